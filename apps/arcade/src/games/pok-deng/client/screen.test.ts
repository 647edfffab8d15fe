// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../../arcadeApi.ts';
import type { SeatActRequest, SeatMessage, SeatTerms, SeatView, TableView } from '../../../seatApi.ts';
import type { ArcadeClient, BetRequest } from '../../../shell/arcadeClient.ts';
import { createText } from '../../../shell/gameText.ts';
import { FakeSocket } from '../../../shell/room/testing/fakeRoom.ts';
import { startSeats } from '../../../shell/seat/startSeats.ts';
import { sessionOf } from '../../../shell/testing/testGame.ts';
import type { PokDengView } from '../rules.ts';
import { pokDengClient } from './client.ts';

const terms: SeatTerms = {
  bases: ['100', '1000', '100000'],
  seats: { least: 2, most: 6 },
  buyIn: { least: 25, most: 100 },
  rake: { numerator: '1', denominator: '50' },
  thinkMs: 12_000,
  bankMs: 30_000,
};

const seatOf = (seat: number, change: Partial<SeatView> = {}): SeatView => ({
  seat,
  name: `Bot ${seat}`,
  picture: seat,
  isBot: true,
  isYou: false,
  stack: '5000',
  status: 'waiting',
  clock: null,
  ...change,
});

function tableOf(change: Partial<TableView> = {}): TableView {
  return {
    id: 'table-1',
    version: 1,
    base: '100',
    seatCount: 6,
    seats: [seatOf(0, { name: 'pl****er', isBot: false, isYou: true, stack: '4000' }), seatOf(3)],
    hand: null,
    next: { id: 'hand-0', number: 0, serverSeedHash: 'ab'.repeat(32), dealsAt: null },
    you: {
      roundId: 'round-1',
      seat: 0,
      stack: '4000',
      isOut: false,
      isShort: false,
      isLeaving: false,
      bankMs: 30_000,
      isReady: false,
      topUps: 0,
      mostTopUp: '6000',
    },
    ...change,
  };
}

/** Returns a hand in which it is your turn, with the four and the five of spades. */
function handOf(view: PokDengView['places'][number]): Partial<TableView> {
  const hidden = { cards: [null, null], hand: null, hasDecided: false };
  return {
    version: 2,
    next: null,
    hand: {
      id: 'hand-0',
      number: 0,
      places: [0, 3],
      yourPlace: 0,
      view: { places: [view, hidden], isOver: false },
      toMove: [0],
      yourMoves: ['draw', 'stand'],
      yourPosition: 0,
      results: null,
      serverSeedHash: 'ab'.repeat(32),
      clientSeed: 'cd'.repeat(32),
      serverSeed: null,
    },
  };
}

const twoPoints = {
  cards: [0, 13],
  hand: { kind: 'points', points: 2, multiple: 2, top: 0 },
  hasDecided: false,
} as const satisfies PokDengView['places'][number];

async function openTable(client: Partial<ArcadeClient> = {}) {
  const sockets: FakeSocket[] = [];
  const acts: SeatActRequest[] = [];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await startSeats(place, {
    game: pokDengClient,
    client: {
      token: () => 'the token',
      balance: () => Promise.resolve({ balance: '100000', jackpots: [], freeRounds: [] }),
      session: () => Promise.resolve(sessionOf({ balance: '100000' })),
      seatAct: (request: SeatActRequest) => {
        acts.push(request);
        return Promise.resolve({ table: null });
      },
      ...client,
    } as ArcadeClient,
    session: sessionOf({ balance: '100000', stakes: terms.bases }),
    title: 'Pok deng',
    ...createText(pokDengClient.messages, 'EN'),
    siteFrame: { post: () => undefined, onPause: () => undefined },
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => true,
    isFramed: true,
    onExit: () => undefined,
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  const receive = (message: SeatMessage): void =>
    void sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  return {
    sockets,
    acts,
    find,
    receive,
    hello: (table: TableView | null) =>
      receive({ type: 'hello', serverTime: Date.now(), holder: 'connection-1', terms, table }),
    show: (table: TableView) => receive({ type: 'table', serverTime: Date.now(), table }),
    textOf: (selector: string): string => find(selector).textContent,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the page of a table', () => {
  it('offers bases that the balance covers, and sits down with a buy-in of the chosen one', async () => {
    const bets: BetRequest[] = [];
    const page = await openTable({
      bet(request) {
        bets.push(request);
        return Promise.resolve({ state: 'OPEN', balance: '96000', clientSeed: 'ab'.repeat(16) } as RoundView);
      },
    });
    page.hello(null);
    expect([...document.querySelectorAll('.lobby .segment')].map(({ textContent }) => textContent)).toEqual([
      '฿1',
      '฿10',
    ]);
    page.find('.lobby-sit').click();
    await vi.advanceTimersByTimeAsync(10);
    expect(bets).toHaveLength(1);
    expect(bets[0]).toMatchObject({ stake: '6000', choice: { tableBase: '100' } });
    // The next connection has the seat.
    expect(page.sockets).toHaveLength(2);
    page.hello(tableOf());
    expect(page.find('.lobby').hidden).toBe(true);
  });

  it('adds a seed once to the hand whose hash it received', async () => {
    const page = await openTable();
    page.hello(tableOf());
    page.show(tableOf({ version: 2 }));
    expect(page.acts).toHaveLength(1);
    expect(page.acts[0]).toMatchObject({ holder: 'connection-1', act: { type: 'seed', hand: 'hand-0' } });
    expect(page.textOf('.felt-hash')).toContain('abababab');
  });

  it('marks bots by name, and hides their cards', async () => {
    const page = await openTable();
    page.hello(tableOf(handOf(twoPoints)));
    const bot = document.querySelector('li[aria-label="Bot 3, bot, ฿50.00"]');
    expect(bot?.querySelector('.pod-badge')?.textContent).toBe('BOT');
    expect(document.querySelectorAll('.pod-cards .playing-card')).toHaveLength(2);
    expect(document.querySelectorAll('.pod-cards .playing-card.is-up')).toHaveLength(0);
    expect(page.find('.pok-own').getAttribute('aria-label')).toBe(
      'Your hand: ace of spades, ace of hearts. 2 points, 2 deng',
    );
  });

  it('sends a move once, with its position', async () => {
    const page = await openTable();
    page.hello(tableOf(handOf(twoPoints)));
    const [draw, stand] = document.querySelectorAll<HTMLElement>('.felt-move');
    draw?.click();
    stand?.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'd' }));
    expect(page.acts.map(({ act }) => act)).toEqual([{ type: 'move', hand: 'hand-0', position: 0, move: 'draw' }]);
  });

  it('shows the result of a hand with its rake, and no older state of the table', async () => {
    const page = await openTable();
    page.hello(tableOf(handOf(twoPoints)));
    document.querySelector<HTMLElement>('.felt-move')?.click();
    const { hand } = tableOf(handOf(twoPoints));
    if (!hand) throw new Error('there is no hand');
    const results = [
      { place: 0, seat: 0, name: 'pl****er', isBot: false, isYou: true, units: 2, net: '196', rake: '4' },
      { place: 1, seat: 3, name: 'Bot 3', isBot: true, isYou: false, units: -2, net: '-200', rake: '0' },
    ];
    const over = { ...hand, toMove: [], yourMoves: [], results, serverSeed: 'ef'.repeat(32) };
    const next = { id: 'hand-1', number: 1, serverSeedHash: '12'.repeat(32), dealsAt: null };
    page.show(tableOf({ version: 5, hand: over, next }));
    page.show(tableOf({ ...handOf(twoPoints), version: 3 }));
    await vi.advanceTimersByTimeAsync(300);
    expect(page.textOf('.dock-status')).toBe('You win ฿1.96 · Rake ฿0.04');
    expect([...document.querySelectorAll('.pod-result:not([hidden])')].map(({ textContent }) => textContent)).toEqual([
      '+฿1.96',
      '−฿2.00',
    ]);
  });

  it('reports that another window has the seat, and does not reconnect', async () => {
    const page = await openTable();
    page.hello(tableOf());
    page.receive({ type: 'taken' });
    expect(page.textOf('dialog.notice h2')).toBe('You play in another window');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.sockets).toHaveLength(1);
  });

  it('asks before leaving, and returns to the lobby while the stack is being paid', async () => {
    const page = await openTable({
      round: () => Promise.resolve({ state: 'SETTLED', balance: '104000' } as RoundView),
    });
    page.hello(tableOf());
    document.querySelectorAll<HTMLElement>('.seat-button')[2]?.click();
    document.querySelector<HTMLElement>('dialog.notice .is-primary')?.click();
    expect(page.acts.at(-1)?.act).toEqual({ type: 'leave' });
    page.receive({ type: 'left', roundId: 'round-1', stack: '4000', bought: '4000' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.find('.lobby').hidden).toBe(false);
    expect(page.textOf('.message')).toBe('You left with ฿40.00.');
  });
});
