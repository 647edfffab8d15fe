// Prints the titles whose rounds may win more than 25,000 stakes, with the whole number of stakes that none of their
// rounds passes: `pnpm arcade:max-wins`. `pnpm ops providers game-caps` reads its output.
import { winsAboveDefault } from './greatestWins.ts';

for (const { gameCode, greatest } of winsAboveDefault()) process.stdout.write(`${gameCode} ${greatest}\n`);
