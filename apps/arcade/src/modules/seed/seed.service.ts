import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RevealedSeeds, SeedView } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { commitmentOf } from '../../fairness/outcomeWords.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';

/** The owner of seeds. Free play has its own pair, so that it does not advance the nonce of real rounds. */
export interface SeedOwner {
  playerRef: string;
  isFreePlay: boolean;
}

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;
export type SeedPair = Selectable<ArcadeSchema['seed_pair']>;

export interface SeedService {
  /** Returns the current pair. Creates and commits to one if there is none. */
  current(owner: SeedOwner): Promise<SeedView>;
  /** Reads the pair in use. Creates and commits to one if there is none. */
  inUse(owner: SeedOwner): Promise<SeedPair>;
  /**
   * Returns the cached pair after the owner's last bet in this process. The statement that takes its nonce detects a
   * stale pair. Undefined if none is cached.
   */
  lastKnown(owner: SeedOwner): SeedPair | undefined;
  /** Caches a pair after a bet; undefined removes it. */
  note(owner: SeedOwner, pair: SeedPair | undefined): void;
  /** Reads the secret seed of a pair. */
  serverSeedOf(pair: Pick<SeedPair, 'id' | 'sealed_server_seed'>): string;
  /**
   * Reveals the pair in use and commits to the next one; refused while a round of the player is open, and after a
   * concurrent rotation.
   */
  rotate(owner: SeedOwner): Promise<Rotation>;
}

export type Rotation =
  | { kind: 'rotated'; revealed: RevealedSeeds; next: SeedView }
  | { kind: 'refused'; code: 'round.unfinished' | 'seed.rotated' };

/** The number of opened seeds that are cached: opening one takes longer than computing a round. */
const OPENED_SEEDS = 20_000;
/** The number of cached pairs. */
const MAX_CACHED_PAIRS = 20_000;

function viewOf(pair: SeedPair): SeedView {
  return {
    id: pair.id,
    serverSeedHash: pair.server_seed_hash,
    clientSeed: pair.client_seed,
    nextNonce: Number(pair.next_nonce),
  };
}

/** Creates the service of seeds. */
export function createSeedService({
  db,
  secrets,
  now,
}: {
  db: Kysely<ArcadeSchema>;
  secrets: SealedSecrets;
  now: () => number;
}): SeedService {
  const current = (query: Query, { playerRef, isFreePlay }: SeedOwner) =>
    query
      .selectFrom('seed_pair')
      .selectAll()
      .where('player_ref', '=', playerRef)
      .where('is_free_play', '=', isFreePlay)
      .where('revealed_at', 'is', null);

  async function commit(query: Query, { playerRef, isFreePlay }: SeedOwner): Promise<void> {
    const id = uuidv7();
    const serverSeed = randomBytes(32).toString('hex');
    await query
      .insertInto('seed_pair')
      .values({
        id,
        player_ref: playerRef,
        is_free_play: isFreePlay,
        sealed_server_seed: secrets.seal(serverSeed, id),
        server_seed_hash: commitmentOf(serverSeed),
        client_seed: null,
        created_at: new Date(now()),
      })
      .onConflict((conflict) =>
        conflict.columns(['player_ref', 'is_free_play']).where('revealed_at', 'is', null).doNothing(),
      )
      .execute();
  }

  /** Cached pairs by owner. The oldest one is evicted first. */
  const known = new Map<string, SeedPair>();
  const keyOf = ({ playerRef, isFreePlay }: SeedOwner): string => `${isFreePlay ? 'free' : 'real'} ${playerRef}`;

  const note: SeedService['note'] = (owner, pair) => {
    const key = keyOf(owner);
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= MAX_CACHED_PAIRS && oldest !== undefined) known.delete(oldest);
    if (pair) known.set(key, pair);
  };

  /* oxlint-disable no-await-in-loop -- each look comes after the pair of the look before was taken */
  const inUse: SeedService['inUse'] = async (owner) => {
    for (;;) {
      const found = await current(db, owner).executeTakeFirst();
      if (found) return found;
      // A slip may take this pair before the next check, even if another process made it.
      await commit(db, owner);
    }
  };
  /* oxlint-enable no-await-in-loop */

  /** Opened seeds by pair. The oldest one is evicted first. */
  const opened = new Map<string, string>();
  const serverSeedOf: SeedService['serverSeedOf'] = (pair) => {
    const cached = opened.get(pair.id);
    if (cached !== undefined) return cached;
    const [oldest] = opened.keys();
    if (opened.size >= OPENED_SEEDS && oldest !== undefined) opened.delete(oldest);
    const seed = secrets.open(pair.sealed_server_seed, pair.id);
    opened.set(pair.id, seed);
    return seed;
  };

  return {
    serverSeedOf,
    inUse,
    lastKnown: (owner) => known.get(keyOf(owner)),
    note,
    current: async (owner) => viewOf(await inUse(owner)),
    async rotate(owner) {
      note(owner, undefined);
      return await db.transaction().execute(async (transaction) => {
        await commit(transaction, owner);
        // A transaction that waits here sees the other one's update of this pair, but not its new pair.
        const pair = await current(transaction, owner).forUpdate().executeTakeFirst();
        if (!pair) return { kind: 'refused', code: 'seed.rotated' };
        const open = await transaction
          .selectFrom('round')
          .select('id')
          .where('seed_pair_id', '=', pair.id)
          .where('closed_at', 'is', null)
          .executeTakeFirst();
        if (open) return { kind: 'refused', code: 'round.unfinished' };
        await transaction
          .updateTable('seed_pair')
          .set({ revealed_at: new Date(now()) })
          .where('id', '=', pair.id)
          .execute();
        await commit(transaction, owner);
        const next = await current(transaction, owner).executeTakeFirstOrThrow();
        return { kind: 'rotated', revealed: { ...viewOf(pair), serverSeed: serverSeedOf(pair) }, next: viewOf(next) };
      });
    },
  };
}
