import { auth } from './auth.ts';
import { contests } from './contests.ts';
import { dialogs } from './dialogs.ts';
import { inbox } from './inbox.ts';
import { limits } from './limits.ts';
import { lists } from './lists.ts';
import { lobby } from './lobby.ts';
import { lottery } from './lottery.ts';
import { loyalty } from './loyalty.ts';
import { member } from './member.ts';
import { promo } from './promo.ts';
import { rewards } from './rewards.ts';
import { security } from './security.ts';
import { site } from './site.ts';
import { support } from './support.ts';
import { wallet } from './wallet.ts';
import { pack as first } from './first.ts';

/**
 * The full pack of a language except the texts of agents. Texts that the first screen does not need are loaded with
 * the first feature that needs them.
 */
export const pack = { ...first, auth, contests, dialogs, inbox, limits, lists, lobby, lottery, loyalty, member, promo, rewards, security, site, support, wallet };
