import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { currencies, type Currency } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { within } from '../../within.ts';
import { hostName, hostsOf } from './merchantHosts.ts';
import { parseMerchantSettings, type MerchantSettingsInput } from './merchantSettings.ts';

/** How long a merchant's row is trusted before it is read again, in ms: a changed setting shows after that. */
const FRESH_MS = 5_000;
/** How long a call waits for merchants that are read again, in ms. Then it uses the ones read before. */
const REFRESH_WAIT_MS = 100;

/** A merchant as it is written. */
export interface NewMerchant {
  code: string;
  name: string;
  brand: string;
  currency: Currency;
  settings: MerchantSettingsInput;
}

export interface MerchantService {
  /** The merchant of a code; undefined when there is none. */
  byCode(code: string): Promise<Merchant | undefined>;
  /**
   * The merchant of a host name: `blue-moon.localhost` is BLUE_MOON or BLUEMOON; any other host is the configured
   * default.
   */
  byHost(hostname: string): Promise<Merchant | undefined>;
  /** The same out of memory; undefined also when the merchants have to be read first. */
  heldByHost(hostname: string): Merchant | undefined;
  /**
   * Whether a host is one of those under which somebody is found: a domain of a merchant, or of an agent. A merchant
   * without a domain takes any host, and so does the demo. At once while the merchants are in memory.
   */
  isKnownHost(hostname: string): boolean | Promise<boolean>;
  /** Writes a merchant, replacing one of the same code. */
  save(merchant: NewMerchant): Promise<void>;
}

/** The cached data: the merchants by their codes, and the hosts of all of them and of their agents. */
interface Merchants {
  byCode: ReadonlyMap<string, Merchant>;
  hosts: ReadonlySet<string>;
}

/** The merchants of this platform, held in memory for some seconds. */
export function createMerchantService(deps: {
  db: Kysely<Database>;
  config: GatewayConfig;
  clock: () => number;
  log: FastifyBaseLogger;
}): MerchantService {
  const { db, config, clock, log } = deps;
  let held: { merchants: Promise<Merchants>; arrived?: Merchants; readAt: number } | undefined;
  let lastRead: Merchants | undefined;
  /** The row that each merchant was made of: a merchant whose row is as before stays the same object. */
  const rowOf = new WeakMap<Merchant, string>();

  async function read(): Promise<Merchants> {
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
      lastRead = {
        byCode,
        hosts: new Set([
          ...[...byCode.values()].flatMap(({ settings }) => hostsOf(settings)),
          ...agents.map(({ domain }) => domain),
        ]),
      };
      return lastRead;
    } catch (error) {
      // Without the database the site still shows what is in memory; calls that need it fail on their own.
      if (lastRead === undefined) throw error;
      log.warn({ err: error }, 'the merchants could not be read again');
      return lastRead;
    }
  }

  /**
   * A merchant whose row was written by hand and cannot be read stays as it was, and takes no other merchant down with
   * it.
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
    if (held === undefined || clock() - held.readAt >= FRESH_MS) {
      const arriving = read();
      const merchants = lastRead === undefined ? arriving : orBefore(arriving, lastRead);
      const reading: NonNullable<typeof held> = { merchants, readAt: clock() };
      held = reading;
      void keepWhenRead(reading, arriving);
    }
    return held.merchants;
  }

  /** A slow database does not delay every call: the known data is used until it answers. */
  async function orBefore(arriving: Promise<Merchants>, before: Merchants): Promise<Merchants> {
    return (await within(REFRESH_WAIT_MS, arriving)) ?? before;
  }

  async function keepWhenRead(reading: NonNullable<typeof held>, arriving: Promise<Merchants>): Promise<void> {
    try {
      reading.arrived = await arriving;
      reading.merchants = arriving;
    } catch {
      // Callers that wait for this read get its error. A read that began since is independent.
      if (held === reading) held = undefined;
    }
  }

  function atHost({ byCode: merchants }: Merchants, hostname: string): Merchant | undefined {
    const dot = hostname.indexOf('.');
    const label = (dot === -1 ? hostname : hostname.slice(0, dot)).toUpperCase();
    // A host name takes hyphens, a merchant's code takes none.
    const spelled = label.includes('-')
      ? (merchants.get(label.replaceAll('-', '_')) ?? merchants.get(label.replaceAll('-', '')))
      : undefined;
    return merchants.get(label) ?? spelled ?? merchants.get(config.defaultMerchant);
  }

  /** The cached data, if it is still fresh. */
  const fresh = (): Merchants | undefined =>
    held?.arrived !== undefined && clock() - held.readAt < FRESH_MS ? held.arrived : undefined;

  function isFoundAt(merchants: Merchants, hostname: string): boolean {
    if (merchants.hosts.has(hostName(hostname))) return true;
    const merchant = atHost(merchants, hostname);
    return merchant === undefined || hostsOf(merchant.settings).length === 0;
  }

  return {
    async byCode(code) {
      const known = (await all()).byCode.get(code);
      if (known !== undefined) return known;
      // A new merchant. Events of its players are read from the outbox once, and must not be lost.
      return (await read()).byCode.get(code);
    },
    byHost: async (hostname) => atHost(await all(), hostname),
    heldByHost(hostname) {
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
      held = undefined;
    },
  };
}

function toMerchant(row: { code: string; name: string; brand: string; currency: string; settings: unknown }): Merchant {
  const currency = currencies.find((known) => known === row.currency);
  if (currency === undefined) throw new Error(`The currency ${row.currency} of merchant ${row.code} is not known`);
  return { code: row.code, name: row.name, brand: row.brand, currency, settings: parseMerchantSettings(row.settings) };
}
