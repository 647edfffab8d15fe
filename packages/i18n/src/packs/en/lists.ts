/** Lists of every feature that come a page at a time. */
export const lists = {
  failed: 'The list did not load',
  more: 'Show more',
};
