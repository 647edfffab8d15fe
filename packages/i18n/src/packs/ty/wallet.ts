import type { Messages } from '../../messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: Messages<typeof english> = {
  title: { deposit: 'ฝากเงิน', gameRecord: 'ประวัติการเดิมพัน' },
};
