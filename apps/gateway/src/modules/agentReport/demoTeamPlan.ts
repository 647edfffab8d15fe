/** The number of agents on each level below the head. */
const LEVELS = [6, 18, 36, 24] as const;
/** Accounts below a head. */
export const TEAM_SIZE = 500;
/** Days of play of a demo team. */
export const TEAM_DAYS = 182;

/** An account of a demo team. */
export interface DemoMember {
  /** Its index, from 1; the head is 0. */
  index: number;
  /** The index of its upline. */
  above: number;
  level: number;
  isAgent: boolean;
  account: string;
  nickname: string;
  /** The day on which it registered, counted from the first day of the history. */
  joined: number;
  /** The rate in parts per million, of all game types. */
  ratePpm: number;
}

const NICKNAMES = [
  'Anong',
  'Apinya',
  'Arthit',
  'Boonmee',
  'Busaba',
  'Chai',
  'Chanida',
  'Dao',
  'Decha',
  'Fah',
  'Jintana',
  'Kamon',
  'Kanya',
  'Lawan',
  'Lek',
  'Malee',
  'Manee',
  'Nok',
  'Nuanchan',
  'Ploy',
  'Prasert',
  'Preecha',
  'Rung',
  'Sakda',
  'Siriporn',
  'Suda',
  'Sunan',
  'Suwit',
  'Tawan',
  'Thida',
  'Udom',
  'Wanida',
  'Wirat',
  'Yuphin',
] as const;

/**
 * Returns the rate of accounts at a level below the head, whose own rate is 7.8 %: 7.5 % and less, which needs no
 * quota.
 */
const rateOf = (level: number): number => 77_000 - level * 2_000;

/** Returns the accounts below a head, uplines before their downlines. The same seed gives the same team. */
export function planTeam(seed: number): DemoMember[] {
  const random = sequence(seed);
  const team: DemoMember[] = [];
  const agents: (readonly DemoMember[])[] = [];
  const add = (upline: DemoMember | undefined, isAgent: boolean): DemoMember => {
    const index = team.length + 1;
    const level = (upline?.level ?? 0) + 1;
    const nickname = NICKNAMES[random(NICKNAMES.length)] ?? 'Anong';
    // Agents register in the first weeks; players register all the time, more of them later.
    const earliest = upline?.joined ?? 0;
    const joined = isAgent
      ? Math.min(earliest + random(18), TEAM_DAYS - 1)
      : earliest + Math.floor(Math.sqrt(random((TEAM_DAYS - earliest) ** 2)));
    const member: DemoMember = {
      index,
      above: upline?.index ?? 0,
      level,
      isAgent,
      account: `${nickname.toLowerCase()}${seed}${String(index).padStart(3, '0')}`,
      nickname,
      joined,
      ratePpm: rateOf(level),
    };
    team.push(member);
    return member;
  };
  for (const [level, count] of LEVELS.entries()) {
    const above = agents[level - 1];
    agents.push(Array.from({ length: count }, (_, index) => add(above?.[index % above.length], true)));
  }
  const all = agents.flat();
  while (team.length < TEAM_SIZE) add(random(12) === 0 ? undefined : all[random(all.length)], false);
  return team;
}

/** Returns a generator of numbers below a bound, the same for the same seed (mulberry32). */
function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
