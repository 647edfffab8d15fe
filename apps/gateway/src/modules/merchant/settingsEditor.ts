import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { system } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { Json } from './json.ts';
import { merchantSettings, type MerchantSettings } from './merchantSettings.ts';
import { OperatorError } from './operatorError.ts';
import { isListPath, nameProblem, pathProblem } from './settingNames.ts';
import { ruleProblem } from './settingRules.ts';
import {
  findSettings,
  insertSettingChange,
  listSettingChanges,
  saveSettings,
  type SettingChange,
} from './settings.repository.ts';

/** The merchant, the setting to change, and the operator. */
export interface SettingTarget {
  code: string;
  /** Dot path, such as `features.trialLogin`. */
  path: string;
  operator: string;
}

type Settings = Record<string, Json>;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a dot path, such as `features.trialLogin`; undefined if there is none. */
export function readPath(settings: Json, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>(
      (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      settings,
    );
}

/**
 * Returns settings with another value at the dot path of a setting; undefined removes the value, so that its default
 * applies again.
 */
export function writePath(settings: Settings, path: string, value: Json | undefined): Settings {
  const [key = '', ...rest] = path.split('.');
  const { [key]: present, ...others } = settings;
  const written = rest.length === 0 ? value : writePath(isObject(present) ? { ...present } : {}, rest.join('.'), value);
  // An empty group is removed too.
  const isGone =
    written === undefined || (value === undefined && isObject(written) && Object.keys(written).length === 0);
  return isGone ? others : { ...others, [key]: written };
}

function parse(settings: Settings): MerchantSettings {
  const { data, error } = merchantSettings.strict().safeParse(settings);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new OperatorError([issue?.path.join('.'), issue?.message].filter((part) => part !== '').join(': '));
}

/** Throws OperatorError when settings may not be written like this. */
function check(settings: Settings): void {
  const problem = nameProblem(settings) ?? ruleProblem(parse(settings));
  if (problem !== undefined) throw new OperatorError(problem);
}

/** Returns the effective settings: the stored values and the defaults; a switch that was never set is off. */
function filledIn(settings: Settings): Settings {
  const { whitelabel, features, ...rest } = parse(settings);
  const all = (names: readonly string[], turned: object) => ({
    ...Object.fromEntries(names.map((name) => [name, false])),
    ...turned,
  });
  return JSON.parse(
    JSON.stringify({
      ...rest,
      whitelabel: all(system.whitelabelSwitches, whitelabel),
      features: all(system.featureFlags, features),
    }),
  ) as Settings;
}

/** Whether an entry of a list matches: as a whole, or by one of its texts, such as its address. */
function isMeant(entry: Json, meant: Json): boolean {
  return (
    isDeepStrictEqual(entry, meant) ||
    (isObject(entry) && typeof meant === 'string' && Object.values(entry).includes(meant))
  );
}

/**
 * Creates the editor with which operators read and change a merchant's settings. It records every change. All methods
 * throw OperatorError for invalid requests.
 */
export function createSettingsEditor({ db }: { db: Kysely<Database> }) {
  function checkPath(path: string): void {
    const problem = pathProblem(path);
    if (problem !== undefined) throw new OperatorError(problem);
  }

  /**
   * Stores the settings that `next` returns; concurrent edits run one after the other. Returns whether anything
   * changed.
   */
  async function edit(
    { code, path, operator }: SettingTarget,
    next: (settings: Settings) => Json | undefined,
  ): Promise<boolean> {
    checkPath(path);
    return db.transaction().execute(async (transaction) => {
      const settings = await findSettings(transaction, code);
      const [before, after] = [readPath(settings, path), next(settings)];
      if (isDeepStrictEqual(before, after)) return false;
      const changed = writePath(settings, path, after);
      check(changed);
      await saveSettings(transaction, code, changed);
      await insertSettingChange(transaction, { code, path, before, after, operator });
      return true;
    });
  }

  /** Changes a list; starts from its default if the merchant has not set it. */
  function editList(target: SettingTarget, next: (list: readonly Json[]) => Json[]): Promise<boolean> {
    checkPath(target.path);
    if (!isListPath(target.path)) throw new OperatorError(`${target.path}: is not a list; set it instead`);
    return edit(target, (settings) => {
      const effective = readPath(filledIn(settings), target.path);
      const list = Array.isArray(effective) ? (effective as readonly Json[]) : [];
      const changed = next(list);
      return isDeepStrictEqual(list, changed) ? readPath(settings, target.path) : changed;
    });
  }

  return {
    /** Lists the code, name and brand of every merchant. */
    listMerchants: () =>
      db.selectFrom('merchant').select(['code', 'name', 'brand', 'currency']).orderBy('code').execute(),

    /** Returns the effective settings of a merchant, or those at a path: stored values, and defaults for the rest. */
    async findEffective(code: string, path?: string): Promise<Json | undefined> {
      if (path !== undefined) checkPath(path);
      const settings = filledIn(await findSettings(db, code));
      return path === undefined ? settings : readPath(settings, path);
    },

    /** Returns the stored settings of a merchant. */
    findOwn: (code: string): Promise<Json> => findSettings(db, code),

    /** Sets a value, or removes it when it is undefined, and records the change. Returns false if nothing changed. */
    change: ({ value, ...target }: SettingTarget & { value: Json | undefined }): Promise<boolean> =>
      edit(target, () => value),

    /** Appends an entry to a list. Returns false if the list already has it. */
    addTo: ({ entry, ...target }: SettingTarget & { entry: Json }): Promise<boolean> =>
      editList(target, (list) =>
        list.some((present) => isDeepStrictEqual(present, entry)) ? [...list] : [...list, entry],
      ),

    /** Removes an entry from a list: the one that equals `meant`, or has it as one of its texts. */
    removeFrom: ({ meant, ...target }: SettingTarget & { meant: Json }): Promise<boolean> =>
      editList(target, (list) => {
        const found = list.filter((entry) => isMeant(entry, meant));
        if (found.length === 0) throw new OperatorError(`${target.path}: has no ${JSON.stringify(meant)}`);
        if (found.length > 1)
          throw new OperatorError(
            `${target.path}: has ${found.length} entries with ${JSON.stringify(meant)}; name the whole entry`,
          );
        return list.filter((entry) => !found.includes(entry));
      }),

    /** The last changes of a merchant, newest first. */
    async listChanges(code: string, limit: number): Promise<SettingChange[]> {
      await findSettings(db, code);
      return listSettingChanges(db, code, limit);
    },
  };
}

export type SettingsEditor = ReturnType<typeof createSettingsEditor>;
