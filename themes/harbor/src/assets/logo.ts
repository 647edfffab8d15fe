// A lighthouse seen as a column of type: tower, lamp room, beam.
const tower = '<path d="M25 24h14l5 32H20l5-32Zm1-4v-8l6-5 6 5v8H26Z"/><path d="M12 60h40v-3H12z"/>';
const beams = '<path d="M42 13l18-7v14l-18-3v-4ZM22 13L4 6v14l18-3v-4Z"/>';

/** The sign: a lighthouse. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>Harbor</title><g fill="currentColor">${tower}</g><g fill="var(--accent-base)">${beams}</g></svg>`;

/** The sign with the name, lettered in straight strokes so that no font has to load. */
export const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 64" role="img"><title>Harbor</title><g fill="currentColor">${tower}</g><g fill="var(--accent-base)">${beams}</g></svg>`;

/** The tab and home-screen icon, complete with its ground. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Harbor</title><path fill="#0a6b5c" d="M0 0h64v64H0z"/><g fill="#fdfcf8" transform="translate(9 9) scale(.72)">${tower}${beams}</g></svg>`;

const ruleTile = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" fill="none" stroke="#0a6b5c" stroke-opacity=".09"><path d="M0 .5h12"/></svg>';

/** Ruled lines, as a CSS image. */
export const pattern = `url("data:image/svg+xml,${encodeURIComponent(ruleTile)}")`;
