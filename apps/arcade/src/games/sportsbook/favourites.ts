/** The most leagues and fixtures that a player can star. */
export const MAX_FAVOURITES = 50;

/**
 * The number of fixtures of a league that are shown before the player expands it. A single further one is shown too.
 */
export const SHOWN_OF_LEAGUE = 4;
