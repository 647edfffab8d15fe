import { describe, expect, it } from 'vitest';
import { findHelp } from './findHelp.ts';

const list = [
  { tag: 'deposit', title: 'How to deposit', content: '<p>Choose a method.</p>' },
  { tag: 'cancel', title: 'How long it takes', content: '<p>A <b>withdrawal</b> waits; a deposit does not.</p>' },
  { tag: 'thai', title: 'ถอนเงินใช้เวลานานเท่าไร', content: '<p>一小时内</p>' },
];
const found = (search: string) => findHelp(list, search).map(({ item, index }) => [item.tag, index]);

describe('findHelp', () => {
  it('HELP-01 matches every word in title or text, titles first, and keeps the index in the list', () => {
    expect(found('DEPOSIT?')).toEqual([
      ['deposit', 0],
      ['cancel', 1],
    ]);
    expect(found('withdrawal long')).toEqual([['cancel', 1]]);
    expect(found('withdrawal method')).toEqual([]);
  });

  it('HELP-01 matches parts of Thai and Chinese words, but not markup', () => {
    expect(found('เวลานาน')).toEqual([['thai', 2]]);
    expect(found('小时')).toEqual([['thai', 2]]);
    expect(found('b>')).toEqual([]);
    expect(found('  ')).toHaveLength(3);
  });
});
