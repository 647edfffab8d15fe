import DOMPurify from 'dompurify';

/** The maximum length of a preview, in characters. The line is cut by its width anyway. */
const PREVIEW_LENGTH = 140;

/** Returns the text of HTML on one line. The sanitiser parses it, so nothing in it loads or runs. */
export function plainText(html: string): string {
  // Adjacent blocks in the markup are separate on the page.
  const apart = html.replace(/<\/(?:p|li|h[1-6]|tr|td|th|div)>|<br\s*\/?>/gi, '$& ');
  const words = DOMPurify.sanitize(apart, { RETURN_DOM: true }).textContent ?? '';
  return Array.from(words.replace(/\s+/g, ' ').trim()).slice(0, PREVIEW_LENGTH).join('');
}
