import type { Messages } from '../../messages.ts';
import type { site as english } from '../en/site.ts';

/** Texts for search engines. */
export const site: Messages<typeof english> = {
  description:
    '{brand}：手机畅玩老虎机、真人娱乐、捕鱼、棋牌、体育和彩票，公平性可随时验证。',
};
