import { agent } from './agent.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { games } from './games.ts';
import { member } from './member.ts';
import { promo } from './promo.ts';
import { wallet } from './wallet.ts';

/** The whole pack of a language; it is loaded as one chunk. */
export const pack = { agent, auth, common, games, member, promo, wallet };
