import type { Json } from '../modules/merchant/json.ts';
import { OperatorError } from '../modules/merchant/operatorError.ts';
import { settingNames } from '../modules/merchant/settingNames.ts';
import type { SettingChange } from '../modules/merchant/settings.repository.ts';
import type { SettingsEditor } from '../modules/merchant/settingsEditor.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the settings commands. */
export interface SettingsContext {
  settings: SettingsEditor;
  /** The operator at the command line. */
  operator: string;
}

const LOG_LENGTH = 20;

/** Parses a typed value: JSON, or else plain text. */
export function parseValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

const shown = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'not set';
const onOneLine = (value: unknown): string => JSON.stringify(value) ?? 'not set';

function changeLine({ changedAt, operator, path, before, after }: SettingChange): string {
  return `${new Date(changedAt).toISOString()}  ${operator}  ${path}: ${onOneLine(before)} → ${onOneLine(after)}`;
}

/**
 * Sets a typed value. If it is not a JSON value that the setting accepts, sets it as text, such as a code of digits.
 */
async function setTyped(
  { settings, operator }: SettingsContext,
  code: string,
  path: string,
  typed: string,
): Promise<{ value: Json; isNew: boolean }> {
  const value = parseValue(typed);
  const set = async (candidate: Json) => ({
    value: candidate,
    isNew: await settings.change({ code, path, value: candidate, operator }),
  });
  try {
    return await set(value);
  } catch (error) {
    if (!(error instanceof OperatorError) || typeof value === 'object' || typeof value === 'string') throw error;
    return set(typed).catch(() => Promise.reject(error));
  }
}

/** `settings …`: the settings of a merchant. */
export const settingsArea: CommandArea<SettingsContext> = {
  does: "merchants' settings: switches, menu, domains, channels, download links, registration",
  commands: {
    list: {
      synopsis: '',
      does: 'Lists the merchants',
      run: async ({ settings }) => {
        const merchants = await settings.listMerchants();
        return merchants
          .map(({ code, name, brand, currency }) => `${code}  ${name}, brand ${brand}, ${currency}`)
          .join('\n');
      },
    },
    names: {
      synopsis: '[PART]',
      does: 'Lists all settings and their types',
      more: 'With PART, only those whose name contains it: pnpm ops settings names features',
      run: (_context, [part = '']) => {
        const names = settingNames().filter(({ path }) => path.toLowerCase().includes(part.toLowerCase()));
        const width = Math.max(0, ...names.map(({ path }) => path.length));
        return Promise.resolve(
          names.map(({ path, values }) => `${path.padEnd(width)}  ${values}`).join('\n') ||
            `No setting has "${part}" in its name`,
        );
      },
    },
    show: {
      synopsis: 'MERCHANT [SETTING]',
      does: 'Shows a merchant’s effective settings, including defaults',
      more: 'pnpm ops settings show NORTH features',
      run: ({ settings }, [code, path]) =>
        code === undefined ? undefined : settings.findEffective(code, path).then(shown),
    },
    diff: {
      synopsis: 'MERCHANT',
      does: 'Shows only the settings that the merchant overrides',
      run: ({ settings }, [code]) => (code === undefined ? undefined : settings.findOwn(code).then(shown)),
    },
    set: {
      synopsis: 'MERCHANT SETTING VALUE',
      does: 'Sets a value',
      more: `pnpm ops settings set NORTH features.share true
pnpm ops settings set NORTH mainDomain www.north.example
pnpm ops settings set NORTH customerService '[{"csType":"TELEGRAM","title":"Telegram","path":"https://t.me/…"}]'

VALUE is JSON, or a text as it is.`,
      run: (context, [code, path, ...words]) =>
        code === undefined || path === undefined || words.length === 0
          ? undefined
          : setTyped(context, code, path, words.join(' ')).then(
              ({ value, isNew }) => `${code}: ${path} is ${onOneLine(value)}${isNew ? '' : ' already'}`,
            ),
    },
    unset: {
      synopsis: 'MERCHANT SETTING',
      does: 'Resets a setting to its default',
      run: ({ settings, operator }, [code, path]) =>
        code === undefined || path === undefined
          ? undefined
          : settings
              .change({ code, path, value: undefined, operator })
              .then((isNew) => `${code}: ${path} is at its default${isNew ? '' : ' already'}`),
    },
    add: {
      synopsis: 'MERCHANT LIST ENTRY',
      does: 'Appends an entry to a list: a domain, a channel, a download link',
      more: `pnpm ops settings add NORTH domainRoute https://two.north.example
pnpm ops settings add NORTH customerService '{"csType":"LIVECHAT","title":"Chat","path":"https://chat.example"}'
pnpm ops settings add NORTH resources '{"resourceType":"IOS","url":"https://apps.example/north","labelNameEn":"iPhone app"}'`,
      run: ({ settings, operator }, [code, path, ...words]) => {
        if (code === undefined || path === undefined || words.length === 0) return undefined;
        const entry = parseValue(words.join(' '));
        return settings
          .addTo({ code, path, entry, operator })
          .then((isNew) => `${code}: ${path} has ${onOneLine(entry)}${isNew ? '' : ' already'}`);
      },
    },
    remove: {
      synopsis: 'MERCHANT LIST ENTRY',
      does: 'Removes an entry from a list',
      more: `ENTRY is the whole entry, or a text that only this entry contains, such as its address or title:

pnpm ops settings remove NORTH domainRoute https://two.north.example
pnpm ops settings remove NORTH customerService Chat
pnpm ops settings remove NORTH resources IOS`,
      run: ({ settings, operator }, [code, path, ...words]) => {
        if (code === undefined || path === undefined || words.length === 0) return undefined;
        const meant = parseValue(words.join(' '));
        return settings
          .removeFrom({ code, path, meant, operator })
          .then(() => `${code}: ${path} no longer has ${onOneLine(meant)}`);
      },
    },
    log: {
      synopsis: 'MERCHANT',
      does: `The last ${LOG_LENGTH} changes, and who made them`,
      run: ({ settings }, [code]) =>
        code === undefined
          ? undefined
          : settings
              .listChanges(code, LOG_LENGTH)
              .then((changes) => changes.map(changeLine).join('\n') || 'No changes yet'),
    },
  },
  note: `Every gateway has a change within five seconds. Pages that are open have it within a minute, and at once when somebody comes back to
them; nothing is built again and nothing is loaded anew.`,
};
