import { cardOf, DECK } from '../cards.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { DECKS, dragonTigerPays, dragonTigerPlaces, hundredthsOf, type DragonTigerPlace } from './rules.ts';

const SIDE_RETURN = '0.962650602';
const TRAIT_RETURN = '0.969230769';

/** Returns the declared return to player of a place, rounded to nine places. A test compares it with the exact one. */
function declaredReturn(place: DragonTigerPlace): string {
  if (place === 'tie') return '0.971084337';
  if (place === 'suitedTie') return '0.961445783';
  return place === 'dragon' || place === 'tiger' ? SIDE_RETURN : TRAIT_RETURN;
}

/** The declared return of the game: the return of its best place. */
export const DECLARED_RETURN = declaredReturn('tie');

/**
 * Returns the exact return of a place, by all ordered pairs of cards of the shoe. Eight cards share each rank and suit:
 * two different cards have 8 · 8 ways, the same card twice has 8 · 7.
 */
export function exactReturn(place: DragonTigerPlace): Fraction {
  let hundredths = 0;
  for (let first = 0; first < DECK; first += 1)
    for (let second = 0; second < DECK; second += 1) {
      const [dragon, tiger] = [cardOf(first), cardOf(second)];
      const difference = dragon.rank - tiger.rank;
      const winner = difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie';
      hundredths += hundredthsOf(place, { dragon, tiger, winner }) * DECKS * (first === second ? DECKS - 1 : DECKS);
    }
  const cards = DECK * DECKS;
  return fraction(hundredths, 100 * cards * (cards - 1));
}

function bestPay(place: DragonTigerPlace): number {
  if (place === 'tie' || place === 'suitedTie') return dragonTigerPays[place];
  return place === 'dragon' || place === 'tiger' ? dragonTigerPays.side : dragonTigerPays.trait;
}

/** Returns the return and the highest pay of every place, for the rules sheet. */
export function returnByMode(): {
  mode: DragonTigerPlace;
  returned: Fraction;
  declared: string;
  maxMultiplier: Fraction;
}[] {
  return dragonTigerPlaces.map((place) => ({
    mode: place,
    returned: exactReturn(place),
    declared: declaredReturn(place),
    maxMultiplier: fraction(bestPay(place), 100),
  }));
}
