import type { BookFacts } from '../../books/book.ts';

/** The published facts of the book. Written by `pnpm arcade:book emerald-falls`. */
export const bookFacts: BookFacts = {
  engineVersion: 'emerald-falls@1',
  rows: 100000,
  payingRows: 38346,
  payingWeight: 5918784n,
  losingWeight: 5956579n,
  totalWeight: 594208612930n,
  root: 'a2187e99951a92ffbd9f9867f89698e51a351ad42f47010c2ada4c2ed2f4d357',
  fingerprint: '31662eebbe48c5214f2ff3272d1c12caa1dcace97503a36c7b8c03b012907023',
};
