import { z } from 'zod';
import { defineSeatGame } from '../seatTableGame.ts';
import { bragRules } from './rules.ts';

/** Three-card brag at tables of two to six seats, with an ante and raises of a fixed size. */
export const bragGame = defineSeatGame({ rules: bragRules, move: z.enum(['fold', 'call', 'raise']), fillTo: 4 });
