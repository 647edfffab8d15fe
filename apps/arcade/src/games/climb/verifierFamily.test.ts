import { describe, expect, it } from 'vitest';
import { climbFamily } from './verifierFamily.ts';

describe('the verifier of the ladder', () => {
  it('plays a round of its example choice and describes it', () => {
    const { events } = climbFamily.replay({
      gameCode: 'climb',
      serverSeed: '5e'.repeat(32),
      clientSeed: '00112233445566778899aabbccddeeff',
      nonce: 1,
      stake: 1000n,
      choice: climbFamily.exampleChoice,
      decisions: [{ type: 'step', door: 0 }],
    });
    expect(climbFamily.describe(events[0] ?? { type: 'none' })).toMatch(/^Row 1, door 1: (?:safe, ×1\.32|trap)/);
  });
});
