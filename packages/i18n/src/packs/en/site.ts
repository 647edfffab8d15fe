/** Texts for search engines. */
export const site = {
  description:
    'Slots, live casino, fishing, cards, sports and lottery at {brand}, on your phone, with fair play that you can check.',
};
