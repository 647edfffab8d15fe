import { createHash, createPublicKey, randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import { currencies, currencyExponent, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import type {
  ProviderCapTable,
  ProviderGameCapTable,
  ProviderStopTable,
  ProviderTable,
} from '../../tables/providerTables.ts';
import { listActs, recordAct, type RecordedAct } from '../audit/operatorActs.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { dialects, findDialect, NATIVE_DIALECT } from './dialects/dialects.ts';
import { upsertProvider, saveGameCaps } from './provider.repository.ts';

/** The most acts in a vendor's file. */
const ACTS_SHOWN = 20;
/** The smallest accepted public key, in bits. */
const RSA_BITS = 2_048;
/** The area of acts on vendors in the operators' log. */
const AREA = 'providers';
/** The game code that means every game of a vendor. */
const ALL_GAMES = '';

const dialectNames = [NATIVE_DIALECT, ...dialects.map(({ name }) => name)];
/** A profile as an operator enters it. */
const settings = z
  .strictObject({
    name: z.string().trim().min(1).max(100),
    dialect: z.enum(dialectNames),
    unknown_rollback: z.enum(['OK', 'TX_NOT_FOUND']),
    duplicate_answer: z.enum(['stored', 'own_code']),
    checks_session_on_win: z.boolean(),
    checks_session_on_rollback: z.boolean(),
    may_adjust: z.boolean(),
    currencies: z.partialRecord(z.enum(currencies), z.int().min(0).max(12)),
    id_retention_days: z.int().min(1).max(36_500).nullable(),
  })
  .partial();
/** The largest multiple that the cap columns can hold. */
const MAX_MULTIPLE = 2_147_483_647;
const minor = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const caps = z
  .strictObject({
    round_multiple: z.int().min(1).max(MAX_MULTIPLE),
    round_max: minor.min(1),
    late_wins: z.int().min(0).max(32_767),
    day_max: minor.min(1),
    day_share_ppm: minor.min(1),
    share_floor: minor,
  })
  .partial();

/** The maximum payment of one round of a game, in stakes. */
export interface GameCap {
  gameCode: string;
  roundMultiple: number;
}

/** A vendor as shown to operators: everything except its keys. */
export interface VendorEntry extends Omit<Selectable<ProviderTable>, 'keys'> {
  /** The number of valid keys: one, or two during a key change. */
  keyCount: number;
  stops: Selectable<ProviderStopTable>[];
}

/** A vendor with its payout caps and the latest acts of operators, newest first. */
export interface VendorFile extends VendorEntry {
  caps: Selectable<ProviderCapTable>[];
  gameCaps: Selectable<ProviderGameCapTable>[];
  acts: RecordedAct[];
}

/** The operator and the vendor. */
export interface VendorAct {
  code: string;
  operator: string;
}

/** Operations on vendors, from the command line or elsewhere. Each act is recorded with its operator. */
export interface ProviderDesk {
  list(): Promise<VendorEntry[]>;
  show(code: string): Promise<VendorFile>;
  /** Changes fields of a profile. A new vendor needs a key. Throws OperatorError for invalid input. */
  save(act: VendorAct & { settings: Readonly<Record<string, unknown>>; key?: string | undefined }): Promise<void>;
  /** Adds a key in front. The previous key remains valid, older ones do not. */
  rotateKey(act: VendorAct & { key: string }): Promise<void>;
  /** Stops the bets of a vendor or of one game, and its wins if requested. `gameCode` is empty for all games. */
  stop(act: VendorAct & { gameCode: string; stopsWins: boolean; reason: string }): Promise<void>;
  /** Resumes the bets and wins of a vendor or one game. */
  start(act: VendorAct & { gameCode: string }): Promise<void>;
  /** Sets what a vendor may pay out in a currency, in minor units. */
  cap(act: VendorAct & { currency: string; caps: Readonly<Record<string, unknown>> }): Promise<void>;
  /** Sets the largest payouts of games in place of their vendor's cap: all of them or none. */
  capGames(act: VendorAct & { games: readonly GameCap[] }): Promise<void>;
  /** Removes the cap of a game, so that its vendor's cap applies again. */
  uncapGame(act: VendorAct & { gameCode: string }): Promise<void>;
}

/** Creates a shared secret of 256 bits. */
export function newVendorSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function createProviderDesk({
  db,
  masterKeys,
}: {
  db: Kysely<Database>;
  masterKeys: () => MasterKeys;
}): ProviderDesk {
  async function entry(row: Selectable<ProviderTable>): Promise<VendorEntry> {
    const { keys, ...profile } = row;
    const stops = await db.selectFrom('provider_stop').selectAll().where('provider', '=', row.code).execute();
    return { ...profile, keyCount: keys.length, stops };
  }

  /** Performs an act on a known vendor, and records it with its operator. */
  function act(
    { code, operator }: VendorAct,
    name: string,
    details: Record<string, string>,
    run: (transaction: Transaction<Database>, known: Selectable<ProviderTable> | undefined) => Promise<void>,
    mayBeNew = false,
  ): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('provider')
        .selectAll()
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst();
      if (known === undefined && !mayBeNew) throw new OperatorError(`There is no vendor ${code}`);
      await run(transaction, known);
      await recordAct(transaction, { area: AREA, subject: code, merchantCode: null, operator, act: name, details });
    });
  }

  return {
    async list() {
      const rows = await db.selectFrom('provider').selectAll().orderBy('code').execute();
      return Promise.all(rows.map(entry));
    },

    async show(code) {
      const row = await db.selectFrom('provider').selectAll().where('code', '=', code).executeTakeFirst();
      if (row === undefined) throw new OperatorError(`There is no vendor ${code}`);
      const capRows = await db.selectFrom('provider_cap').selectAll().where('provider', '=', code).execute();
      const gameCaps = await db
        .selectFrom('provider_game_cap')
        .selectAll()
        .where('provider', '=', code)
        .orderBy('game_code')
        .execute();
      const acts = await listActs(db, { area: AREA, subject: code, limit: ACTS_SHOWN });
      return { ...(await entry(row)), caps: capRows, gameCaps, acts };
    },

    save({ settings: input, key, ...target }) {
      const profile = parsed(settings, input);
      const details = { ...texts(profile), ...(key !== undefined && { key: nameOf(key) }) };
      return act(
        target,
        'save',
        details,
        async (transaction, known) => {
          if (!/^[A-Z0-9_]{2,20}$/.test(target.code))
            throw new OperatorError(`"${target.code}" is not a code of a vendor: 2 to 20 of A to Z, 0 to 9 and _`);
          if (known === undefined && key === undefined)
            throw new OperatorError(`${target.code} is a new vendor: it needs a key`);
          if (known !== undefined && key !== undefined)
            throw new OperatorError(`${target.code} has a key: change it with rotate-key`);
          const dialect = profile.dialect ?? known?.dialect ?? NATIVE_DIALECT;
          if (known !== undefined && known.dialect !== dialect && keyKind(known.dialect) !== keyKind(dialect))
            throw new OperatorError(`The keys of ${target.code} are not of the kind that ${dialect} has`);
          checkCurrencies(dialect, profile.currencies ?? known?.currencies ?? {});
          if (key !== undefined) {
            checkKey(dialect, key);
            await upsertProvider(transaction, masterKeys(), { code: target.code, key });
          }
          const { currencies: plays, ...rest } = profile;
          const change = { ...rest, ...(plays !== undefined && { currencies: JSON.stringify(plays) }) };
          if (Object.keys(change).length > 0)
            await transaction.updateTable('provider').set(change).where('code', '=', target.code).execute();
        },
        true,
      );
    },

    rotateKey: ({ key, ...target }) =>
      act(target, 'rotate_key', { key: nameOf(key) }, async (transaction, known) => {
        checkKey(known?.dialect ?? NATIVE_DIALECT, key);
        await upsertProvider(transaction, masterKeys(), { code: target.code, key });
      }),

    stop: ({ gameCode, stopsWins, reason, ...target }) =>
      act(target, 'stop', { game: gameCode, wins: String(stopsWins), reason }, async (transaction) => {
        if (reason.trim() === '') throw new OperatorError('A stop has a reason');
        const stop = { stops_wins: stopsWins, reason, stopped_by: target.operator };
        await transaction
          .insertInto('provider_stop')
          .values({ provider: target.code, game_code: gameCode, ...stop })
          .onConflict((conflict) => conflict.columns(['provider', 'game_code']).doUpdateSet(stop))
          .execute();
      }),

    start: ({ gameCode, ...target }) =>
      act(target, 'start', { game: gameCode }, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('provider_stop')
          .where('provider', '=', target.code)
          .where('game_code', '=', gameCode)
          .executeTakeFirst();
        if (numDeletedRows === 0n)
          throw new OperatorError(
            gameCode === ALL_GAMES
              ? `${target.code} is not stopped`
              : `${gameCode} of ${target.code} is not stopped by itself`,
          );
      }),

    cap: ({ currency, caps: input, ...target }) => {
      const limits = parsed(caps, input);
      return act(target, 'cap', { currency, ...texts(limits) }, async (transaction) => {
        if (!currencies.some((known) => known === currency)) throw new OperatorError(`"${currency}" is not a currency`);
        const row = limits as Partial<Insertable<ProviderCapTable>>;
        if (Object.keys(row).length === 0) throw new OperatorError(`A cap is one of ${names(caps)}`);
        await transaction
          .insertInto('provider_cap')
          .values({ provider: target.code, currency, ...row })
          .onConflict((conflict) => conflict.columns(['provider', 'currency']).doUpdateSet(row))
          .execute();
      });
    },

    capGames: ({ games, ...target }) => {
      const [first] = games;
      if (first === undefined) throw new OperatorError('No game is named');
      const odd = games.find(({ roundMultiple: n }) => !Number.isInteger(n) || n < 1 || n > MAX_MULTIPLE);
      if (odd !== undefined)
        throw new OperatorError(`${odd.gameCode}: a cap is a whole number of stakes, 1 to ${MAX_MULTIPLE}`);
      const details: Record<string, string> =
        games.length === 1
          ? { game: first.gameCode, round_multiple: String(first.roundMultiple) }
          : { games: String(games.length) };
      return act(target, 'cap_games', details, (transaction) =>
        saveGameCaps(transaction, { provider: target.code, setBy: target.operator, games }),
      );
    },

    uncapGame: ({ gameCode, ...target }) =>
      act(target, 'uncap_game', { game: gameCode }, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('provider_game_cap')
          .where('provider', '=', target.code)
          .where('game_code', '=', gameCode)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new OperatorError(`${gameCode} of ${target.code} has no cap of its own`);
      }),
  };
}

const names = (schema: typeof settings | typeof caps): string => Object.keys(schema.shape).join(', ');
const keyKind = (dialect: string): string => findDialect(dialect)?.key ?? 'shared_secret';
/** Returns the name of a key in recorded acts: a prefix of its hash. */
const nameOf = (key: string): string => `sha256:${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;

function parsed<Schema extends typeof settings | typeof caps>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input);
  if (error === undefined) return data as z.output<Schema>;
  const [issue] = error.issues;
  throw new OperatorError(
    issue?.code === 'unrecognized_keys'
      ? `"${issue.keys.join(', ')}" is none of ${names(schema)}`
      : `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`,
  );
}

const texts = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

function checkCurrencies(dialect: string, plays: Readonly<Record<string, number>>): void {
  if (dialect !== NATIVE_DIALECT) return;
  const odd = Object.entries(plays).find(([code, decimals]) => currencyExponent(code as Currency) !== decimals);
  if (odd !== undefined)
    throw new OperatorError(
      `Amounts of ${NATIVE_DIALECT} are minor units: ${odd[0]} has ${currencyExponent(odd[0] as Currency)} decimals`,
    );
}

function checkKey(dialect: string, key: string): void {
  if (keyKind(dialect) === 'shared_secret') {
    if (!/^[\x21-\x7e]{32,}$/.test(key)) throw new OperatorError('A secret has at least 32 printable characters');
    return;
  }
  try {
    const { type, asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(key);
    if (type === 'public' && asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS)
      if (!key.includes('PRIVATE')) return;
  } catch {
    // The error below covers every malformed key.
  }
  throw new OperatorError(`The key of a vendor of ${dialect} is a public RSA key of at least ${RSA_BITS} bits, in PEM`);
}
