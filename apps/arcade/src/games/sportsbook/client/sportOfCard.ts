import { sports } from '../model/sports.ts';

/** Returns the sport that a card opens: the one with the longest name in its title. Cards of cockfights name none. */
export function sportOfCard(title: string): string {
  const named = sports
    .filter(({ name }) => title.includes(name.EN))
    .toSorted((a, b) => b.name.EN.length - a.name.EN.length);
  return (named[0] ?? sports.find(({ group }) => group === 'cockfight') ?? { code: 'football' }).code;
}
