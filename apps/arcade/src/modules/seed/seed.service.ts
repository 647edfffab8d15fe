import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RevealedSeeds, SeedView } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { commitmentOf } from '../../fairness/outcomeWords.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';

/** The owner of seeds. Free play has a pair of its own, so that it does not advance the nonce of real rounds. */
export interface SeedOwner {
  playerRef: string;
  isFreePlay: boolean;
}

type Query = Kysely<ArcadeSchema> | Transaction<ArcadeSchema>;
export type SeedPair = Selectable<ArcadeSchema['seed_pair']>;

export interface SeedService {
  /** Returns the current pair. Creates and commits to one if there is none. */
  current(owner: SeedOwner): Promise<SeedView>;
  /**
   * The pair in use, held until the transaction ends: rounds of one player take their nonces one after the other.
   * Undefined when the pair was revealed while this one waited for it.
   */
  lockCurrent(transaction: Transaction<ArcadeSchema>, owner: SeedOwner): Promise<SeedPair | undefined>;
  /** Reads the secret seed of a pair. */
  serverSeedOf(pair: Pick<SeedPair, 'id' | 'sealed_server_seed'>): string;
  /**
   * Reveals the pair in use and commits to the next one; refused while a round of the player is open, and when somebody
   * else just did it.
   */
  rotate(owner: SeedOwner): Promise<Rotation>;
}

export type Rotation =
  | { kind: 'rotated'; revealed: RevealedSeeds; next: SeedView }
  | { kind: 'refused'; code: 'round.unfinished' | 'seed.rotated' };

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
  const inUse = (query: Query, { playerRef, isFreePlay }: SeedOwner) =>
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

  const lockCurrent: SeedService['lockCurrent'] = async (transaction, owner) => {
    await commit(transaction, owner);
    // Whoever waits here for another transaction sees the pair as that one left it, and not the pair that it made.
    return await inUse(transaction, owner).forUpdate().executeTakeFirst();
  };

  const serverSeedOf: SeedService['serverSeedOf'] = (pair) => secrets.open(pair.sealed_server_seed, pair.id);

  return {
    serverSeedOf,
    async current(owner) {
      const found = await inUse(db, owner).executeTakeFirst();
      if (found) return viewOf(found);
      await commit(db, owner);
      return viewOf(await inUse(db, owner).executeTakeFirstOrThrow());
    },
    lockCurrent,
    async rotate(owner) {
      return await db.transaction().execute(async (transaction) => {
        const pair = await lockCurrent(transaction, owner);
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
        const next = await inUse(transaction, owner).executeTakeFirstOrThrow();
        return { kind: 'rotated', revealed: { ...viewOf(pair), serverSeed: serverSeedOf(pair) }, next: viewOf(next) };
      });
    },
  };
}
