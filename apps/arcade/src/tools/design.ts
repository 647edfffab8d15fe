// Prints the design of a slot as one line of JSON: `pnpm --silent arcade:design TITLE`. Its SHA-256, without the line
// break, goes to the standard error.
import { designOf } from '../games/reels/designOf.ts';
import { designHash, designText } from '../games/reels/designText.ts';
import { titleOf } from '../games/titles.ts';

const [title = '', ...others] = process.argv.slice(2);
if (others.length === 0 && titleOf(title)?.family === 'reels') {
  const design = designOf(title);
  process.stderr.write(`SHA-256 ${designHash(design)}\n`);
  process.stdout.write(`${designText(design)}\n`);
} else {
  // Any code has a design, so a typo would go unnoticed.
  process.stderr.write(`No slot has the code ${title}.\nUsage: pnpm --silent arcade:design TITLE\n`);
  process.exitCode = 2;
}
