import type { BookFacts } from './book.ts';

/** The content of a family's `facts.ts`. */
export function factsText(family: string, facts: BookFacts): string {
  return `import type { BookFacts } from '../../books/book.ts';

/** What is published of the book. Written by \`pnpm arcade:book ${family}\`. */
export const bookFacts: BookFacts = {
  engineVersion: '${facts.engineVersion}',
  rows: ${facts.rows},
  payingRows: ${facts.payingRows},
  payingWeight: ${facts.payingWeight}n,
  losingWeight: ${facts.losingWeight}n,
  totalWeight: ${facts.totalWeight}n,
  root: '${facts.root}',
  fingerprint: '${facts.fingerprint}',
};
`;
}
