import type { RoundView } from '../../../arcadeApi.ts';
import type { DrawMessage } from '../../../drawApi.ts';
import type { ArcadeClient, BetRequest } from '../../arcadeClient.ts';
import { createText } from '../../gameText.ts';
import { FakeSocket } from '../../room/testing/fakeRoom.ts';
import { roundOf, sessionOf } from '../../testing/testGame.ts';
import type { DrawGameClient } from '../drawGame.ts';
import { startDraws } from '../startDraws.ts';

/** Returns a draw that opens now. */
export const drawOf = (index: number, opensAt = Date.now()) => ({
  index,
  hash: index.toString(16).padStart(64, '0'),
  opensAt,
  closesAt: opensAt + 16_000,
  revealsAt: opensAt + 17_500,
});

/** Returns the first message of a room whose draw is open. */
export function helloOf(index: number, mine: RoundView[] = []): Extract<DrawMessage, { type: 'hello' }> {
  return {
    type: 'hello',
    serverTime: Date.now(),
    schedule: { periodMs: 30_000, offsetMs: 0, bettingMs: 16_000, revealsAfterMs: 1_500, drawsAhead: 0 },
    draw: drawOf(index),
    chain: { firstDraw: 0, length: 4096, terminalHash: 'f'.repeat(64), publicSeed: 'e'.repeat(64) },
    phase: 'betting',
    clientSeed: null,
    past: [],
    totals: { players: 0, bets: 0, places: [] },
    mine,
  };
}

/** Opens a table whose server is the test. Motion is reduced by default. */
export async function sitDownAt(
  game: DrawGameClient,
  {
    answer,
    round,
    prefersStill = true,
    delayMs,
  }: {
    answer?: (request: BetRequest) => RoundView;
    round?: (id: string) => RoundView;
    prefersStill?: boolean;
    /** The delay of the answer to a bet, in ms. */
    delayMs?: number;
  } = {},
) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const socket = new FakeSocket();
  const bets: BetRequest[] = [];
  const roundFor = (request: BetRequest): RoundView =>
    answer?.(request) ??
    roundOf(7, {
      state: 'OPEN',
      stake: request.stake,
      choice: request.choice,
      nonce: request.draw ?? 0,
      balance: '9000',
      events: [],
    });
  const served = new Map<string, unknown>();
  const client = {
    token: () => 'the token',
    call: async (_: string, path: string) => served.get(path),
    balance: () => Promise.resolve({ balance: '10000', jackpots: [], freeRounds: [] }),
    session: () => Promise.resolve(sessionOf({ balance: '10000' })),
    markShown: () => Promise.resolve(),
    round: async (id: string) => round?.(id),
    async bet(request: BetRequest) {
      bets.push(request);
      if (delayMs !== undefined)
        await new Promise((resolve) => {
          setTimeout(resolve, delayMs);
        });
      return roundFor(request);
    },
  } as unknown as ArcadeClient;
  await startDraws(place, {
    game,
    client,
    session: sessionOf({ balance: '10000', stakes: ['100', '500', '1000'], slip: { unit: '100', max: '5000' } }),
    title: 'Test table',
    ...createText(game.messages, 'EN'),
    siteFrame: { post: () => undefined, onPause: () => undefined },
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => prefersStill,
    isFramed: false,
    onExit: () => undefined,
    connect: () => socket,
  });
  socket.open();
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    bets,
    /** Sets the server's answer at a path under `/arcade/api/`. */
    serve: (path: string, value: unknown) => void served.set(path, value),
    deliver: (message: DrawMessage) => socket.deliver(message as never),
    find,
    press: (selector: string) => find(selector).click(),
    nameOf: (place_: string) => find(`[data-place="${place_}"]`).getAttribute('aria-label'),
    confirm: () => find('.table-confirm'),
  };
}
