import type { Selection } from '../model/sportModel.ts';

/** A pick in a code. It has no price: opening the code uses the current one. */
export interface CodedPick {
  fixture: string;
  selections: Selection[];
}

/** The version of the code's format. */
const FORM = 'P1';
const MAX_PICKS = 12;
const MAX_LENGTH = 2_000;
const FIXTURE = /^[\w-]{1,40}:\d{1,12}$/;
/** Names of markets and picks, such as `handicap:-1.5` and `home/draw`. */
const NAME = /^[\w:/.+-]{1,40}$/;

/** Writes picks as a short code that fits a message: letters, digits, `-` and `_`. */
export function slipCodeOf(picks: readonly CodedPick[]): string {
  const words = picks
    .map(({ fixture, selections }) => [fixture, ...selections.flatMap(({ market, pick }) => [market, pick])].join('|'))
    .join('~');
  const bytes = new TextEncoder().encode(words);
  return (
    FORM +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  );
}

/** Reads the picks of a code, or of a text that contains one. Undefined if it has none. */
export function picksOfCode(text: string): CodedPick[] | undefined {
  const [, body] = /\bP1([\w-]+)/.exec(text) ?? [];
  if (body === undefined || body.length > MAX_LENGTH) return undefined;
  try {
    const bytes = Uint8Array.from(
      atob(body.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.codePointAt(0) ?? 0,
    );
    const picks = new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .split('~')
      .map((words): CodedPick => {
        const [fixture = '', ...rest] = words.split('|');
        const selections = rest.flatMap((market, i): Selection[] => {
          const pick = rest[i + 1];
          return i % 2 === 0 && pick !== undefined ? [{ market, pick }] : [];
        });
        return { fixture, selections };
      });
    const isWhole = picks.every(
      ({ fixture, selections }) =>
        FIXTURE.test(fixture) &&
        selections.length > 0 &&
        selections.length <= MAX_PICKS &&
        selections.every(({ market, pick }) => NAME.test(market) && NAME.test(pick)),
    );
    return isWhole && picks.length <= MAX_PICKS ? picks : undefined;
  } catch {
    return undefined;
  }
}
