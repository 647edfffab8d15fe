import { element, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { toDecimal } from '../../fraction.ts';
import type { ReelsDesign } from '../design.ts';
import { designHash } from '../designText.ts';
import { factsOf } from '../facts.ts';
import { stakesText } from './roundStage.ts';
import type { Symbols } from './symbols.ts';

type Facts = ReturnType<typeof factsOf>;

interface RulesParts {
  design: ReelsDesign;
  symbols: Symbols;
  text: Text;
  money: (minor: bigint) => string;
  stake: bigint;
  facts: Facts;
}

/** Computes the facts of a title on first use, since they take a moment. */
export function createFactsReader(design: ReelsDesign): () => Facts {
  let facts: Facts | undefined;
  return () => (facts ??= factsOf(design));
}

type Row = readonly [count: number, words: string];

function payList(rows: readonly Row[]): HTMLElement {
  return element(
    'dl',
    {},
    ...rows.flatMap(([count, words]) => [element('dt', {}, String(count)), element('dd', {}, words)]),
  );
}

function lineDrawing(rows: readonly number[], height: number, number: number): HTMLElement {
  const cells = rows.flatMap((on, reel) =>
    Array.from({ length: height }, (_, row) =>
      svgElement('rect', {
        x: reel * 10 + 1,
        y: row * 10 + 1,
        width: 8,
        height: 8,
        rx: 1.5,
        class: on === row ? 'on' : 'off',
      }),
    ),
  );
  return element(
    'figure',
    { class: 'line-drawing' },
    svgElement('svg', { viewBox: `0 0 ${rows.length * 10} ${height * 10}`, 'aria-hidden': 'true' }, ...cells),
    element('figcaption', {}, String(number)),
  );
}

/** Returns a list of reels such as "2, 3, 4". */
const reelList = (reels: readonly number[]): string => reels.map((reel) => reel + 1).join(', ');

function wildNotes({ design, text }: RulesParts): string[] {
  const { wild } = design;
  if (!wild) return [];
  return [
    text('wildNote', { reels: reelList(wild.reels) }),
    ...(wild.kind === 'multiplier' ? [text('wildMultiplierNote', { multiplier: wild.multiplier })] : []),
    ...(wild.kind === 'expanding' ? [text('wildExpandingNote')] : []),
  ];
}

function featureNotes({ design, text, money, stake }: RulesParts): string[] {
  const { feature, layout } = design;
  const prizeOf = (units: number): string => money((stake / BigInt(layout.units)) * BigInt(units));
  /** Lists the prizes in ascending order, with the number of fields of each. */
  const prizeList = (prizes: readonly number[]): string =>
    [...new Set(prizes)]
      .toSorted((a, b) => a - b)
      .map((units) => {
        const fields = prizes.filter((prize) => prize === units).length;
        return fields === 1 ? prizeOf(units) : `${fields} × ${prizeOf(units)}`;
      })
      .join(', ');
  if (feature.kind === 'none') return [];
  if (feature.kind === 'prize_pick')
    return [text('prizePickNote', { count: feature.prizes.length, prizes: prizeList(feature.prizes) })];
  if (feature.kind === 'wheel')
    return [
      text('wheelNote', {
        prizes: prizeList(feature.prizes),
        multipliers: feature.multipliers.map((multiplier) => `×${multiplier}`).join(', '),
      }),
    ];
  return [
    text('freeSpinsNote', { multiplier: feature.multiplier }),
    ...(feature.kind === 'rich_free_spins' ? [text(design.wild ? 'moreWildsNote' : 'betterReelsNote')] : []),
    text('retriggerNote', { count: feature.retriggerSpins, limit: feature.retriggerLimit }),
  ];
}

function scatterRows({ design, text, money, stake }: RulesParts): Row[] {
  const { scatter, feature, layout } = design;
  const unit = stake / BigInt(layout.units);
  return (scatter?.pays ?? []).flatMap((pay, count): Row[] => {
    if (pay === 0) return [];
    const spins = 'spins' in feature ? ` + ${text('freeSpinsStarted', { count: feature.spins[count] ?? 0 })}` : '';
    return [[count, `${money(unit * BigInt(pay))}${spins}`]];
  });
}

/** Returns the rules of a title, with its pays at the chosen stake. */
export function reelsRulesSheet(parts: RulesParts): Node[] {
  const { design, symbols, text, money, stake, facts } = parts;
  const { layout, wild, scatter, feature, pays } = design;
  const unit = stake / BigInt(layout.units);
  const special = (symbol: number, ...content: HTMLElement[]): HTMLElement =>
    element('div', { class: 'reels-special' }, symbols.picture(symbol), element('div', {}, ...content));
  const paragraphs = (words: readonly string[]): HTMLElement[] => words.map((note) => element('p', {}, note));
  const hitPercent = toDecimal({ ...facts.hitRate, numerator: facts.hitRate.numerator * 100n }, 2);
  const limit = text('atMost', { multiplier: stakesText(facts.maxWin.numerator, facts.maxWin.denominator) });

  return [
    element('h3', {}, text('howToPlay')),
    element(
      'p',
      {},
      layout.lines
        ? text('linesNote', { count: layout.lines.length })
        : text('waysNote', { count: layout.rows ** layout.reels }),
    ),
    ...(wild ? [special(wild.symbol, ...paragraphs(wildNotes(parts)))] : []),
    ...(scatter
      ? [
          special(
            scatter.symbol,
            ...paragraphs([
              // A scatter without a feature has no name for it.
              feature.kind === 'none'
                ? text('scatterNote')
                : text('scatterFeatureNote', { feature: text(`tag.${feature.kind}`) }),
            ]),
            payList(scatterRows(parts)),
            ...paragraphs(featureNotes(parts)),
          ),
        ]
      : []),
    element('h3', {}, text('pays')),
    element('p', { class: 'quiet' }, text('paysNote', { stake: money(stake) })),
    element(
      'ul',
      { class: 'reels-pays' },
      ...pays.map((counts, symbol) =>
        element(
          'li',
          {},
          symbols.picture(symbol),
          payList(
            counts.flatMap((pay, count): Row[] => (pay === 0 ? [] : [[count, money(unit * BigInt(pay))]])).toReversed(),
          ),
        ),
      ),
    ),
    ...(layout.lines
      ? [
          element('h3', {}, text('modeLines', { count: layout.lines.length })),
          element(
            'div',
            { class: 'line-drawings' },
            ...layout.lines.map((rows, i) => lineDrawing(rows, layout.rows, i + 1)),
          ),
        ]
      : []),
    element('h3', {}, text('figuresTitle')),
    element('p', {}, text('hitRateNote', { percent: hitPercent })),
    element('p', {}, text('maxWinNote', { most: limit })),
    element('p', { class: 'quiet' }, text('designNote')),
    element('p', { class: 'quiet reels-hash' }, designHash(design)),
  ];
}
