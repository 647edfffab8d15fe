import { element } from '../../../shell/element.ts';

/** Names of large wins by their multiples of the stake, in descending order. */
const levels = [
  { stakes: 100n, key: 'epicWin' },
  { stakes: 40n, key: 'megaWin' },
  { stakes: 0n, key: 'bigWin' },
] as const;

/** Returns the message key of a large win's name. */
export function levelKey(amount: bigint, stake: bigint): string {
  return (levels.find(({ stakes }) => amount >= stakes * stake) ?? levels[2]).key;
}

const PIECES = 22;

/** Lets pictures rain over the stage. Returns a function that ends it. */
export function startRain(place: HTMLElement, picture: string): () => void {
  const pieces = Array.from({ length: PIECES }, (_, i) => {
    const piece = element('img', { class: 'rain-piece', src: picture, alt: '' });
    piece.style.setProperty('--x', `${(i * 37 + 11) % 100}%`);
    piece.style.setProperty('--at', `${-((i * 53) % 100) * 22}ms`);
    piece.style.setProperty('--size', `${20 + ((i * 29) % 22)}px`);
    return piece;
  });
  const rain = element('div', { class: 'reels-rain', 'aria-hidden': 'true' }, ...pieces);
  place.append(rain);
  return () => rain.remove();
}
