import type { Game } from '../../games/game.ts';
import type { PlaySession } from '../session/session.service.ts';

/** Parses the choice of a bet together with the terms of its session, which no player sets. */
export function choiceOf(game: Game, { currency, profile }: PlaySession, choice: unknown) {
  const { areJackpotsAllowed } = profile;
  const terms = game.termsOf?.({ currency, areJackpotsAllowed });
  const isObject = typeof choice === 'object' && choice !== null && !Array.isArray(choice);
  return game.choice.safeParse(terms && isObject ? { ...choice, ...terms } : choice);
}
