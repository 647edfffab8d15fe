// The sign is an A that is a joystick: two tubes of light for the stick's shadow and the stick, the ball on top, the
// plate below.
const cyan = 'var(--action-primary-bg)';
const magenta = 'var(--badge-hot)';

interface Lights {
  readonly left: string;
  readonly right: string;
  readonly ball: string;
}

const sign = ({ left, right, ball }: Lights): string =>
  `<g fill="none" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path stroke="${right}" d="M37.5 24 52 54M40 43H29.5"/><path stroke="${left}" d="M26.5 24 12 54"/></g><circle cx="32" cy="12.5" r="7.5" fill="${ball}"/>`;

// A R C A D I A in one stroke each, like a bent tube: the As without a bar, every joint rounded.
const a = 'l10.5-30h3l10.5 30';
const letters = [
  `M0 48${a}`,
  'M38 48V18h10q8 0 8 8.5T48 35h-4l13 13',
  'M90 22q-4-4-9.5-4-12 0-12 15t12 15q5.5 0 9.5-4',
  `M99 48${a}`,
  'M137 18v30h7q13 0 13-15t-13-15z',
  'M170 18v30',
  `M182 48${a}`,
]
  .map((path) => `<path d="${path}"/>`)
  .join('');

/** The sign in the two lights of the hall. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>Arcadia</title>${sign({ left: cyan, right: magenta, ball: 'currentColor' })}</svg>`;

/** The sign with the name, lettered in strokes so that no font has to load. */
export const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 0 274 64" role="img"><title>Arcadia</title>${sign({ left: cyan, right: magenta, ball: 'currentColor' })}<g fill="none" stroke="currentColor" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round" transform="translate(72 3)">${letters}</g></svg>`;

/** The tab and home-screen icon, complete with its ground. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Arcadia</title><path fill="#0b0720" d="M0 0h64v64H0z"/><circle cx="32" cy="70" r="50" fill="#170c36"/><circle cx="32" cy="70" r="36" fill="#26104c"/><circle cx="32" cy="70" r="22" fill="#381560"/><g transform="translate(5.8 3) scale(.82)">${sign({ left: '#22e6ff', right: '#ff5ad6', ball: '#f4f1ff' })}</g></svg>`;

const lineTile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path fill="#22e6ff" fill-opacity=".055" d="M0 0h4v1H0z"/></svg>';

/** Scanlines, faint enough to lie under text, as a CSS image. */
export const pattern = `url("data:image/svg+xml,${encodeURIComponent(lineTile)}")`;
