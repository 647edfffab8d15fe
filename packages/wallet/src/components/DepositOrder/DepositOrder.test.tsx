import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildDeposit,
  buildSession,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import type { Deposit } from '@parlor/contract';
import { DepositOrder } from './DepositOrder.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const transfer: NonNullable<Deposit['transfer']> = {
  bankName: 'Kasikornbank',
  accountName: 'Parlor Co., Ltd.',
  accountNumber: '123-4-56789-0',
  reference: '7KQ2M4XWPA',
  slipsLeft: 3,
  slipsSent: 0,
};
const byTransfer = (over: Partial<Deposit> = {}) =>
  buildDeposit({ kind: 'manual', payUrl: null, expiresAt: Date.now() + 60_000, transfer, ...over });
const png = (name = 'slip.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

/** The file input of a slip. */
async function slipField(): Promise<HTMLInputElement> {
  await screen.findByText('Add slip');
  return document.querySelector<HTMLInputElement>('input[type=file]')!;
}

function renderOrder(deposit: Deposit | (() => Deposit), answers: MockAnswers = {}) {
  const user = userEvent.setup();
  const result = renderWithApp(<DepositOrder orderId="d1" />, {
    session: buildSession(),
    answers: { getDeposit: deposit, ...answers },
  });
  return { ...result, user };
}

describe('a deposit by QR code', () => {
  const byCode = buildDeposit({
    kind: 'alipay',
    methodName: 'Alipay',
    qrText: '/sandbox/pay/d1',
    expiresAt: Date.now() + 90_000,
  });

  it('WAL-02 WAL-03 shows the code, a countdown and a button that opens the payment page', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const { user } = renderOrder(byCode);
    expect(await screen.findByRole('img', { name: 'QR code of your payment' })).toBeDefined();
    expect(screen.getByRole('heading').textContent).toBe('Scan to pay ฿500.00');
    expect(screen.getByRole('timer').textContent).toMatch(/^01:\d\d$/);
    await user.click(screen.getByRole('button', { name: 'Open the payment page' }));
    expect(leave).toHaveBeenCalledWith('/sandbox/pay/d1');
  });

  it('WAL-03 shows a status instead of the code while the payment is checked', async () => {
    renderOrder({ ...byCode, state: 'CHECKING', qrText: null, payUrl: null });
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('We are asking the payment provider'));
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a deposit by bank transfer', () => {
  it('WAL-02 shows the account number and copies its digits, the reference and the amount', async () => {
    const { user } = renderOrder(byTransfer());
    await screen.findByText('123-4-56789-0');
    await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
    expect(await navigator.clipboard.readText()).toBe('1234567890');
    await user.click(screen.getByRole('button', { name: 'Copy Reference' }));
    expect(await navigator.clipboard.readText()).toBe('7KQ2M4XWPA');
    await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
    expect(await navigator.clipboard.readText()).toBe('500.00');
  });

  it('WAL-03 uploads the slip with its name and type, and reports that it was received', async () => {
    let deposit = byTransfer();
    const sent: unknown[] = [];
    const { user } = renderOrder(() => deposit, {
      uploadDepositSlip: ({ body, headers }: MockRequest) => {
        sent.push([(body as File).name, headers.get('Content-Type')]);
        deposit = byTransfer({ state: 'REVIEW', transfer: { ...transfer, slipsLeft: 2, slipsSent: 1 } });
        return deposit;
      },
    });
    await user.upload(await slipField(), png());
    await user.click(await screen.findByRole('button', { name: 'Send slip' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('We have your slip'));
    expect(sent).toEqual([['slip.png', 'image/png']]);
    expect(screen.queryByRole('button', { name: 'Send slip' })).toBeNull();
    expect(document.body.textContent).toContain('You can send 2 more slips.');
  });

  it.each([
    [UNREACHABLE, 'We cannot reach the service right now. Please try again.'],
    [refusal('picture.unreadable'), 'The picture cannot be read. Take it again as JPEG or PNG.'],
    [refusal('deposit.slip_limit'), 'You have sent as many slips as possible. We are checking them.'],
  ])('WAL-03 shows an error and keeps the slip for a retry when the upload fails (%#)', async (answer, words) => {
    let now: unknown = answer;
    const { user } = renderOrder(byTransfer(), { uploadDepositSlip: () => now });
    await user.upload(await slipField(), png());
    await user.click(await screen.findByRole('button', { name: 'Send slip' }));
    await screen.findByText(words);
    now = byTransfer({ transfer: { ...transfer, slipsLeft: 2, slipsSent: 1 } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('WAL-03 rejects a slip that is unreadable or too large before the upload', async () => {
    const upload = vi.fn<() => unknown>();
    const { user } = renderOrder(byTransfer(), { uploadDepositSlip: upload });
    const field = await slipField();
    await user.upload(field, new File(['x'], 'slip.png', { type: 'image/png' }));
    await screen.findByText('This picture cannot be read.');
    const large = png();
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await user.upload(await slipField(), large);
    await screen.findByText('The picture is larger than 5 MB.');
    expect(screen.queryByRole('button', { name: 'Send slip' })).toBeNull();
    expect(upload).not.toHaveBeenCalled();
  });

  it('WAL-03 offers no upload when the slip limit is reached', async () => {
    renderOrder(byTransfer({ state: 'REVIEW', transfer: { ...transfer, slipsLeft: 0, slipsSent: 3 } }));
    await screen.findByText('No more slips can be sent.');
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});

describe('a deposit rejected by an operator', () => {
  it('WAL-03 shows the reason', async () => {
    renderOrder(buildDeposit({ kind: 'manual', state: 'FAILED', reason: 'slip_unreadable', payUrl: null }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('status')).getByText(/was not credited\. The slip could not be read/),
      ).toBeDefined(),
    );
  });
});
