import DOMPurify from 'dompurify';

/** How much of a text a preview shows, in characters; the line cuts the rest anyway. */
const PREVIEW_LENGTH = 140;

/** The words of HTML, on one line. The sanitiser reads it, so nothing in it loads or runs. */
export function plainText(html: string): string {
  // Blocks that touch in the markup are apart on the page.
  const apart = html.replace(/<\/(?:p|li|h[1-6]|tr|td|th|div)>|<br\s*\/?>/gi, '$& ');
  const words = DOMPurify.sanitize(apart, { RETURN_DOM: true }).textContent ?? '';
  return Array.from(words.replace(/\s+/g, ' ').trim()).slice(0, PREVIEW_LENGTH).join('');
}
