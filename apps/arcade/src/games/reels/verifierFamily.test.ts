import { describe, expect, it } from 'vitest';
import { reelsFamily } from './verifierFamily.ts';

describe('the slots in the verifier', () => {
  it('plays a round of a title from its seeds and describes it', () => {
    const { events, win } = reelsFamily.replay({
      gameCode: 'golden-elephant',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 4,
      stake: 10_000n,
      choice: reelsFamily.exampleChoice,
      decisions: [],
    });
    const words = events.map(reelsFamily.describe);
    expect(words[0]).toMatch(/^Reels show \d/);
    expect(words.at(-1)).toBe('The round wins 67800');
    expect(win).toBe(67_800n);
  });
});
