import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { currencies, type Currency } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { within } from '../../within.ts';
import { hostName, hostsOf } from './merchantHosts.ts';
import { parseMerchantSettings, type MerchantSettingsInput } from './merchantSettings.ts';

/** How long merchants are cached, in ms: a changed setting takes effect after that. */
const FRESH_MS = 5_000;
/** How long a call waits for merchants to be read again, in ms. Then it uses the previous ones. */
const REFRESH_WAIT_MS = 100;

/** A merchant to save. */
export interface NewMerchant {
  code: string;
  name: string;
  brand: string;
  currency: Currency;
  settings: MerchantSettingsInput;
}

export interface MerchantService {
  /** Finds a merchant by its code. */
  byCode(code: string): Promise<Merchant | undefined>;
  /**
   * Finds the merchant of a host name: `blue-moon.localhost` is BLUE_MOON or BLUEMOON; any other host is the configured
   * default.
   */
  byHost(hostname: string): Promise<Merchant | undefined>;
  /** Finds the merchant of a host name in the cache; undefined also when the merchants have to be read first. */
  cachedByHost(hostname: string): Merchant | undefined;
  /**
   * Whether a host is known: a domain of a merchant or of an agent. Any host is known in the demo, and for a merchant
   * without domains. Synchronous while the merchants are cached.
   */
  isKnownHost(hostname: string): boolean | Promise<boolean>;
  /** Upserts a merchant by its code. Calls that begin afterwards in this process use it. */
  save(merchant: NewMerchant): Promise<void>;
}

/** The cached data: the merchants by their codes, and the hosts of all of them and of their agents. */
interface Merchants {
  byCode: ReadonlyMap<string, Merchant>;
  hosts: ReadonlySet<string>;
}

/** Creates the service of merchants, which are cached for some seconds. */
export function createMerchantService(deps: {
  db: Kysely<Database>;
  config: GatewayConfig;
  clock: () => number;
  log: FastifyBaseLogger;
  /** How long a call waits for merchants to be read again, in ms. */
  refreshWaitMs?: number | undefined;
}): MerchantService {
  const { db, config, clock, log, refreshWaitMs = REFRESH_WAIT_MS } = deps;
  let cached: { merchants: Promise<Merchants>; arrived?: Merchants; readAt: number } | undefined;
  let lastRead: Merchants | undefined;
  /** The number of the last started read, and of the one that `lastRead` is from: a slow read may end after a later one. */
  let startedReads = 0;
  let lastReadNumber = 0;
  /** The row that each merchant was parsed from: a merchant with an unchanged row stays the same object. */
  const rowOf = new WeakMap<Merchant, string>();

  async function read(): Promise<Merchants> {
    const number = (startedReads += 1);
    try {
      const [rows, agents] = await Promise.all([
        db.selectFrom('merchant').selectAll().execute(),
        db.selectFrom('affiliate_domain').select('domain').execute(),
      ]);
      const byCode = new Map(
        rows.flatMap((row) => {
          const merchant = readable(row) ?? lastRead?.byCode.get(row.code);
          return merchant === undefined ? [] : [[row.code, merchant] as const];
        }),
      );
      const found: Merchants = {
        byCode,
        hosts: new Set([
          ...[...byCode.values()].flatMap(({ settings }) => hostsOf(settings)),
          ...agents.map(({ domain }) => domain),
        ]),
      };
      if (number > lastReadNumber) [lastRead, lastReadNumber] = [found, number];
      return found;
    } catch (error) {
      // Without the database the site still works from the cache; calls that need the database fail by themselves.
      if (lastRead === undefined) throw error;
      log.warn({ err: error }, 'the merchants could not be read again');
      return lastRead;
    }
  }

  /**
   * Parses a row. A merchant with an invalid row, written by hand, stays as it was, and does not affect other
   * merchants.
   */
  function readable(row: Parameters<typeof toMerchant>[0]): Merchant | undefined {
    const text = JSON.stringify(row);
    const known = lastRead?.byCode.get(row.code);
    if (known && rowOf.get(known) === text) return known;
    try {
      const merchant = toMerchant(row);
      rowOf.set(merchant, text);
      return merchant;
    } catch (error) {
      log.error({ err: error, merchant: row.code }, 'the settings of a merchant cannot be read');
      return undefined;
    }
  }

  function all(): Promise<Merchants> {
    if (cached === undefined || clock() - cached.readAt >= FRESH_MS) {
      const arriving = read();
      const merchants = lastRead === undefined ? arriving : orPrevious(arriving, lastRead);
      const reading: NonNullable<typeof cached> = { merchants, readAt: clock() };
      cached = reading;
      void storeWhenRead(reading, arriving);
    }
    return cached.merchants;
  }

  /** Falls back to the known data while the database is slow, so that it does not delay every call. */
  async function orPrevious(arriving: Promise<Merchants>, before: Merchants): Promise<Merchants> {
    return (await within(refreshWaitMs, arriving)) ?? before;
  }

  async function storeWhenRead(reading: NonNullable<typeof cached>, arriving: Promise<Merchants>): Promise<void> {
    try {
      reading.arrived = await arriving;
      reading.merchants = arriving;
    } catch {
      // Callers that wait for this read get its error. A later read is independent.
      if (cached === reading) cached = undefined;
    }
  }

  function atHost({ byCode: merchants }: Merchants, hostname: string): Merchant | undefined {
    const dot = hostname.indexOf('.');
    const label = (dot === -1 ? hostname : hostname.slice(0, dot)).toUpperCase();
    // A host name may have hyphens, a merchant's code may not.
    const spelled = label.includes('-')
      ? (merchants.get(label.replaceAll('-', '_')) ?? merchants.get(label.replaceAll('-', '')))
      : undefined;
    return merchants.get(label) ?? spelled ?? merchants.get(config.defaultMerchant);
  }

  /** Returns the cached data if it is still fresh. */
  const fresh = (): Merchants | undefined =>
    cached?.arrived !== undefined && clock() - cached.readAt < FRESH_MS ? cached.arrived : undefined;

  function isFoundAt(merchants: Merchants, hostname: string): boolean {
    if (merchants.hosts.has(hostName(hostname))) return true;
    const merchant = atHost(merchants, hostname);
    return merchant === undefined || hostsOf(merchant.settings).length === 0;
  }

  return {
    async byCode(code) {
      const known = (await all()).byCode.get(code);
      if (known !== undefined) return known;
      // The merchant may be new. Events of its players are read from the outbox once, and must not be lost.
      return (await read()).byCode.get(code);
    },
    byHost: async (hostname) => atHost(await all(), hostname),
    cachedByHost(hostname) {
      const merchants = fresh();
      return merchants && atHost(merchants, hostname);
    },
    isKnownHost(hostname) {
      if (config.isZeroConfiguration) return true;
      const merchants = fresh();
      return merchants === undefined
        ? all().then((found) => isFoundAt(found, hostname))
        : isFoundAt(merchants, hostname);
    },
    async save({ code, name, brand, currency, settings }) {
      parseMerchantSettings(settings);
      const values = { name, brand, currency, settings: JSON.stringify(settings) };
      await db
        .insertInto('merchant')
        .values({ code, ...values })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
        .execute();
      cached = undefined;
      // Later calls in this process use the saved merchant, even if the next read is slow.
      await read();
    },
  };
}

function toMerchant(row: { code: string; name: string; brand: string; currency: string; settings: unknown }): Merchant {
  const currency = currencies.find((known) => known === row.currency);
  if (currency === undefined) throw new Error(`The currency ${row.currency} of merchant ${row.code} is not known`);
  return { code: row.code, name: row.name, brand: row.brand, currency, settings: parseMerchantSettings(row.settings) };
}
