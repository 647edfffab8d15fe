/** Texts of paged lists of every feature. */
export const lists = {
  failed: 'The list did not load',
  more: 'Show more',
};
