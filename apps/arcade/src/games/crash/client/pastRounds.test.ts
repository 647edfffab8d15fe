// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { PastCrash } from '../../../roomApi.ts';
import { commitmentOf, outcomeWords } from '../../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../../fairness/uniformDraw.ts';
import { createText } from '../../../shell/gameText.ts';
import { pastCrashOf } from '../../../shell/room/testing/fakeRoom.ts';
import { drawCrash } from '../rules.ts';
import { crashMessages } from './messages.ts';
import { createPastRounds, isCrashProven } from './pastRounds.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'c1'.repeat(32), nonce: 7 };
const crash: PastCrash = {
  index: 7,
  hundredths: drawCrash(uniformDraw(outcomeWords(seeds))),
  serverSeed: seeds.serverSeed,
  clientSeed: seeds.clientSeed,
};
const hash = commitmentOf(seeds.serverSeed);

describe('a finished round', () => {
  it('is proven by its seeds and the hash that was published before', () => {
    expect(isCrashProven(crash, hash)).toBe(true);
  });

  it.each([
    ['another end', { ...crash, hundredths: crash.hundredths + 1 }, hash],
    ['another number', { ...crash, index: 8 }, hash],
    ['another seed of the players', { ...crash, clientSeed: 'c2'.repeat(32) }, hash],
    ['another hash', crash, commitmentOf(seeds.clientSeed)],
    ['no seed at all', { ...crash, serverSeed: 'none' }, hash],
  ])('is not proven with %s', (_, claimed, shown) => {
    expect(isCrashProven(claimed, shown)).toBe(false);
  });

  it('shows its size not only by the number, newest first', () => {
    const past = createPastRounds({ text: createText(crashMessages, 'EN').text, gameCode: 'rocket-boost' });
    past.show([pastCrashOf(9, 101), pastCrashOf(8, 200), pastCrashOf(7, 123_456)]);
    const chips = [...past.root.querySelectorAll<HTMLElement>('.past-round')];
    expect(chips.map(({ textContent, dataset }) => [textContent, dataset['size']])).toEqual([
      ['×1.01', 'low'],
      ['×2.00', 'middle'],
      ['×1,234.56', 'high'],
    ]);
    expect(chips[0]?.getAttribute('aria-label')).toBe('Round 9: ×1.01');
  });
});
