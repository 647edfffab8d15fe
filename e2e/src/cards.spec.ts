import { toMinor, type Game, type GamePage } from '@parlor/contract';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { payIn } from './payIn.ts';
import { playSlip } from './playSlip.ts';
import { product } from './product.ts';
import { call, register, tokenOf } from './refusals.ts';
import { playOneHand } from './tableSeat.ts';

/** How many cards are opened; `CARDS=200` opens more, and waits while the gateway counts launches. */
const CARDS = Number(process.env['CARDS'] ?? 40);
const PAGE_SIZE = 200;

interface Round {
  id: string;
  state: string;
  stake: string;
  win: string;
  balance: string | null;
  decisions: unknown[];
  events: { type: string; offers?: { guess: string }[] }[];
}
interface Opened {
  token: string;
  session: {
    gameCode: string;
    balance: string;
    stakes: string[];
    gameVersion: string;
    seeds: { clientSeed: string | null };
  };
}

/** How the games of a family are played here: the choice of a bet, and the decision of a round that is open. */
interface Plan {
  /** Of a game with slips: the choice that a stake makes. */
  choice: object | ((stake: string) => object);
  decide?: (round: Round) => object;
  /** Everybody plays one round, which is heard of in the room of the family. */
  isShared?: boolean;
  /** Everybody bets on a draw that comes by the clock. */
  isDraw?: boolean;
  /** Players sit at a table with a buy-in of so many stakes, and play a hand. */
  buyInUnits?: bigint;
  /** The draw may be hours away: the bet is taken back at once. */
  isTakenBack?: boolean;
  /** Fixtures decide it: a slip on the next one is placed and cashed out. */
  isSlip?: boolean;
}

const cashOut = { type: 'cash_out' };
const afterFirst =
  (first: (round: Round) => object) =>
  (round: Round): object =>
    round.decisions.length === 0 ? first(round) : cashOut;

/** A slip of one line. Its form follows from the title. */
const slipOf =
  (play: string, ...picks: string[][]) =>
  (amount: string): object => ({ lines: [{ play, picks, amount }] });

/** A ticket with 75 balls: five numbers of each column, and four of the third. */
const bingoTicket = [0, 15, 30, 45, 60].flatMap((before, column) =>
  Array.from({ length: column === 2 ? 4 : 5 }, (_, index) => before + index + 1),
);

const plans: Readonly<Record<string, Plan>> = {
  'lotus-lanterns': { choice: {} },
  reels: { choice: {} },
  'emerald-falls': { choice: {} },
  'night-market': { choice: {} },
  scratch: { choice: {} },
  crash: { choice: { panel: 0, target: 101, clientSeed: 'c0'.repeat(16) }, isShared: true },
  dice: { choice: { side: 'under', winning: 5000 } },
  limbo: { choice: { target: 200 } },
  wheel: { choice: { segments: 10, risk: 'low' } },
  plinko: { choice: { rows: 8, risk: 'low' } },
  blackjack: {
    choice: { stakes: ['100'] },
    decide: (round) =>
      round.events.at(-1)?.type === 'turn' ? { type: 'stand' } : { type: 'insurance', isTaken: false },
  },
  'casino-holdem': { choice: { ante: '100', bonus: null }, decide: () => ({ type: 'fold' }) },
  'video-poker': { choice: {}, decide: () => ({ type: 'draw', held: [0, 1] }) },
  'three-card-poker': { choice: { ante: '100', pairPlus: null }, decide: () => ({ type: 'fold' }) },
  baccarat: { choice: (stake) => ({ bets: { banker: stake } }), isDraw: true },
  'dragon-tiger': { choice: (stake) => ({ bets: { dragon: stake } }), isDraw: true },
  'money-wheel': { choice: (stake) => ({ bets: { x2: stake } }), isDraw: true },
  'fan-tan': { choice: (stake) => ({ bets: { kwok13: stake } }), isDraw: true },
  roulette: { choice: (stake) => ({ bets: { '17-20': stake } }), isDraw: true },
  'sic-bo': { choice: (stake) => ({ bets: { odd: stake } }), isDraw: true },
  'bull-bull': { choice: (stake) => ({ bets: { player1Multiple: stake } }), isDraw: true },
  'fish-prawn-crab': { choice: (stake) => ({ bets: { 'fish-crab': stake } }), isDraw: true },
  'pok-deng': { choice: (base) => ({ tableBase: base }), buyInUnits: 25n },
  'big-two': { choice: (base) => ({ tableBase: base }), buyInUnits: 39n },
  brag: { choice: (base) => ({ tableBase: base }), buyInUnits: 20n },
  'digit-draw': { choice: slipOf('side1', ['big']), isDraw: true, isTakenBack: true },
  'race-draw': { choice: slipOf('place1', ['1']), isDraw: true, isTakenBack: true },
  'dice-draw': { choice: slipOf('sumSide', ['odd']), isDraw: true, isTakenBack: true },
  'pick-draw': { choice: slipOf('any1', ['1']), isDraw: true, isTakenBack: true },
  bingo: {
    choice: (amount: string) => ({ amount, tickets: [bingoTicket] }),
    isDraw: true,
    isTakenBack: true,
  },
  sportsbook: { choice: {}, isSlip: true },
  keno: { choice: { picks: [3, 14, 25], risk: 'classic' } },
  fish: { choice: (stake) => ({ shots: [{ bullet: stake, species: 'sardine' }] }) },
  mines: { choice: { mines: 3 }, decide: afterFirst(() => ({ type: 'pick', tile: 12 })) },
  climb: { choice: { difficulty: 'easy' }, decide: afterFirst(() => ({ type: 'step', door: 0 })) },
  'coin-flip': { choice: { side: 'heads' }, decide: () => cashOut },
  'hi-lo': {
    choice: {},
    decide: afterFirst((round) => ({ type: 'guess', guess: round.events.at(-1)?.offers?.[0]?.guess })),
  },
};

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Nouns of the tables that draw by the clock. */
const tables = [
  'Baccarat',
  'Dragon Tiger',
  'Roulette',
  'Money Wheel',
  'Fan Tan',
  'Sic Bo',
  'Fish Prawn Crab',
  'Bull Bull',
];

/** Nouns of the games that people play with each other. */
const seatGames = ['Pok Deng', 'Big Two', 'Three-Card Brag'];

/** Enters a room, and waits until its next round takes bets. Returns a function that leaves it. */
async function nextRoundOf(family: string, token: string): Promise<() => void> {
  const socket = new WebSocket(`${product.arcadeUrl.replace('http', 'ws')}/arcade/api/rooms/${family}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token })));
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith('{"type":"opened"')) resolve(undefined);
    });
    socket.addEventListener('close', reject);
  });
  return () => socket.close();
}

/** The family of a game, from the version of its rules. */
const familyOf = (version: string): string => version.split('@')[0] ?? '';

/** Every card of the catalogue that a server opens. */
async function openCards(request: APIRequestContext): Promise<Game[]> {
  const cards: Game[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const url = `${call('listGames')}?pageSize=${PAGE_SIZE}&pageNo=${pageNo}`;
    const { value } = (await (await request.get(url)).json()) as { value: GamePage };
    cards.push(...value.games.filter(({ opensSoon, isMaintained }) => !opensSoon && !isMaintained));
    if (pageNo >= value.totalPages) return cards;
  }
}

/** Every n-th of a list, so many of them. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}

const isCrash = (card: Game): boolean => card.gameClassify.includes('Crash');

/** Cards of every family that answers at once, then others spread over the catalogue: the same in every run. */
function pickCards(cards: readonly Game[], count: number): Game[] {
  const isOf = (card: Game, ...kinds: string[]): boolean => kinds.some((kind) => card.gameClassify.includes(kind));
  const isWaiting = (card: Game): boolean =>
    isCrash(card) || [...tables, ...seatGames].some((noun) => card.gameName.includes(noun));
  const quick = cards.filter((card) => !isWaiting(card));
  const own = quick.filter((card) => !isOf(card, 'BG') && card.vassalage === 'PARLOR');
  const named = [
    'Coin Flip',
    'Tower',
    'Scratch Card',
    'Blackjack',
    'Three-Card Poker',
    "Casino Hold'em",
    'One-Minute Five',
    'Boat Race',
    'Quick Dice',
    'Eleven Choose Five',
    'Bingo 75',
    'Football Live Odds',
  ].flatMap((noun) => quick.find(({ gameName }) => gameName.includes(noun)) ?? []);
  const fish = spread(
    quick.filter((card) => isOf(card, 'FG')),
    Math.ceil(count / 40),
  );
  const first = new Set([...own, ...named, ...fish]);
  // Draws take their time, so few of them are played.
  const others = quick.filter((card) => !first.has(card) && !isOf(card, 'BG', 'DRAW', 'FAST'));
  const rest = Math.max(0, count - first.size);
  return [
    ...first,
    ...spread(
      others.filter((card) => isOf(card, 'AR')),
      rest / 4,
    ),
    ...spread(
      others.filter((card) => !isOf(card, 'AR')),
      rest,
    ),
  ];
}

/** The families whose rounds come by the clock or wait for others. */
const waitingFamilies = Object.keys(plans).filter((family) => waits(plans[family]));

/** Whether a round of a plan ends later than the answer to its bet. */
function waits(plan: Plan | undefined): boolean {
  return plan?.isShared === true || plan?.buyInUnits !== undefined || (plan?.isDraw === true && !plan.isTakenBack);
}

/** What a card has cost and paid, in minor units, and the balances before and after it. */
interface Played {
  family: string;
  stake: bigint;
  win: bigint;
  before: bigint;
  after: bigint;
}

/** A new player with money, who opens cards and plays a paid round on each. The account is used by nobody else. */
async function cardPlayer(page: Page): Promise<(card: Game) => Promise<Played>> {
  // The session has a half in a cookie, so the page's own requests carry it.
  const { request } = page;
  await register(page);
  const headers = { Token: await tokenOf(page), Language: 'EN' };
  await payIn(page, '2000.00');

  const send = async <Value>(path: string, data: object, token?: string): Promise<Value> => {
    for (;;) {
      const answer = await request.post(`${product.arcadeUrl}/arcade/api/${path}`, {
        data,
        ...(token === undefined ? {} : { headers: bearer(token) }),
      });
      const said = (await answer.json()) as { success: boolean; value: Value; errorCode?: string };
      if (said.success) return said.value;
      if (answer.status() === 429) {
        await page.waitForTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1_000);
        continue;
      }
      // A draw that is closed is followed by the next one.
      expect(['round.too_soon', 'draw.closed'], path).toContain(said.errorCode);
      await page.waitForTimeout(100);
    }
  };
  const read = async <Value>(path: string, token: string): Promise<Value> => {
    for (;;) {
      const answer = await request.get(`${product.arcadeUrl}/arcade/api/${path}`, { headers: bearer(token) });
      if (answer.ok()) return ((await answer.json()) as { value: Value }).value;
      // Rounds that go on together ask more often than an address may when they take long.
      expect(answer.status(), path).toBe(429);
      await page.waitForTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1_000);
    }
  };

  /** Launches a card. Waits when the gateway has counted too many launches. */
  async function launch(nodeId: string): Promise<string> {
    for (;;) {
      const answer = await request.post(call('launchGame'), { headers, data: { nodeId } });
      if (answer.status() === 429) {
        await page.waitForTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1_000);
        continue;
      }
      expect(answer.ok(), nodeId).toBe(true);
      const { value } = (await answer.json()) as { value: { url: string } };
      // The page of the game is there.
      expect((await request.get(value.url)).status()).toBe(200);
      return new URL(value.url).searchParams.get('code') ?? '';
    }
  }

  // One card is opened after the other, as a player does; their rounds go on together.
  let openings: Promise<unknown> = Promise.resolve();
  const openInTurn = (card: Game): Promise<Opened> => {
    const opening = openings.then(async () => send<Opened>('session', { code: await launch(card.nodeId) }));
    openings = opening.catch(() => undefined);
    return opening;
  };

  return async (card) => {
    const { token, session } = await openInTurn(card);
    expect(session.gameCode).toBe(card.gameCode);
    const family = familyOf(session.gameVersion);
    const before = BigInt(session.balance);
    const lowest = BigInt(session.stakes[0] ?? 0);
    const plan = plans[family];
    if (!plan) throw new Error(`The game ${family} has no plan`);
    if (plan.isSlip) {
      const { stake, paid } = await playSlip(request, token, lowest.toString());
      expect(paid).toBeGreaterThan(0n);
      const { balance } = await read<{ balance: string }>('balance', token);
      return { family, stake, win: paid, before, after: BigInt(balance) };
    }
    const leave = plan.isShared ? await nextRoundOf(family, token) : undefined;
    let round = await send<Round>(
      'rounds',
      {
        stake: (lowest * (plan.buyInUnits ?? 1n)).toString(),
        choice: typeof plan.choice === 'function' ? plan.choice(lowest.toString()) : plan.choice,
        idempotencyKey: crypto.randomUUID(),
        ...(session.seeds.clientSeed === null || plan.isDraw ? { clientSeed: 'c0'.repeat(16) } : {}),
      },
      token,
    );
    if (plan.isTakenBack) {
      const back = await send<Round>(`rounds/${round.id}/cancel`, {}, token);
      expect([round.state, back.state]).toEqual(['OPEN', 'VOID']);
      const { balance } = await read<{ balance: string }>('balance', token);
      return { family, stake: 0n, win: 0n, before, after: BigInt(balance) };
    }
    if (plan.buyInUnits !== undefined) await playOneHand(token, (body) => send('seats/acts', body, token));
    while (waits(plan) && round.state !== 'SETTLED') {
      await page.waitForTimeout(500);
      round = await read<Round>(`rounds/${round.id}`, token);
    }
    leave?.();
    while (round.state === 'OPEN') {
      const body = { position: round.decisions.length, decision: plan.decide?.(round) };
      round = await send<Round>(`rounds/${round.id}/decisions`, body, token);
    }
    expect(round.state).toBe('SETTLED');
    return { family, stake: BigInt(round.stake), win: BigInt(round.win), before, after: BigInt(round.balance ?? 0) };
  };
}

test('cards whose rounds wait open a game and take a paid round, all at once', async ({ page }) => {
  // A draw of each table comes within its period; a hand against bots takes a minute at most.
  test.setTimeout(180_000);
  const play = await cardPlayer(page);
  const cards = await openCards(page.request);
  const waiting = [...tables, ...seatGames].map((noun) => cards.find(({ gameName }) => gameName.includes(noun)));
  const crash = spread(cards.filter(isCrash), Math.ceil(CARDS / 40));
  const picked = [...crash, ...waiting].filter((card) => card !== undefined);
  const played = await Promise.all(picked.map((card) => test.step(card.gameName, () => play(card))));
  expect([...new Set(played.map(({ family }) => family))].toSorted()).toEqual(waitingFamilies.toSorted());
  const moved = played.reduce((sum, { stake, win }) => sum + win - stake, 0n);
  const headers = { Token: await tokenOf(page), Language: 'EN' };
  const answer = await page.request.get(call('getBalance'), { headers });
  const { value } = (await answer.json()) as { value: { sumBalance: string } };
  expect(toMinor(value.sumBalance, 'THB')).toBe(200_000n + moved);
});

test('other cards of every kind open a game and take a paid round', async ({ page }) => {
  test.setTimeout(60_000 + CARDS * 3_000);
  const play = await cardPlayer(page);
  const opened = new Set<string>();
  for (const card of pickCards(await openCards(page.request), CARDS)) {
    await test.step(card.gameName, async () => {
      const { family, stake, win, before, after } = await play(card);
      expect(after).toBe(before - stake + win);
      opened.add(family);
    });
  }
  const families = Object.keys(plans).filter((family) => !waitingFamilies.includes(family));
  expect([...opened].toSorted()).toEqual(families.toSorted());
});
