import { demoGames } from '@parlor/artwork/titles';
import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import { lotteryMenuOf } from './lotteryMenus.ts';
import { titleOf } from './titles.ts';

function menuOf(code: string) {
  const title = titleOf(code);
  const menu = title && lotteryMenuOf(title);
  if (!menu) throw new Error(`${code} is not a lottery`);
  return menu;
}
const codeOf = (noun: string): string =>
  demoGames().find(({ name, family }) => family?.endsWith('-draw') && name.EN.includes(noun))?.gameCode ?? '';
const playsOf = (noun: string, type: 'trad' | 'ent'): string[] =>
  menuOf(codeOf(noun))
    .plays.filter((play) => play.type === type)
    .map(({ play }) => play);

describe('the menu of a lottery', () => {
  it('GAME-20 exists for every lottery of the catalogue, and for no other game', () => {
    for (const { gameCode, card, family } of demoGames()) {
      const isLottery = card.kind === 'lottery' || card.kind === 'quickLottery';
      const menu = family === null ? undefined : lotteryMenuOf({ code: gameCode, family });
      expect([gameCode, menu !== undefined]).toEqual([gameCode, isLottery]);
    }
  });

  it('GAME-09 separates traditional plays from entertainment', () => {
    expect(playsOf('Five-Minute Draw', 'ent')).toEqual(expect.arrayContaining(['totalSide', 'duel', 'side1']));
    expect(playsOf('Five-Minute Draw', 'trad')).toEqual(expect.arrayContaining(['five', 'back3', 'tod', 'digit1']));
    expect(playsOf('Boat Race', 'ent')).toEqual(expect.arrayContaining(['side1', 'duel1', 'sum', 'sumSide']));
    expect(playsOf('Boat Race', 'trad')).toEqual(expect.arrayContaining(['place1', 'exacta', 'quinella']));
    expect(playsOf('Quick Dice', 'ent')).toEqual(['sumSide', 'sum', 'kind']);
  });

  it('GAME-20 marks the plays of a numero table in the Thai and Vietnamese forms', () => {
    const numero = (noun: string): string[] =>
      menuOf(codeOf(noun))
        .plays.filter(({ isNumero }) => isNumero)
        .map(({ play }) => play);
    expect(numero('First Prize')).toEqual(['top2', 'bottom2']);
    expect(numero('Daily Draw')).toEqual(['special2', 'head2', 'lo2']);
    expect(numero('Boat Race')).toEqual([]);
  });

  it('has the highest payout of each play', () => {
    const pays = new Map(menuOf(codeOf('Two Digits')).plays.map(({ play, pay }) => [play, pay]));
    expect(pays.get('two')).toBe('95.00');
    const dice = new Map(menuOf(codeOf('Quick Dice')).plays.map(({ play, pay }) => [play, pay]));
    // Three ones come once in 216 throws.
    expect(dice.get('sum')).toBe('205.20');
  });

  it.each([
    ['First Prize', { first: 1, front3: 2, bottom3: 2, bottom2: 1 }],
    ['Daily Draw', { special: 1, prize1: 1, prize2: 2, prize3: 6, prize4: 4, prize5: 6, prize6: 3, prize7: 4 }],
    ['Lucky 28', { number: 1, sum: 1 }],
    ['Ten-Car Race', { order: 10 }],
    ['Fast Three', { dice: 3, sum: 1 }],
    ['Lucky Star', { balls: 5, star: 1 }],
    ['Six of 45', { balls: 6 }],
  ])('names the prizes of %s, and omits no number', (noun, counts) => {
    const code = codeOf(noun);
    const draw = uniformDraw(
      outcomeWords({ serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 7 }),
    );
    const prizes = menuOf(code).prizesOf(titleOf(code)?.game.drawing?.resultOf(draw));
    expect(Object.fromEntries(prizes.map(({ prize, numbers }) => [prize, numbers.length]))).toEqual(counts);
  });
});
