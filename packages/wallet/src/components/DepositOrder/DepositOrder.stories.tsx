import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Deposit } from '@parlor/contract';
import {
  buildDeposit,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { DepositOrder } from './DepositOrder.tsx';

const HOUR_MS = 3_600_000;
const transfer: NonNullable<Deposit['transfer']> = {
  bankName: 'Kasikornbank',
  accountName: 'Parlor Co., Ltd.',
  accountNumber: '123-4-56789-0',
  reference: '7KQ2M4XWPA',
  slipsLeft: 3,
  slipsSent: 0,
};
const open = (over: Partial<Deposit>) => buildDeposit({ expiresAt: Date.now() + HOUR_MS, ...over });
const byTransfer = (over: Partial<Deposit> = {}) => open({ kind: 'manual', payUrl: null, transfer, ...over });
const app = (deposit: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), ...options, answers: { getDeposit: deposit } },
});

const meta = {
  title: 'Wallet/DepositOrder',
  component: DepositOrder,
  decorators: [withApp],
  args: { orderId: 'd1' },
} satisfies Meta<typeof DepositOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A QR code for a wallet app, with the remaining time. */
export const QrCode: Story = {
  parameters: app(open({ kind: 'wechat', methodName: 'WeChat Pay', qrText: '/sandbox/pay/d1' })),
};
/** The account to transfer to, and the upload of the slip. */
export const Transfer: Story = { parameters: app(byTransfer()) };
/** An operator reviews the slip; another one may be sent. */
export const SlipSent: Story = {
  parameters: app(byTransfer({ state: 'REVIEW', transfer: { ...transfer, slipsLeft: 2, slipsSent: 1 } })),
};
/** The limit of slips is reached. */
export const NoSlipsLeft: Story = {
  parameters: app(byTransfer({ state: 'REVIEW', transfer: { ...transfer, slipsLeft: 0, slipsSent: 3 } })),
};
/** The time is over. Whether it was paid is not known yet. */
export const Checking: Story = { parameters: app(buildDeposit({ state: 'CHECKING', payUrl: null })) };
/** An operator refused it and gave a reason. */
export const Refused: Story = {
  parameters: app(buildDeposit({ kind: 'manual', state: 'FAILED', reason: 'not_received', payUrl: null })),
};
/** The skeleton of a deposit. */
export const Loading: Story = { parameters: app(PENDING) };
/** The deposit does not exist. */
export const Failed: Story = { parameters: app(refusal('deposit.order_not_found')) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long names of a bank and an account, in Thai. */
export const LongThai: Story = {
  parameters: app(
    byTransfer({
      transfer: {
        ...transfer,
        bankName: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
        accountName: 'บริษัทพาร์เลอร์เอ็นเตอร์เทนเมนต์ประเทศไทยจำกัดมหาชน',
      },
    }),
    { language: 'TY' },
  ),
};
