import type { Deposit, ErrorCode } from '@parlor/contract';
import sharp from 'sharp';
import type { TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { demoDepositMethods, type DepositMethodSetting } from '../depositMethodSettings.ts';

/** Makes the test merchant offer the methods of the demo, a transfer among them, each with the same changes. */
export async function offerDeposits(
  gateway: TestGateway,
  change: Partial<DepositMethodSetting> = {},
  deposit: object = {},
): Promise<void> {
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { depositMethods: demoDepositMethods.map((method) => ({ ...method, ...change })), deposit },
  });
  // Settings are reread after five seconds.
  gateway.advance(5_000);
}

/** Returns a picture of a slip: a PNG of one colour. */
export function slipPicture(colour = '#1a7f4b', size = 64): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Creates a player who deposits as the site does. */
export async function createDepositor(gateway: TestGateway, session?: TestSession) {
  const by = session ?? (await gateway.login());
  const depositor = {
    session: by,
    /** Creates an order; returns it, or the error code of its refusal. */
    order: async (body: object, key: string = crypto.randomUUID()): Promise<Deposit | ErrorCode> => {
      const { envelope } = await gateway.call('createDeposit', {
        body: { methodId: 'transfer', amount: '1000', ...body },
        session: by,
        headers: { 'Idempotency-Key': key, Language: 'EN' },
      });
      return envelope.success ? envelope.value : envelope.errorCode;
    },
    /** Creates an order, and throws if it is refused. */
    create: async (body: object = {}, key?: string): Promise<Deposit> => {
      const answer = await depositor.order(body, key);
      if (typeof answer === 'string') throw new Error(answer);
      return answer;
    },
    sendSlip: async (orderId: string, picture: Buffer, as: TestSession = by): Promise<Deposit | ErrorCode> => {
      const { envelope } = await gateway.call('uploadDepositSlip', { params: { orderId }, body: picture, session: as });
      return envelope.success ? envelope.value : envelope.errorCode;
    },
    read: async (orderId: string): Promise<Deposit> => {
      return (await gateway.call('getDeposit', { params: { orderId }, session: by })).envelope.value as Deposit;
    },
    balance: async (): Promise<string> => {
      return ((await gateway.call('getBalance', { session: by })).envelope.value as { sumBalance: string }).sumBalance;
    },
  };
  return depositor;
}
