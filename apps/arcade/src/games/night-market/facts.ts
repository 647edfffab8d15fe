import type { BookFacts } from '../../books/book.ts';

/** The published facts of the book. Written by `pnpm arcade:book night-market`. */
export const bookFacts: BookFacts = {
  engineVersion: 'night-market@1',
  rows: 100000,
  payingRows: 37766,
  payingWeight: 17168n,
  losingWeight: 17233n,
  totalWeight: 1720845210n,
  root: '8970955ea69f8bf88dab438063538af35233e0edaf0792d866d3e19de034e059',
  fingerprint: 'ef8ffee66b7daf92d70fa1063a966ca7b85516019cc67915b2aba437253acc75',
};
