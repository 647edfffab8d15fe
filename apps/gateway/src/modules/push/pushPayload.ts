const TITLE_MAX = 100;
const BODY_MAX = 240;
/** The most markup that is read; far less of it is shown. */
const HTML_MAX = 4_000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The payload for a browser; the service worker of the site shows it. */
export interface PushWords {
  title: string;
  /** Plain text, or else markup. */
  text?: string;
  html?: string;
  /** One notification for each: the same again replaces it. */
  tag: string;
  /** A path of the site. */
  link: string | null;
  language: string;
}

/**
 * A notification as JSON. It holds a few hundred bytes whatever an operator wrote: push services take 4,096 with the
 * encryption.
 */
export function payloadOf({ title, text, html = '', tag, link, language }: PushWords): string {
  return JSON.stringify({
    title: cut(title, TITLE_MAX),
    body: cut(text ?? plainText(html), BODY_MAX),
    tag,
    link,
    language,
  });
}

/** The words of markup. It is shown as text, so what looks like markup afterwards is harmless. */
function plainText(html: string): string {
  return html
    .slice(0, HTML_MAX)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** At most this many characters; marks of Thai stay with their letters. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const whole = [...new Intl.Segmenter().segment(text.slice(0, max + 1))].slice(0, -1);
  return `${whole
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
