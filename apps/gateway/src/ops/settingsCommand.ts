import { SettingError, readPath, type Json, type SettingsEditor } from '../modules/merchant/settingsEditor.ts';

/** How the command is used. */
export const settingsUsage = `pnpm ops settings list                         the merchants
pnpm ops settings show NORTH [features]        what a merchant's settings say
pnpm ops settings set NORTH features.share true
pnpm ops settings set NORTH customerService '[{"csType":"TELEGRAM","title":"Telegram","path":"https://t.me/…"}]'
pnpm ops settings unset NORTH features.share   its default holds again
pnpm ops settings log NORTH                    the last changes, and who made them

The site shows a change within seconds of its next look; nothing is built again.`;

const LOG_LENGTH = 20;

/** A value as an operator types it: JSON, or else the text itself. */
export function parseValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

const shown = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'not set';
const onOneLine = (value: unknown): string => JSON.stringify(value) ?? 'not set';

/** Runs `settings …` and answers what to print. Throws SettingError for what cannot be done, with the usage for what is not a command. */
export async function runSettingsCommand(editor: SettingsEditor, args: readonly string[], operator: string): Promise<string> {
  const [verb, code = '', path = '', ...values] = args;
  if (verb === 'list') {
    const merchants = await editor.listMerchants();
    return merchants.map((merchant) => `${merchant.code}  ${merchant.name}, brand ${merchant.brand}, ${merchant.currency}`).join('\n');
  }
  if (verb === 'show' && code !== '') {
    const settings = await editor.findSettings(code);
    return shown(path === '' ? settings : readPath(settings, path));
  }
  if (verb === 'set' && path !== '' && values.length > 0) {
    const value = parseValue(values.join(' '));
    await editor.change({ code, path, value, operator });
    return `${code}: ${path} is ${onOneLine(value)}`;
  }
  if (verb === 'unset' && path !== '') {
    await editor.change({ code, path, value: undefined, operator });
    return `${code}: ${path} is at its default`;
  }
  if (verb === 'log' && code !== '') {
    const changes = await editor.listChanges(code, LOG_LENGTH);
    return changes.map((change) => `${new Date(change.changedAt).toISOString()}  ${change.operator}  ${change.path}: ${onOneLine(change.before)} → ${onOneLine(change.after)}`).join('\n') || 'No changes yet';
  }
  throw new SettingError(settingsUsage);
}
