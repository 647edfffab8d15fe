/** So many leagues and fixtures may a player star. */
export const MOST_FAVOURITES = 50;

/** So many fixtures of a league are shown before the player asks for the others; one more is not worth asking for. */
export const SHOWN_OF_LEAGUE = 4;
