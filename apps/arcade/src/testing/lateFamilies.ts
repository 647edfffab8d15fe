import { demoGames, type InHouseFamily } from '@parlor/artwork/titles';
import { sql } from 'kysely';
import type { ArcadeApp } from '../app.ts';
import type { RoundView } from '../arcadeApi.ts';
import type { DrawView } from '../drawApi.ts';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import { MIN_TARGET } from '../games/crash/math.ts';
import { titleOf } from '../games/titles.ts';
import type { RoomRound } from '../roomApi.ts';
import type { TableView } from '../seatApi.ts';
import type { SlipView } from '../sportsApi.ts';
import { randomPlayers, stakeOf } from '../tools/randomPlayers.ts';
import { lateTitleOf, type LateHouse, type Page, type SocketMessage } from './lateHouse.ts';
import { anySeed, valueOf, type Player } from './roomTable.ts';
import { legOf } from './sportsHouse.ts';

/** A bet that is accepted if it is sent now. */
export interface LateBet {
  path: 'rounds' | 'sports/slips';
  body: { stake: string; idempotencyKey: string; choice?: unknown; [key: string]: unknown };
  /** Plays the round to its end. */
  end(arcade: ArcadeApp): Promise<void>;
}

/** A family whose rounds end by the clock, by other players' acts, or when their player leaves. */
export interface LateFamily {
  code: string;
  /** Waits for a moment at which bets are accepted. */
  ready(house: LateHouse, arcade: ArcadeApp, player: Player): Promise<LateBet>;
  /** Returns the ids of open rounds that a page receives when it opens. */
  stateOf(house: LateHouse, arcade: ArcadeApp, player: Player): Promise<string[]>;
}

const idsOf = (list: unknown): string[] => (list as RoundView[]).map(({ id }) => id);
const isHello = ({ type }: SocketMessage): boolean => type === 'hello';
const tableOf = ({ table }: SocketMessage): TableView | null => (table ?? null) as TableView | null;

/** Returns a random bet of the smallest chips. */
function randomBet(family: keyof typeof randomPlayers, { session }: Player) {
  const draw = uniformDraw(outcomeWords({ serverSeed: anySeed(), clientSeed: anySeed(), nonce: 0 }));
  const [chip = 0n] = session.stakes.map(BigInt);
  const choice = randomPlayers[family].choose(draw, [chip], session.gameCode);
  const stake = stakeOf(titleOf(session.gameCode)?.game ?? {}, choice, chip).toString();
  return { stake, choice, clientSeed: anySeed(), idempotencyKey: anySeed() };
}

/** Returns the first message of a connection, which is then closed. */
async function greeting(house: LateHouse, arcade: ArcadeApp, path: string, player: Player): Promise<SocketMessage> {
  const page = await house.connect(arcade, path, player);
  const hello = await page.waitFor(isHello);
  page.socket.close();
  return hello;
}

const crash: LateFamily = {
  code: lateTitleOf('crash'),
  async ready(house, arcade, player) {
    const page = await house.connect(arcade, 'rooms/crash', player);
    const { round, phase } = (await page.waitFor(isHello)) as unknown as { round: RoomRound; phase: string };
    const open =
      phase === 'betting' ? round : ((await page.waitFor(({ type }) => type === 'opened')).round as RoomRound);
    page.socket.close();
    const { choice, ...bet } = randomBet('crash', player);
    return {
      path: 'rounds',
      // Nearly every flight reaches such a low target.
      body: { ...bet, choice: { ...(choice as object), target: MIN_TARGET }, clientSeed: undefined },
      async end() {
        await sql`update shared_round set starts_at = date_trunc('milliseconds', clock_timestamp())
          where id = ${open.id}`.execute(house.database.db);
        // No flight takes longer.
        await house.clock.pass(600_000);
      },
    };
  },
  stateOf: async (house, arcade, player) => idsOf((await greeting(house, arcade, 'rooms/crash', player)).mine),
};

const drawn = (family: keyof typeof randomPlayers): LateFamily => ({
  code: lateTitleOf(family),
  async ready(house, arcade, player) {
    const page = await house.connect(arcade, 'draws', player);
    const hello = await page.waitFor(isHello);
    let draw = hello.draw as DrawView;
    // A room that somebody has just entered reports a moment later that its draw is closed.
    if ((hello.serverTime as number) > draw.closesAt - 60_000) {
      const { index } = draw;
      await house.clock.reach(draw.opensAt + (hello.schedule as { periodMs: number }).periodMs);
      const opened = await page.waitFor(
        (message) => message.type === 'opened' && (message.draw as DrawView).index > index,
      );
      draw = opened.draw as DrawView;
    }
    page.socket.close();
    return {
      path: 'rounds',
      body: { ...randomBet(family, player), draw: draw.index },
      end: () => house.clock.reach(draw.revealsAt),
    };
  },
  stateOf: async (house, arcade, player) => idsOf((await greeting(house, arcade, 'draws', player)).mine),
});

/** Moves and gives seeds until a hand with the player is running. */
async function playHand(house: LateHouse, arcade: ArcadeApp, player: Player, page: Page): Promise<string> {
  const { holder } = (await page.waitFor(isHello)) as unknown as { holder: string };
  const act = (request: object) => house.call(arcade, 'POST', 'seats/acts', player.token, { holder, act: request });
  const seated = await page.waitFor((message) => (tableOf(message)?.next ?? null) !== null);
  await act({ type: 'seed', hand: tableOf(seated)?.next?.id, clientSeed: anySeed() });
  await page.waitFor((message) => (tableOf(message)?.hand?.yourPlace ?? null) !== null);
  return holder;
}

const seated = (family: 'pok-deng' | 'big-two' | 'brag'): LateFamily => ({
  code: lateTitleOf(family),
  async ready(house, _, player) {
    const { seating } = titleOf(player.session.gameCode)?.game ?? {};
    const [base = '0'] = player.session.stakes;
    const stake = (BigInt(base) * BigInt(seating?.buyIn.least ?? 0)).toString();
    return {
      path: 'rounds',
      body: { stake, choice: { tableBase: base }, clientSeed: anySeed(), idempotencyKey: anySeed() },
      async end(arcade) {
        const page = await house.connect(arcade, 'seats', player);
        const holder = await playHand(house, arcade, player, page);
        valueOf(await house.call(arcade, 'POST', 'seats/acts', player.token, { holder, act: { type: 'leave' } }));
        await page.waitFor(({ type }) => type === 'left');
        page.socket.close();
      },
    };
  },
  async stateOf(house, arcade, player) {
    const table = tableOf(await greeting(house, arcade, 'seats', player));
    return table ? [table.you.roundId] : [];
  },
});

const sportsbook: LateFamily = {
  code: lateTitleOf('sportsbook'),
  async ready(house) {
    const fixture = await house.fixture(60_000);
    return {
      path: 'sports/slips',
      body: {
        idempotencyKey: anySeed(),
        clientSeed: anySeed(),
        legs: [legOf(fixture, 237)],
        combine: 1,
        stake: '1000',
        priceChanges: 'none',
      },
      end: () => house.clock.reach(fixture.endsAt),
    };
  },
  async stateOf(house, arcade, player) {
    const page = await house.connect(arcade, 'sports/live', player);
    const { slips } = (await page.waitFor(isHello)) as unknown as { slips: SlipView[] };
    page.socket.close();
    return slips.map(({ id }) => id);
  },
};

/** Every family whose rounds do not end with their own calls. */
export const lateFamilies: readonly [InHouseFamily, LateFamily][] = [
  ...new Set(demoGames().flatMap(({ family }) => family ?? [])),
].flatMap((family): [InHouseFamily, LateFamily][] => {
  if (family === 'sportsbook') return [[family, sportsbook]];
  const game = titleOf(lateTitleOf(family))?.game;
  if (game?.seating) return [[family, seated(family as 'pok-deng')]];
  if (game?.sharedSecrets) return [[family, crash]];
  return game?.drawing ? [[family, drawn(family as keyof typeof randomPlayers)]] : [];
});

/** One family of each kind. Families of a kind differ only in their rules: one engine moves their money. */
export const lateKinds = lateFamilies.filter(([family]) =>
  ['crash', 'baccarat', 'pick-draw', 'pok-deng', 'sportsbook'].includes(family),
);
