import type { PlayProfile } from './playProfile.rules.ts';

/** The fields of a bet that a play profile checks. */
export interface WatchedBet {
  accountId: string;
  roundId: string;
  /** Minor units. */
  amount: bigint;
  /** When the bet was made, according to the vendor, in epoch ms. */
  eventAt: number;
  /** Tips and contributions to jackpots are not stakes. */
  category: string;
}

/** The rule of a profile that refuses a bet. */
export type BetLimit = 'MAX_STAKE' | 'MIN_CYCLE';

/**
 * Checks new bets by the profile of their session, against the player's last round in this process's memory. It uses no
 * database, so a second gateway knows only its own bets. The arcade enforces the same rules exactly, in its own
 * database.
 */
export interface PlayWatch {
  /** Returns the rule that refuses a new bet; undefined when none does. */
  refusal: (profile: PlayProfile | null, bet: WatchedBet) => BetLimit | undefined;
  /** Remembers an accepted bet. */
  note: (profile: PlayProfile | null, bet: WatchedBet) => void;
}

/** How far a vendor's clock may be ahead of this one, in ms. */
const CLOCK_AHEAD_MS = 5_000;
/** How long rounds are remembered, in ms: no jurisdiction requires a longer time between two rounds. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_PLAYERS = 50_000;

interface LastRound {
  roundId: string;
  beganAt: number;
  staked: bigint;
}

/** Creates the watch. `clock` returns epoch ms. */
export function createPlayWatch(clock: () => number): PlayWatch {
  /** Last rounds by player and kind of game, the latest bet at the end. */
  const rounds = new Map<string, LastRound>();

  const isWatched = ({ min_cycle_ms, max_stake }: PlayProfile): boolean => min_cycle_ms > 0 || max_stake !== undefined;
  const keyOf = ({ kind }: PlayProfile, { accountId }: WatchedBet): string => `${kind} ${accountId}`;
  // A call may take long, so the pace is measured by the times at which bets were made, never in the future.
  const momentOf = ({ eventAt }: WatchedBet): number => Math.min(eventAt, clock() + CLOCK_AHEAD_MS);

  return {
    refusal(profile, bet) {
      if (profile === null || bet.category !== 'base' || !isWatched(profile)) return undefined;
      const last = rounds.get(keyOf(profile, bet));
      const isSameRound = last?.roundId === bet.roundId;
      const staked = bet.amount + (isSameRound ? last.staked : 0n);
      if (profile.max_stake !== undefined && staked > BigInt(profile.max_stake)) return 'MAX_STAKE';
      const isTooSoon = last !== undefined && !isSameRound && momentOf(bet) - last.beganAt < profile.min_cycle_ms;
      return isTooSoon ? 'MIN_CYCLE' : undefined;
    },
    note(profile, bet) {
      if (profile === null || bet.category !== 'base' || !isWatched(profile)) return;
      const key = keyOf(profile, bet);
      const last = rounds.get(key);
      const moment = momentOf(bet);
      rounds.delete(key);
      rounds.set(
        key,
        last?.roundId === bet.roundId
          ? { ...last, staked: last.staked + bet.amount }
          : { roundId: bet.roundId, beganAt: Math.max(moment, last?.beganAt ?? 0), staked: bet.amount },
      );
      forgetOld();
    },
  };

  function forgetOld(): void {
    for (const [key, { beganAt }] of rounds) {
      if (rounds.size <= REMEMBERED_PLAYERS && clock() - beganAt < REMEMBERED_MS) return;
      rounds.delete(key);
    }
  }
}
