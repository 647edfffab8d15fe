// Writes raw bytes of the random numbers to the standard output: `pnpm --silent arcade:rng-dump [BYTES]`, for instance
// into `dieharder -a -g 200` or `RNG_test stdin32`. Without BYTES it continues until the reader stops. SERVER_SEED and
// CLIENT_SEED replace the seeds, which are printed to the standard error.
import { CLIENT_SEED_PATTERN } from '../fairness/outcomeWords.ts';
import { outcomeBytes } from './outcomeBytes.ts';
import { writeTo } from './writeTo.ts';

const [length = 'Infinity', ...others] = process.argv.slice(2);
const { SERVER_SEED: serverSeed = '5e'.repeat(32), CLIENT_SEED: clientSeed = '00112233445566778899aabbccddeeff' } =
  process.env;
const isUnderstood =
  others.length === 0 &&
  /^(?:\d{1,15}|Infinity)$/.test(length) &&
  /^[\da-f]{64}$/.test(serverSeed) &&
  CLIENT_SEED_PATTERN.test(clientSeed);
if (isUnderstood) {
  process.stderr.write(`server seed ${serverSeed}, client seed ${clientSeed}, nonces from 0\n`);
  await writeTo(process.stdout, outcomeBytes({ serverSeed, clientSeed }, Number(length)));
} else {
  process.stderr.write('Usage: [SERVER_SEED=…] [CLIENT_SEED=…] pnpm --silent arcade:rng-dump [BYTES]\n');
  process.exitCode = 2;
}
