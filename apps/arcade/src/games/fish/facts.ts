import type { PrizeBookFacts } from '../../books/book.ts';

/** The published facts of the book. Written by `pnpm arcade:book fish`. */
export const bookFacts: PrizeBookFacts = {
  engineVersion: 'fish-naga@1',
  rows: 100000,
  payingRows: 100000,
  payingWeight: 1n,
  losingWeight: 0n,
  totalWeight: 100000n,
  payoutSum: 1889887000n,
  root: '108a01cfde26f746352e6166e423bf8ae3e8f6df341c7298f6d0e0809be28df8',
  fingerprint: '985733e1a4a6c6cfb4fd44c36ad9965b0ddade272f227fdca22e4e3a5dfbfb9a',
};
