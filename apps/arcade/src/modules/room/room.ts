import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RoomMessage } from '../../roomApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import type { SharedBets } from '../round/roundRequests.ts';
import type { RoundRow } from '../round/round.repository.ts';
import { createOpenBets } from '../round/openBets.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { createRoundViews } from '../round/roundView.ts';
import type { SeedService } from '../seed/seed.service.ts';
import { createAudience, type Seat } from './audience.ts';
import { createBetEndings } from './betEndings.ts';
import { createLiveBets } from './liveBets.ts';
import { createRoomClock } from './roomClock.ts';
import { createRoomKeeper, type RoomTimes } from './roomKeeper.ts';
import { createSharedBets } from './sharedBets.ts';
import { listPlayerBets } from './sharedBet.repository.ts';
import type { SharedRoundRow } from './sharedRound.repository.ts';
import { createSharedRounds, roomRoundOf } from './sharedRounds.ts';

/** The room in which all players share one round at a time. */
export interface Room {
  bets: SharedBets;
  /** Subscribes a connection to the room, beginning with a `hello`. */
  enter(seat: Seat): Promise<void>;
  start(): Promise<void>;
  /** Finishes pending writes and leaves the rounds to other processes. */
  stop(): Promise<void>;
}

export interface RoomDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  seeds: SeedService;
  settlement: RoundSettlement;
  gameOf: (gameCode: string) => Game | undefined;
  leaseMs: number;
  decisionWindowMs: number;
  times: RoomTimes;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => number;
}

/** The interval at which the clients' clocks are set, in ms. */
const TIME_EVERY_MS = 10_000;

/** Creates the room of this process. */
export function createRoom({
  db,
  secrets,
  seeds,
  settlement,
  gameOf,
  leaseMs,
  decisionWindowMs,
  times,
  log,
  now,
}: RoomDependencies): Room {
  const clock = createRoomClock(db, now);
  const views = createRoundViews({ seeds, gameOf });
  const audience = createAudience();
  const { bettingMs, interruptedAfterMs } = times;
  const rounds = createSharedRounds({ db, secrets, seeds, now, bettingMs, interruptedAfterMs });
  const endings = createBetEndings({ db, rounds, views, settlement, gameOf, decisionWindowMs, log, now });
  const keeper = createRoomKeeper({ db, clock, rounds, endings, times, watchers: audience.size, log });
  const currentRound = keeper.current;
  const bets = createSharedBets({
    db,
    clock,
    rounds,
    currentRound,
    endings,
    views,
    openBets: createOpenBets({ db, views, settlement, leaseMs, decisionWindowMs, now }),
    settlement,
    gameOf,
  });
  const live = createLiveBets({ db, audience, currentRound, views, gameOf, everyMs: times.watchEveryMs, log, now });
  let ticking: NodeJS.Timeout | undefined;

  /** Returns the current round and the player's bets in it. Waits for the next round if there is none. */
  async function joinedRound({ player }: Seat): Promise<{ round: SharedRoundRow; mine: RoundRow[] }> {
    for (;;) {
      await keeper.joined();
      const joined = currentRound();
      if (!joined) continue;
      const mine = await listPlayerBets(db, joined.id, player);
      const round = currentRound();
      // Another round may have opened by now.
      if (round?.id === joined.id) return { round, mine };
    }
  }

  return {
    bets,
    async enter(seat) {
      audience.add(seat);
      seat.socket.once('close', () => audience.remove(seat));
      if (seat.socket.readyState !== seat.socket.OPEN) audience.remove(seat);
      const { round, mine } = await joinedRound(seat);
      // No await from here on, so that no change falls between this message and the next ones.
      const hello: RoomMessage = {
        type: 'hello',
        serverTime: clock.now(),
        round: roomRoundOf(round),
        phase: keeper.phase(),
        clientSeed: round.client_seed,
        terminalHash: round.terminal_hash,
        past: [...keeper.past()],
        bets: live.listFor(seat.player),
        totals: live.totals(),
        mine: mine.flatMap((bet) => views.viewOf(bet) ?? []),
      };
      audience.welcome(seat, hello);
    },
    async start() {
      // The clock is compared before the first check uses it.
      await clock.sync();
      keeper.start({
        opened: (round) => audience.broadcast({ type: 'opened', round: roomRoundOf(round) }),
        started: (round) =>
          audience.broadcast({ type: 'started', index: round.index, clientSeed: round.client_seed ?? '' }),
        crashed: (_, { crash, serverSeed }) => audience.broadcast({ type: 'crash', x: crash, s: serverSeed }),
      });
      live.start();
      ticking = setInterval(() => audience.broadcast({ type: 'time', serverTime: clock.now() }), TIME_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(ticking);
      await Promise.all([keeper.stop(), live.stop()]);
    },
  };
}
