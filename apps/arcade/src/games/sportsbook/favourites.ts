/** The most leagues and fixtures that a player can star. */
export const MOST_FAVOURITES = 50;

/** This many fixtures of a league are shown before the player asks for the others; one more is not worth asking for. */
export const SHOWN_OF_LEAGUE = 4;
