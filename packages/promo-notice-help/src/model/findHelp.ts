import type { HelpItem } from '@parlor/contract';

/** A help item and its index in the whole list, which is its address. */
export interface FoundHelp {
  item: HelpItem;
  index: number;
}

/**
 * Returns the items that contain every word of a search in title or text; items with all words in the title come first.
 * Parts of words match, because Thai and Chinese have no spaces between words.
 */
export function findHelp(list: readonly HelpItem[], search: string): FoundHelp[] {
  const all = list.map((item, index) => ({ item, index }));
  const words = plain(search).split(' ').filter(Boolean);
  if (words.length === 0) return all;
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  const inTitle = all.filter(({ item }) => holds(plain(item.title)));
  const inText = all.filter(
    (candidate) =>
      !inTitle.includes(candidate) && holds(`${plain(candidate.item.title)} ${plain(candidate.item.content)}`),
  );
  return [...inTitle, ...inText];
}

/** Returns the normalized text of HTML, for comparison. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s?!,.:;“”"'（）。，？！：；]+/g, ' ')
    .trim();
}
