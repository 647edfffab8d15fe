import type { BookFacts, PrizeBookFacts } from './book.ts';

/** Returns the content of a family's `facts.ts`. */
export function factsText(family: string, facts: BookFacts | PrizeBookFacts): string {
  const type = 'payoutSum' in facts ? 'PrizeBookFacts' : 'BookFacts';
  return `import type { ${type} } from '../../books/book.ts';

/** The published facts of the book. Written by \`pnpm arcade:book ${family}\`. */
export const bookFacts: ${type} = {
  engineVersion: '${facts.engineVersion}',
  rows: ${facts.rows},
  payingRows: ${facts.payingRows},
  payingWeight: ${facts.payingWeight}n,
  losingWeight: ${facts.losingWeight}n,
  totalWeight: ${facts.totalWeight}n,${'payoutSum' in facts ? `\n  payoutSum: ${facts.payoutSum}n,` : ''}
  root: '${facts.root}',
  fingerprint: '${facts.fingerprint}',
};
`;
}
