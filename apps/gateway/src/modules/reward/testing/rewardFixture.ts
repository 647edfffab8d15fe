import { sql } from 'kysely';
import type { Balance, PromotionStanding, Reward } from '@parlor/contract';
import type { TestAnswer, TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { createContentPublisher } from '../../content/contentPublisher.ts';
import { createLedgerRepository } from '../../ledger/ledger.repository.ts';
import type { Player } from '../../ledger/player.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { newTransferId } from '../../ledger/transferId.ts';
import { recordOdds } from '../../provider/betOdds.ts';
import { saveOffer } from '../offerPublisher.ts';
import type { NewOfferRule } from '../offerRule.ts';
import { REWARD_READER } from '../rewardReader.ts';

export { ruleOf } from './ruleOf.ts';

/** Publishes an offer of NORTH and a promotion of the same name that describes it. */
export async function publishOffer(gateway: TestGateway, code: string, rule: NewOfferRule): Promise<void> {
  const { db } = gateway.database;
  await saveOffer(db, { merchantCode: 'NORTH', code, titles: { EN: code, TY: code }, rule, by: 'test' });
  await createContentPublisher({ db }).savePromotions([
    {
      id: code,
      merchantCode: 'NORTH',
      titles: { EN: code },
      summaries: {},
      contents: {},
      categoryIds: [],
      pictures: [],
      startsAt: new Date(0),
      endsAt: null,
      position: 0,
      offerCode: code,
    },
  ]);
  await gateway.app.ready();
  await gateway.app.gateway.services.content.refresh();
}

/** Returns the player of a session. */
export function playerOfSession({ account }: TestSession): Player {
  return { accountId: account.id, merchantCode: account.merchant_code };
}

/** Creates the actions and queries of tests for a player. */
export function createRewardPlayer(gateway: TestGateway, session: TestSession) {
  const player = playerOfSession(session);
  const ledger = createLedgerRepository(gateway.deps.db);
  const call = (name: Parameters<TestGateway['call']>[0], more: object = {}): Promise<TestAnswer> =>
    gateway.call(name, { session, ...more });
  const key = () => ({ player, provider: 'psp:test', txId: newTransferId(), currency: 'THB' as const, eventAt: 0 });
  return {
    session,
    player,
    call,
    /** Makes a deposit; minor units. */
    deposit: (amount: bigint) => ledger.deposit({ ...key(), amount, note: '' }),
    /** Places a losing bet; returns the vendor's transaction id. */
    async bet(amount: bigint, gameType = 'RNG'): Promise<string> {
      const txId = newTransferId();
      const { status } = await ledger.bet({
        ...key(),
        provider: 'PARLOR',
        txId,
        amount,
        roundId: txId,
        isRoundClosed: true,
        category: 'base',
        game: { nodeId: 'n1', gameCode: 'g1', gameName: 'G', gameType, vassalage: 'PARLOR' },
      });
      if (status !== 'OK') throw new Error(status);
      return txId;
    },
    /**
     * Places a sports bet and returns its stake as the win of a slip at these odds; 1 if it was void. With `cashedOut`,
     * half of the slip is paid out first for that amount.
     */
    async slip(amount: bigint, odds: string, cashedOut?: bigint): Promise<void> {
      const [txId, winTxId] = [newTransferId(), newTransferId()];
      const round = { ...key(), provider: 'PARLOR', roundId: txId, category: 'base' } as const;
      const game = { nodeId: 'n1', gameCode: 'g1', gameName: 'G', gameType: 'SPORTS', vassalage: 'PARLOR' };
      const bet = await ledger.bet({ ...round, txId, amount, isRoundClosed: false, game });
      if (bet.status !== 'OK') throw new Error(bet.status);
      const win = async (won: bigint, winTx: string, isRoundClosed: boolean): Promise<void> => {
        const { status } = await ledger.win({ ...round, txId: winTx, refTxId: txId, amount: won, isRoundClosed });
        if (status !== 'OK') throw new Error(status);
      };
      if (cashedOut !== undefined) await win(cashedOut, newTransferId(), false);
      await recordOdds(gateway.deps.db, { player, provider: 'PARLOR', rounds: [{ roundId: txId, odds, winTxId }] });
      await win(cashedOut === undefined ? amount : amount / 2n, winTxId, true);
    },
    rollback: (txId: string) =>
      ledger.rollback({ ...key(), provider: 'PARLOR', refTxId: txId, roundId: txId }, 'TX_NOT_FOUND'),
    join: (promotionId: string) => call('joinPromotion', { params: { promotionId }, body: {} }),
    async standing(promotionId: string): Promise<PromotionStanding | undefined> {
      const { list } = (await call('listPromotionStatuses')).envelope.value as unknown as { list: PromotionStanding[] };
      return list.find((one) => one.promotionId === promotionId);
    },
    claim: (rewardId: string | null | undefined) =>
      call('claimReward', { params: { rewardId: rewardId ?? '' }, body: {} }),
    redeem: (code: string) => call('redeemCode', { body: { code } }),
    async rewards(query: Record<string, string> = {}): Promise<Reward[]> {
      return ((await call('listRewards', { query })).envelope.value as unknown as { list: Reward[] }).list;
    },
    balance: async () => ((await call('getBalance')).envelope.value as unknown as Balance).sumBalance,
  };
}

/** Lets the engine evaluate all events, and pays due rewards. */
export async function runRewards(gateway: TestGateway): Promise<void> {
  const { rewardWork } = gateway.app.gateway.services;
  await untilRead(gateway.database.db, REWARD_READER, () => rewardWork.processNew());
}

/** Makes the engine read all events again. */
export async function readFromTheBeginning(gateway: TestGateway): Promise<void> {
  await sql`update ledger_outbox_reader set tx = '0' where name = ${REWARD_READER}`.execute(gateway.database.db);
  await runRewards(gateway);
}
