// Petals around one stem: the outer pair, the inner pair, the middle one.
const petals = [
  '<path d="M32 50C20 50 8 44 4 32c9-1 17 2 22 8 3 3 5 7 6 10Z" opacity=".55"/>',
  '<path d="M32 50c12 0 24-6 28-18-9-1-17 2-22 8-3 3-5 7-6 10Z" opacity=".55"/>',
  '<path d="M32 50C21 45 13 34 14 20c9 3 15 9 17 18 1 4 1 8 1 12Z" opacity=".78"/>',
  '<path d="M32 50c11-5 19-16 18-30-9 3-15 9-17 18-1 4-1 8-1 12Z" opacity=".78"/>',
  '<path d="M32 50c-7-8-10-16-9-25 1-7 4-12 9-17 5 5 8 10 9 17 1 9-2 17-9 25Z"/>',
  '<path d="M18 56c4-2 9-3 14-3s10 1 14 3c-4 2-9 3-14 3s-10-1-14-3Z" opacity=".55"/>',
].join('');

/** The sign: a lotus in the brand's gold. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>Lotus</title><g fill="var(--action-primary-bg)">${petals}</g></svg>`;

/** The sign with the name, lettered in strokes so that no font has to load. */
export const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 208 64" role="img"><title>Lotus</title><g fill="var(--action-primary-bg)">${petals}</g><g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M80 14v36h17"/><circle cx="117" cy="38" r="12"/><path d="M141 18v26q0 6 7 6M134 27h14"/><path d="M158 27v13q0 10 9 10t10-10V27v23"/><path d="M203 29q-3-3-8-3-8 0-8 6t8 6q9 0 9 6t-9 6q-6 0-9-3"/></g></svg>`;

/** The tab and home-screen icon, complete with its ground. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Lotus</title><path fill="#23163f" d="M0 0h64v64H0z"/><g fill="#f8bb3c" transform="translate(5.8 4.5) scale(.82)">${petals}</g></svg>`;

const petalTile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" fill="none" stroke="#f8bb3c" stroke-opacity=".1"><path d="M36 0q22 36 0 72Q14 36 36 0ZM0 36q36-22 72 0-36 22-72 0Z"/></svg>';

/** Lotus petals that meet tip to tip, faint enough to lie under text, as a CSS image. */
export const pattern = `url("data:image/svg+xml,${encodeURIComponent(petalTile)}")`;
