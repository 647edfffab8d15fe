import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { merchantSettingsProblem } from './merchantSettings.ts';

/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A change that cannot be made; the message is one line and names the path. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** One change as it was written down. */
export interface SettingChange {
  path: string;
  before: Json | undefined;
  after: Json | undefined;
  operator: string;
  /** Epoch milliseconds. */
  changedAt: number;
}

type Settings = Record<string, Json>;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a dot path, such as `features.trialLogin`; undefined when nothing stands there. */
export function readPath(settings: Json, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), settings);
}

/** The settings with another value at a dot path; undefined takes the value away, so that its default holds again. */
export function writePath(settings: Settings, path: string, value: Json | undefined): Settings {
  const [key = '', ...rest] = path.split('.');
  if (!/^\w+$/.test(key) || key === '__proto__') throw new SettingError(`"${path}" is not the path of a setting`);
  const { [key]: present, ...others } = settings;
  if (rest.length === 0) return value === undefined ? others : { ...others, [key]: value };
  if (present !== undefined && !isObject(present)) throw new SettingError(`${key} holds a value, and nothing below it`);
  return { ...others, [key]: writePath({ ...present }, rest.join('.'), value) };
}

/** Changes a merchant's settings for operators and keeps the trace. */
export function createSettingsEditor({ db }: { db: Kysely<Database> }) {
  async function findSettings(code: string, connection: Kysely<Database> = db): Promise<Settings> {
    const row = await connection.selectFrom('merchant').select('settings').where('code', '=', code).$if(connection.isTransaction, (query) => query.forUpdate()).executeTakeFirst();
    if (row === undefined) throw new SettingError(`There is no merchant ${code}`);
    return row.settings as Settings;
  }

  return {
    /** Code, name and brand of every merchant. */
    listMerchants: () => db.selectFrom('merchant').select(['code', 'name', 'brand', 'currency']).orderBy('code').execute(),

    /** What a merchant's settings say; what they leave out has its default. Throws SettingError. */
    findSettings: (code: string) => findSettings(code),

    /** Sets a value, or takes it away when it is undefined, and writes the change down. Throws SettingError when the settings would no longer be valid. */
    async change({ code, path, value, operator }: { code: string; path: string; value: Json | undefined; operator: string }): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const settings = await findSettings(code, transaction);
        const changed = writePath(settings, path, value);
        const problem = merchantSettingsProblem(changed);
        if (problem !== undefined) throw new SettingError(problem);
        const before = readPath(settings, path);
        await transaction.updateTable('merchant').set({ settings: JSON.stringify(changed) }).where('code', '=', code).execute();
        await transaction
          .insertInto('setting_change')
          .values({ merchant_code: code, path, before: before === undefined ? null : JSON.stringify(before), after: value === undefined ? null : JSON.stringify(value), operator })
          .execute();
      });
    },

    /** The last changes of a merchant, newest first. */
    async listChanges(code: string, limit: number): Promise<SettingChange[]> {
      const rows = await db.selectFrom('setting_change').selectAll().where('merchant_code', '=', code).orderBy('id', 'desc').limit(limit).execute();
      return rows.map(({ path, before, after, operator, changed_at: changedAt }) => ({ path, before: (before as Json | null) ?? undefined, after: (after as Json | null) ?? undefined, operator, changedAt }));
    },
  };
}

export type SettingsEditor = ReturnType<typeof createSettingsEditor>;
