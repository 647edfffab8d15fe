// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { MarkTableKind } from '@parlor/contract';
import { createText } from '../gameText.ts';
import { tableResults } from './tableResults.ts';
import { otherTable } from './testing/otherTable.ts';
import { tableWords } from './words.ts';

const { text } = createText(tableWords, 'EN');
const labelOf = (results: HTMLElement) => results.getAttribute('aria-label');
const marked = (kind: MarkTableKind, marks: string[]) => tableResults(otherTable({ form: 'marks', kind, marks }), text);

describe('the last results of a table', () => {
  it.each<[MarkTableKind, string[], string, string]>([
    ['roulette', ['0', '17', '36'], '36 red; 17 black; 0 green', '36170'],
    ['money-wheel', ['2', '6.5'], '×6.5; ×2', '6.52'],
    ['fan-tan', ['4', '1'], '1; 4', '14'],
    ['sic-bo', ['146', '222'], '6 (2 2 2), triple; 11 (1 4 6)', '62 2 2111 4 6'],
    ['fish-prawn-crab', ['fpc', 'rgt'], 'Rooster Gourd Tiger; Fish Prawn Crab', 'Rooster Gourd TigerFish Prawn Crab'],
    ['bull-bull', ['0wlw', '10lll'], 'banker bull bull, beats all; banker no bull, beaten by 1 3', '10○○○–●○●'],
    ['bull-bull', ['7llw', '11lll'], 'banker five figures, beats all; banker bull 7, beaten by 3', '★○○○7○○●'],
  ])('are marks at %s, newest first: %j', (kind, marks, label, shown) => {
    const results = marked(kind, marks);
    expect(labelOf(results)).toBe(`Last results, newest first: ${label}`);
    expect(results.textContent).toBe(shown);
  });

  it('are as many as fit', () => {
    const marks = Array.from({ length: 24 }, (_, index) => String(index));
    expect([...marked('roulette', marks).children].map(({ textContent }) => textContent)).toEqual(
      marks.slice(-12).toReversed(),
    );
  });

  it('are the end of a road, as wide as the grid', () => {
    // Twenty runs of one: the grid has sixteen columns.
    const results = tableResults(otherTable({ road: 'rb'.repeat(10) }), text);
    expect(labelOf(results)).toBe('Last results: Banker 10, Player 10, ties 0');
    const runs = (part: string): number =>
      (results.querySelector(`[data-part=${part}]`)?.getAttribute('d') ?? '').split('M').length - 1;
    expect([runs('red'), runs('blue'), runs('tie')]).toEqual([8, 8, 0]);
  });

  it('are shown as loading before they are read', () => {
    expect(tableResults(otherTable({ road: '' }), text).textContent).toBe('Results are on their way');
    expect(marked('roulette', []).textContent).toBe('Results are on their way');
  });
});
