import { expect, type APIRequestContext } from '@playwright/test';
import { product } from './product.ts';

interface Offered {
  id: string;
  markets: { market: string; isSuspended: boolean; picks: { pick: string; price: number }[] }[];
}
interface Slip {
  id: string;
  state: string;
  stake: string;
  paid: string;
  openShare: number;
  cashOut: { amount: string; isSuspended: boolean } | null;
}

/** How often a slip that waits is asked for, in ms, and how many times. */
const ASK_MS = 250;
const ASKS = 80;

/**
 * Places a single on the next fixture of the sportsbook and cashes it out, which takes no longer than the bet does. Returns what
 * it staked and what it paid, in minor units.
 */
export async function playSlip(
  request: APIRequestContext,
  token: string,
  stake: string,
): Promise<{ stake: bigint; paid: bigint }> {
  const headers = { Authorization: `Bearer ${token}` };
  const address = (path: string): string => `${product.arcadeUrl}/arcade/api/sports/${path}`;
  const valueOf = async <Value>(answer: { json: () => Promise<unknown> }): Promise<Value> => {
    const said = (await answer.json()) as { success: boolean; value: Value; errorCode?: string };
    expect(said.errorCode).toBeUndefined();
    return said.value;
  };
  const slipNow = async (id: string): Promise<Slip> => valueOf(await request.get(address(`slips/${id}`), { headers }));

  // Prices of a fixture that begins later do not change before it.
  const { list } = await valueOf<{ list: Offered[] }>(
    await request.get(address('fixtures?phase=upcoming&offset=20&limit=1'), { headers }),
  );
  const [fixture] = list;
  const [market] = fixture?.markets ?? [];
  const [offer] = market?.picks ?? [];
  if (!fixture || !market || !offer) throw new Error('no fixture of the sportsbook is to come');

  let slip = await valueOf<Slip>(
    await request.post(address('slips'), {
      headers,
      data: {
        idempotencyKey: crypto.randomUUID(),
        clientSeed: 'c0'.repeat(16),
        legs: [{ fixture: fixture.id, selections: [{ market: market.market, pick: offer.pick }], price: offer.price }],
        combine: 1,
        stake,
        priceChanges: 'any',
      },
    }),
  );
  const until = async (isReached: (now: Slip) => boolean): Promise<void> => {
    for (let asked = 0; !isReached(slip) && asked < ASKS; asked += 1) {
      await new Promise((resume) => setTimeout(resume, ASK_MS));
      slip = await slipNow(slip.id);
    }
    expect(isReached(slip), slip.state).toBe(true);
  };
  await until(({ state }) => state === 'open');
  const { slip: cashedOut } = await valueOf<{ slip: Slip }>(
    await request.post(address(`slips/${slip.id}/cash-out`), {
      headers,
      data: { idempotencyKey: crypto.randomUUID(), share: slip.openShare, amount: slip.cashOut?.amount },
    }),
  );
  slip = cashedOut;
  await until(({ state }) => state === 'settled');
  return { stake: BigInt(slip.stake), paid: BigInt(slip.paid) };
}
