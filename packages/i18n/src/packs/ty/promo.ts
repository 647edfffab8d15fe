import type { Messages } from '../../messages.ts';
import type { promo as english } from '../en/promo.ts';

export const promo: Messages<typeof english> = {
  title: { activity: 'โปรโมชั่น' },
};
