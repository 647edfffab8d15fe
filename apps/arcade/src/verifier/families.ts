import { climbFamily } from '../games/climb/client/verifier.ts';
import { coinFlipFamily } from '../games/coin-flip/client/verifier.ts';
import { diceFamily } from '../games/dice/client/verifier.ts';
import { hiLoFamily } from '../games/hi-lo/verifierFamily.ts';
import { kenoFamily } from '../games/keno/verifierFamily.ts';
import { limboFamily } from '../games/limbo/client/verifier.ts';
import { lotusLanternsFamily } from '../games/lotus-lanterns/verifierFamily.ts';
import { minesFamily } from '../games/mines/client/verifier.ts';
import { plinkoFamily } from '../games/plinko/verifierFamily.ts';
import { wheelFamily } from '../games/wheel/client/verifier.ts';
import type { VerifierFamily } from './verifierFamily.ts';

/** The games whose rounds can be verified, by the code of the family. */
export const families: Readonly<Record<string, VerifierFamily>> = {
  'lotus-lanterns': lotusLanternsFamily,
  mines: minesFamily,
  dice: diceFamily,
  limbo: limboFamily,
  plinko: plinkoFamily,
  keno: kenoFamily,
  wheel: wheelFamily,
  'hi-lo': hiLoFamily,
  'coin-flip': coinFlipFamily,
  climb: climbFamily,
};
