import { z } from 'zod';
import { defineSeatGame } from '../seatTableGame.ts';
import { pokDengRules } from './rules.ts';

/** Pok deng at tables of two to six seats, with a banker that moves to the next seat after each hand. */
export const pokDengGame = defineSeatGame({ rules: pokDengRules, move: z.enum(['draw', 'stand']), fillTo: 4 });
