const TITLE_MAX = 100;
const BODY_MAX = 240;
/** The most characters of markup to parse; far less of it is shown. */
const HTML_MAX = 4_000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The content of a notification; the service worker of the site shows it. */
export interface PushWords {
  title: string;
  /** Plain text; without it, `html` is shown. */
  text?: string;
  html?: string;
  /** The tag of a notification; a later one with the same tag replaces it. */
  tag: string;
  /** A path of the site. */
  link: string | null;
  language: string;
}

/** Returns a notification as JSON, limited to a few hundred bytes: push services accept 4,096 after encryption. */
export function payloadOf({ title, text, html = '', tag, link, language }: PushWords): string {
  return JSON.stringify({
    title: cut(title, TITLE_MAX),
    body: cut(text ?? plainText(html), BODY_MAX),
    tag,
    link,
    language,
  });
}

/** Extracts the text of markup. It is shown as text, so any remaining markup is harmless. */
function plainText(html: string): string {
  return html
    .slice(0, HTML_MAX)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Truncates a text to `max` characters, and keeps Thai marks with their letters. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const segments = [...new Intl.Segmenter().segment(text.slice(0, max + 1))].slice(0, -1);
  return `${segments
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
