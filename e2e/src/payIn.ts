import { HEADER, type Deposit } from '@parlor/contract';
import { expect, type Page } from '@playwright/test';
import { product } from './product.ts';
import { call, tokenOf } from './refusals.ts';

/** Deposits through the sandbox, and waits until it is credited. */
export async function payIn(page: Page, amount: string): Promise<void> {
  const headers = { Token: await tokenOf(page), Language: 'EN' };
  const key = crypto.randomUUID();
  await expect(async () => {
    const answer = await page.request.post(call('createDeposit'), {
      headers: { ...headers, [HEADER.idempotencyKey]: key },
      data: { methodId: 'sandbox-qr', amount },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { value } = (await answer.json()) as { value: Deposit };
    if (value.state !== 'PAID' && value.payUrl !== null)
      await page.request.post(new URL(value.payUrl, product.url).href, { form: { decision: 'confirm' } });
    expect(value.state).toBe('PAID');
  }).toPass();
}
