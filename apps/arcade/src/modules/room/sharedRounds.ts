import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { PastCrash, RoomRound } from '../../roomApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { crashesAfter } from '../../games/crash/growth.ts';
import { drawCrash } from '../../games/crash/rules.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import type { SeedService } from '../seed/seed.service.ts';
import { CHAIN_LENGTH, chainSeeds } from './seedChain.ts';
import {
  closeBets,
  endSharedRound,
  findNewestRound,
  findSharedRound,
  insertSharedRound,
  listCrashedRounds,
  type SharedRoundRow,
} from './sharedRound.repository.ts';

/** The course of a round once its client seed is fixed. A secret until `crashAt`. */
export interface Fate {
  /** The crash point in hundredths. */
  crash: number;
  /** Epoch ms of the database's clock. */
  crashAt: number;
  serverSeed: string;
}

/** The rounds of the room: the database performs every step once, for the first process that requests it. */
export interface SharedRounds {
  newest(): Promise<SharedRoundRow | undefined>;
  /** The crash of a round; undefined while bets are open. */
  fateOf(round: SharedRoundRow): Fate | undefined;
  /**
   * Opens the round that follows `last`, not before `opensAt`. Returns the newest round, possibly one that another
   * process opened.
   */
  openNext(last: SharedRoundRow | undefined, opensAt: number): Promise<SharedRoundRow>;
  /** Fixes the client seed of a round, at its start. Returns its new state. */
  close(round: SharedRoundRow): Promise<SharedRoundRow>;
  /** Reveals a round, at its crash. Returns its new state. */
  end(round: SharedRoundRow): Promise<SharedRoundRow>;
  /** The rounds that crashed last, newest first. */
  past(limit: number): Promise<PastCrash[]>;
}

export interface SharedRoundDependencies {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  seeds: Pick<SeedService, 'serverSeedOf'>;
  now: () => number;
  bettingMs: number;
  interruptedAfterMs: number;
}

/** Returns a round as everybody may see it at any time. */
export function roomRoundOf(round: SharedRoundRow): RoomRound {
  return {
    index: round.index,
    id: round.id,
    hash: round.server_seed_hash,
    opensAt: round.opens_at,
    startsAt: round.starts_at,
  };
}

/** Creates the rounds of the room. */
export function createSharedRounds({
  db,
  secrets,
  seeds,
  now,
  bettingMs,
  interruptedAfterMs,
}: SharedRoundDependencies): SharedRounds {
  /** The seeds of the chain in use. */
  let opened: { chainId: string; all: string[] } | undefined;

  async function seedsOf(chainId: string): Promise<string[]> {
    if (opened?.chainId === chainId) return opened.all;
    const chain = await db.selectFrom('crash_chain').selectAll().where('id', '=', chainId).executeTakeFirstOrThrow();
    opened = { chainId, all: chainSeeds(secrets.open(chain.sealed_seed, chain.id), chain.length) };
    return opened.all;
  }

  async function reread({ id }: SharedRoundRow): Promise<SharedRoundRow> {
    const round = await findSharedRound(db, id);
    if (!round) throw new Error('the shared round is gone');
    return round;
  }

  const fateOf: SharedRounds['fateOf'] = (round) => {
    if (round.client_seed === null) return undefined;
    const serverSeed = seeds.serverSeedOf({ id: round.seed_pair_id, sealed_server_seed: round.sealed_server_seed });
    const words = outcomeWords({ serverSeed, clientSeed: round.client_seed, nonce: round.index });
    const crash = drawCrash(uniformDraw(words));
    return { crash, crashAt: round.starts_at + crashesAfter(crash), serverSeed };
  };

  return {
    newest: () => findNewestRound(db),
    fateOf,
    async openNext(last, opensAt) {
      const isNewChain = !last || last.index >= last.length;
      const chainId = isNewChain ? uuidv7() : last.chain_id;
      const lastSeed = randomBytes(32).toString('hex');
      const all = isNewChain ? chainSeeds(lastSeed, CHAIN_LENGTH) : await seedsOf(chainId);
      const index = isNewChain ? 1 : last.index + 1;
      const seedPairId = uuidv7();
      await db.transaction().execute(async (transaction) => {
        if (isNewChain) {
          await transaction
            .insertInto('crash_chain')
            .values({
              id: chainId,
              sealed_seed: secrets.seal(lastSeed, chainId),
              terminal_hash: all[0] as string,
              length: CHAIN_LENGTH,
              created_at: new Date(now()),
            })
            .execute();
        }
        const isOpened = await insertSharedRound(transaction, {
          id: uuidv7(),
          chainId,
          index,
          seedPairId,
          sealedServerSeed: secrets.seal(all[index] as string, seedPairId),
          serverSeedHash: all[index - 1] as string,
          opensAt: new Date(opensAt),
          bettingMs,
        });
        // If another process was first, its chain counts.
        if (!isOpened && isNewChain) await transaction.deleteFrom('crash_chain').where('id', '=', chainId).execute();
      });
      const newest = await findNewestRound(db);
      if (!newest) throw new Error('no round could be opened');
      return newest;
    },
    async close(round) {
      await db.transaction().execute((transaction) => closeBets(transaction, round.id));
      return reread(round);
    },
    async end(round) {
      const fate = fateOf(round);
      if (fate) await endSharedRound(db, round.id, new Date(fate.crashAt), interruptedAfterMs);
      return reread(round);
    },
    async past(limit) {
      return (await listCrashedRounds(db, limit)).flatMap((round) => {
        const fate = fateOf(round);
        if (!fate || round.client_seed === null) return [];
        const { crash: hundredths, serverSeed } = fate;
        return [{ index: round.index, hundredths, serverSeed, clientSeed: round.client_seed }];
      });
    },
  };
}
