import { bankNames, currencies, tagOf, type LanguageCode } from '@parlor/contract';
import { escapeHtml } from '../../http/html.ts';
import type { InboxParams } from '../../tables/inboxTables.ts';
import { localize } from '../catalogue/localized.ts';
import { cn, cnReasons, cnUnknownDevice } from './texts/cn.ts';
import { en, enReasons, enUnknownDevice, type InboxText, type InboxTextKey } from './texts/en.ts';
import { ty, tyReasons, tyUnknownDevice } from './texts/ty.ts';

/** The language, time zone and merchant's name with which messages are rendered for a player. */
export interface InboxReading {
  language: LanguageCode;
  defaultLanguage?: LanguageCode | undefined;
  merchantName: string;
  timeZone: string;
}

/** The rendered message. Both fields are plain text. */
export interface InboxWords {
  title: string;
  text: string;
}

interface Wording {
  texts: Record<InboxTextKey, InboxText>;
  reasons: Readonly<Record<string, string>>;
  unknownDevice: string;
}

const english: Wording = { texts: en, reasons: enReasons, unknownDevice: enUnknownDevice };
const wordings: Partial<Record<LanguageCode, Wording>> = {
  EN: english,
  TY: { texts: ty, reasons: tyReasons, unknownDevice: tyUnknownDevice },
  CN: { texts: cn, reasons: cnReasons, unknownDevice: cnUnknownDevice },
};

/** Whether a text key is known; messages of a later release may have unknown keys. */
export const isTextKey = (key: string): key is InboxTextKey => Object.hasOwn(en, key);

/** Renders a message of the platform. */
export function wordsOf(key: InboxTextKey, params: InboxParams, reading: InboxReading): InboxWords {
  const wording = wordings[reading.language] ?? english;
  const values = valuesOf(params, reading, wording);
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();
  const { title, text } = wording.texts[key];
  return { title: fill(title), text: fill(text) };
}

/** Converts plain text to HTML. */
export function htmlOf(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function valuesOf(
  params: InboxParams,
  { merchantName, timeZone, ...reading }: InboxReading,
  { reasons, unknownDevice }: Wording,
): Record<string, string> {
  const locale = tagOf(reading.language);
  const values: Record<string, string> = { merchant: merchantName, reason: reasons['none'] ?? '' };
  for (const [name, value] of Object.entries(params))
    values[name] = typeof value === 'string' ? value : localize(value, reading);
  const { amount, currency, at, reason, bank, device } = values;
  if (amount !== undefined && currency !== undefined) values['amount'] = writeAmount(amount, currency, locale);
  if (at !== undefined)
    values['at'] = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
      Number(at),
    );
  if (reason !== undefined) values['reason'] = reasons[reason] ?? reason;
  if (bank !== undefined && currency !== undefined) values['bank'] = nameOfBank(bank, currency, reading.language);
  if (device === '') values['device'] = unknownDevice;
  return values;
}

/** Formats an amount with its currency. It formats the decimal string itself, which never becomes a float. */
function writeAmount(amount: string, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount as Intl.StringNumericLiteral,
  );
}

/** Returns a bank's own name if it is in the player's language. */
function nameOfBank(code: string, currencyCode: string, language: LanguageCode): string {
  const currency = currencies.find((known) => known === currencyCode);
  if (currency === undefined) return code;
  const { name, localName } = bankNames(code, currency);
  return language === 'TY' && currency === 'THB' ? (localName ?? name) : name;
}
