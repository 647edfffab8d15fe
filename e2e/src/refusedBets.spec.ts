import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROVIDER_HEADER, SIGNATURE_HEADER, providerPath, signedText, type ProviderCall } from '@parlor/contract';
import { expect, test } from '@playwright/test';
import { product } from './product.ts';
import { HOUSE_GAME } from './screens.ts';
import { demoPlayer, logInByCall } from './sessionByCall.ts';
import { STACK_TRACE, call, expectRefusal, newName, register, tokenOf } from './refusals.ts';

test.describe('money', () => {
  test('a bet above the balance: the game reports it and offers a deposit, and nothing is lost', async ({ page }) => {
    const { player } = await register(page);
    await page.goto(`/m/play/${HOUSE_GAME}`);
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: 'Spin', exact: true }).click();
    const notice = game.getByRole('dialog', { name: 'Not enough balance' });
    await expect(notice).toContainText('Lower it, or deposit');
    await notice.getByRole('button', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(/\/m\/voucherCenter$/);
    await expect(page.getByLabel('Amount', { exact: false }).first()).toBeVisible();
    await page.goto('/m/gameRecord');
    await expect(page.getByText('No bets yet')).toBeVisible();
    await page.goto('/m/home');
    expect(await player.balance()).toBe('฿0.00');
  });

  test('a bet of a vendor counts once however often it is sent, and is refused if it is unsigned or above the balance', async ({
    page,
  }) => {
    // Other tests only read this account.
    await logInByCall(page, demoPlayer);
    const asPlayer = { headers: { Token: await tokenOf(page), Language: 'EN' } };
    const launch = (await (
      await page.request.post(call('launchGame'), { ...asPlayer, data: { nodeId: HOUSE_GAME } })
    ).json()) as { value: { url: string } };
    const launchCode = new URL(launch.value.url).searchParams.get('code') ?? '';

    const secret = readFileSync(join(product.dataDir, 'provider.secret'), 'utf8').trim();
    const send = async (name: ProviderCall, body: object, { isSigned = true } = {}) => {
      const rawBody = JSON.stringify(body);
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', isSigned ? secret : 'guessed')
        .update(signedText(timestamp, 'POST', providerPath(name), rawBody))
        .digest('hex');
      const answer = await page.request.post(product.url + providerPath(name), {
        data: rawBody,
        headers: {
          'Content-Type': 'application/json',
          [PROVIDER_HEADER]: 'PARLOR',
          [SIGNATURE_HEADER]: `t=${timestamp},v1=${signature}`,
        },
      });
      const text = await answer.text();
      expect(text).not.toMatch(STACK_TRACE);
      return JSON.parse(text) as {
        status: string;
        balance?: string;
        replayed?: boolean;
        player_ref?: string;
        session_token?: string;
        operator_tx_id?: string;
      };
    };

    const { status, player_ref, session_token, balance = '' } = await send('authenticate', { launch_code: launchCode });
    expect(status).toBe('OK');
    const round = newName('round');
    const bet = (tx: string, amount: string) => ({
      tx_id: tx,
      round_id: round,
      game_code: 'lotus-lanterns',
      player_ref,
      session_token,
      currency: 'THB',
      amount,
      event_at: Date.now(),
    });

    const above = await send('bet', bet(`${round}-above`, (BigInt(balance) + 1n).toString()));
    expect(above).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance });
    expect(await send('bet', bet(`${round}-unsigned`, '100'), { isSigned: false })).toMatchObject({
      status: 'BAD_SIGNATURE',
    });
    expect((await send('balance', { player_ref, session_token })).balance).toBe(balance);

    const body = bet(round, '100');
    const first = await send('bet', body);
    const second = await send('bet', body);
    const after = (BigInt(balance) - 100n).toString();
    expect(first).toMatchObject({ status: 'OK', balance: after });
    expect(second).toMatchObject({
      status: 'OK',
      balance: after,
      replayed: true,
      operator_tx_id: first.operator_tx_id,
    });
    expect(await send('bet', { ...body, amount: '200' })).toMatchObject({ status: 'TX_CONFLICT' });
    expect((await send('balance', { player_ref, session_token })).balance).toBe(after);
  });

  test('unknown fields are refused and create no order', async ({ page }) => {
    await register(page);
    const headers = { Token: await tokenOf(page), 'Idempotency-Key': crypto.randomUUID() };
    const methods = (await (await page.request.get(call('listDepositMethods'), { headers })).json()) as {
      value: { list: { id: string }[] };
    };
    const methodId = methods.value.list[0]?.id;
    await expectRefusal(
      await page.request.post(call('createDeposit'), { headers, data: { methodId, amount: '100.00', isPaid: true } }),
      400,
      'request.invalid',
    );
    await expectRefusal(
      await page.request.post(call('addFavourite'), { headers, data: { nodeId: HOUSE_GAME, accountId: '1' } }),
      400,
      'request.invalid',
    );
    await page.goto('/m/voucherCenter');
    await expect(page.getByText('No deposits yet')).toBeVisible();
  });
});
