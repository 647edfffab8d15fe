import type { GamePage } from '@parlor/contract';
import { expect, test } from '@playwright/test';
import { payIn } from './payIn.ts';
import { product } from './product.ts';
import { call, register, tokenOf } from './refusals.ts';

test('WAL-05 a lottery bet is cancelled in the betting record, and its stake is refunded to the balance', async ({
  page,
}) => {
  const { player } = await register(page);
  await payIn(page, '500.00');

  // A weekly draw, so that it does not close during the test.
  const found = await page.request.get(`${call('listGames')}?gameName=Four%20Digits%20Weekly&gameType=LOTT`);
  const { value } = (await found.json()) as { value: GamePage };
  const [card] = value.games;
  if (!card) throw new Error('the catalogue has no weekly draw of four digits');
  const launch = await page.request.post(call('launchGame'), {
    headers: { Token: await tokenOf(page), Language: 'EN' },
    data: { nodeId: card.nodeId },
  });
  const { url } = ((await launch.json()) as { value: { url: string } }).value;
  const play = async <Value>(path: string, data: object, token?: string): Promise<Value> => {
    const answer = await page.request.post(`${product.arcadeUrl}/arcade/api/${path}`, {
      data,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { value: Value }).value;
  };
  const { token, session } = await play<{ token: string; session: { stakes: string[] } }>('session', {
    code: new URL(url).searchParams.get('code'),
  });
  const stake = session.stakes[0] ?? '';
  await play(
    'rounds',
    {
      stake,
      choice: { lines: [{ play: 'back2', picks: [['4'], ['5']], amount: stake }] },
      idempotencyKey: crypto.randomUUID(),
      clientSeed: 'c0'.repeat(16),
    },
    token,
  );

  await page.goto('/m/gameRecord');
  await page.getByRole('button', { name: card.gameName }).click();
  const details = page.getByRole('dialog', { name: card.gameName });
  await details.getByRole('button', { name: 'Cancel bet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this bet?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await details.getByRole('button', { name: 'Cancel bet' }).click();
  await question.getByRole('button', { name: 'Cancel bet' }).click();
  await expect(details.getByText(/^The bet is cancelled\./)).toBeVisible();
  await expect(details.getByRole('button', { name: 'Cancel bet' })).toHaveCount(0);

  await page.goto('/m/home');
  expect(await player.balance()).toBe('฿500.00');
});
