// Browsers drop tabs and line ends inside addresses and read a backslash as a slash, so control, space and invisible
// characters are refused.
const DISGUISED = /[\p{C}\p{Z}\\]/u;
const SITE = 'https://site.invalid';

/** Whether a text is unambiguously a path of this site. */
export function isSitePath(text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || DISGUISED.test(text)) return false;
  const parsed = URL.parse(text, SITE);
  return parsed?.origin === SITE && !parsed.pathname.startsWith('//');
}

/** Whether a text is an absolute http or https address without credentials. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(text) || DISGUISED.test(text)) return false;
  const parsed = URL.parse(text);
  return parsed !== null && parsed.username === '' && parsed.password === '';
}
