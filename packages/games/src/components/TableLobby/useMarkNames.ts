import type { MarkTableKind } from '@parlor/contract';
import { pocketTone, readBull, readSymbols, readThrow, type DieSymbol } from '@parlor/contract/tables';
import { useTranslation } from '@parlor/i18n';

const pocketKeys = { red: 'markRed', black: 'markBlack', green: 'markGreen' } as const;
const symbolKeys = {
  fish: 'symbolFish',
  prawn: 'symbolPrawn',
  crab: 'symbolCrab',
  rooster: 'symbolRooster',
  gourd: 'symbolGourd',
  tiger: 'symbolTiger',
} as const satisfies Record<DieSymbol, string>;

/** Returns a function that names a mark, for instance "17 black". */
export function useMarkNames(): (kind: MarkTableKind, mark: string) => string {
  const { t } = useTranslation('lobby');

  function handName(bull: number): string {
    if (bull === 0) return t('handNone');
    if (bull === 10) return t('handBullBull');
    return bull === 11 ? t('handFigures') : t('handBull', { count: bull });
  }

  const names: Readonly<Record<MarkTableKind, (mark: string) => string>> = {
    roulette: (mark) => t(pocketKeys[pocketTone(mark)], { number: mark }),
    'money-wheel': (mark) => `×${mark}`,
    'fan-tan': (mark) => mark,
    'sic-bo'(mark) {
      const { dice, total, size } = readThrow(mark);
      return t(size === 'triple' ? 'markTriple' : 'markDice', { total, dice: dice.join(' ') });
    },
    'fish-prawn-crab': (mark) =>
      readSymbols(mark)
        .map((symbol) => t(symbolKeys[symbol]))
        .join(' '),
    'bull-bull'(mark) {
      const { bull, wins } = readBull(mark);
      const players = wins.flatMap((isWon, index) => (isWon ? [index + 1] : [])).join(' ');
      return t(players === '' ? 'markBanker' : 'markPlayers', { hand: handName(bull), players });
    },
  };
  return (kind, mark) => names[kind](mark);
}
