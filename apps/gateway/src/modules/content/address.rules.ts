// Browsers drop tabs and line ends inside addresses and read a backslash as a slash; no control, space or invisible
// sign may pass.
const DISGUISED = /[\p{C}\p{Z}\\]/u;
const SITE = 'https://site.invalid';

/** Whether a text is a path of this site and cannot be read as anything else. */
export function isSitePath(text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || DISGUISED.test(text)) return false;
  const parsed = URL.parse(text, SITE);
  return parsed?.origin === SITE && !parsed.pathname.startsWith('//');
}

/** Whether a text is a whole http or https address without a name and password in it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(text) || DISGUISED.test(text)) return false;
  const parsed = URL.parse(text);
  return parsed !== null && parsed.username === '' && parsed.password === '';
}
