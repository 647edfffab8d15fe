/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
/** Accents of European and Vietnamese letters. Thai vowels and tones are marks too, and are not included. */
const accents = /[\u0300-\u036f]/g;
/** Separators between or within words, and zero-width characters. */
const gaps = /[\s'’‘`´·•‧.,:;!?_~&+/\\|()[\]{}"“”«»\-‐‑‒–—\u00ad\u200b-\u200d\u2060\ufeff]+/g;

/**
 * Returns the form in which names and search terms are compared. Case, width, accents, spaces and hyphens are
 * ignored: Thai is written without spaces, and a Thai vowel may be typed as one character or as two. A text of gaps
 * only keeps them, so that it does not match every name.
 */
export function searchForm(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(accents, '')
    .replaceAll(/[đðħıłøßæœ]/g, (letter) => plainLetters[letter] ?? letter);
  const joined = plain.replaceAll(gaps, '');
  return joined === '' ? plain.trim() : joined;
}
