// A lighthouse: tower with its gallery, lamp room, ground. The beams carry the accent.
const tower = '<path d="M25 28h14l5 26H20zM22 22h20v4H22zM26 13l6-7 6 7v7H26zM12 57h40v3H12z"/>';
const beams = '<path d="M42 13l18-6v16l-18-4zM22 13L4 7v16l18-4z"/>';

// Capitals of one width, set close, with cut corners: H A R B O R.
const letters = [
  'M3 12v40M17 12v40M3 32h14',
  'M28 52V21l5-6h4l5 6v31M28 38h14',
  'M53 52V15h9l5 5v9l-5 5h-9M61 34l6 18',
  'M78 15h9l5 5v7l-4 5 4 5v7l-5 5h-9zM78 32h10',
  'M108 15h4l5 5v24l-5 5h-4l-5-5V20z',
  'M128 52V15h9l5 5v9l-5 5h-9M136 34l6 18',
]
  .map((path) => `<path d="${path}"/>`)
  .join('');

/** The sign: a lighthouse. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>Harbor</title><g fill="currentColor">${tower}</g><g fill="var(--accent-base)">${beams}</g></svg>`;

/** The sign with the name, lettered in straight strokes so that no font has to load. */
export const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 64" role="img"><title>Harbor</title><g fill="currentColor">${tower}</g><g fill="var(--accent-base)">${beams}</g><g fill="none" stroke="currentColor" stroke-width="6.4" transform="translate(74)">${letters}</g></svg>`;

/** The tab and home-screen icon, complete with its ground. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Harbor</title><path fill="#0a6b5c" d="M0 0h64v64H0z"/><g fill="#fdfcf8" transform="translate(9.6 11.1) scale(.7)">${tower}${beams}</g></svg>`;

const ruleTile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" fill="none" stroke="#0a6b5c" stroke-opacity=".09"><path d="M0 .5h12"/></svg>';

/** Ruled lines, as a CSS image. */
export const pattern = `url("data:image/svg+xml,${encodeURIComponent(ruleTile)}")`;
