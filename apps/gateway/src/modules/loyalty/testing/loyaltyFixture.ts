import { expect } from 'vitest';
import type { Rank, RouteName } from '@parlor/contract';
import { createTestGateway, type TestCall, type TestGateway, type TestSession } from '../../../testing/testGateway.ts';
import { createLedgerRepository, type LedgerRepository } from '../../ledger/ledger.repository.ts';
import { untilRead } from '../../ledger/testing/outboxReading.ts';
import { newTransferId } from '../../ledger/transferId.ts';
import type { MerchantSettingsInput } from '../../merchant/merchantSettings.ts';
import { payDueRewards } from '../../reward/rewardPayment.ts';
import { createLoyaltyWork, LOYALTY_READER } from '../loyaltyReader.ts';

/** A player who bets and deposits directly in the ledger. Amounts are minor units of THB. */
export interface LoyaltyPlayer {
  readonly session: TestSession;
  /** Opens a new session after the clock has passed the end of the first. */
  loginAgain(): Promise<void>;
  /** Places a bet in a new round and returns its transaction id. */
  bet(amount: bigint, gameType?: string): Promise<string>;
  /** Rolls a bet back. */
  undo(txId: string): Promise<void>;
  /** Pays a win for a bet and returns its transaction id. */
  win(txId: string, amount: bigint, winTxId?: string): Promise<string>;
  deposit(amount: bigint): Promise<void>;
  /** Returns the value of a call that must succeed. */
  request<Value>(name: RouteName, call?: TestCall): Promise<Value>;
  /** Returns the label of the level, and the progress to the next. */
  level(): Promise<string>;
  /** Returns the player's balance, in minor units. */
  balance(): Promise<string>;
}

/** A gateway with players whose levels are counted on demand. */
export interface LoyaltyFixture {
  gateway: TestGateway;
  ledger: LedgerRepository;
  work: ReturnType<typeof createLoyaltyWork>;
  player(balance?: bigint): Promise<LoyaltyPlayer>;
  /** Counts until no transfer is left, and pays the gifts of reached levels. */
  read(): Promise<void>;
  /** Replaces the settings of a merchant. */
  configure(settings: MerchantSettingsInput): Promise<void>;
}

/** Creates the fixture. The merchant NORTH has these settings; close `gateway` in `afterAll`. */
export async function createLoyaltyFixture(settings: MerchantSettingsInput = {}): Promise<LoyaltyFixture> {
  const gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  const { db } = gateway.deps;
  const { merchants } = gateway.app.gateway.services;
  const ledger = createLedgerRepository(db);
  const work = createLoyaltyWork({ db, merchants, clock: gateway.deps.clock });
  const configure = async (changed: MerchantSettingsInput): Promise<void> => {
    await merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: { jurisdiction: 'unpaced', ...changed },
    });
    // Merchants are cached for some seconds.
    gateway.advance(6_000);
  };
  await configure(settings);
  const read = async (): Promise<void> => {
    const count = () => untilRead(gateway.database.db, LOYALTY_READER, () => work.readOutbox());
    await count();
    await payDueRewards(db, gateway.deps.clock, (error) => {
      throw error;
    });
    // The gifts are transfers too.
    await count();
  };
  return {
    gateway,
    ledger,
    work,
    read,
    configure,
    async player(balance = 100_000_000n) {
      let session = await gateway.login();
      const player = { accountId: session.account.id, merchantCode: 'NORTH' };
      const merchant = await merchants.byCode('NORTH');
      await ledger.open(player, 'THB', merchant?.settings.timeZone ?? 'Asia/Bangkok');
      const credit = { player, currency: 'THB', note: 'test', eventAt: 0 } as const;
      if (balance > 0n) await ledger.promo({ ...credit, provider: 'demo', txId: newTransferId(), amount: balance });
      const roundOf = (txId: string) => `round-${txId}`;
      const request = async <Value>(name: RouteName, call: TestCall = {}): Promise<Value> => {
        const { status, envelope } = await gateway.call(name, { session, headers: { Language: 'EN' }, ...call });
        expect([name, status]).toEqual([name, 200]);
        return envelope.value as Value;
      };
      return {
        get session() {
          return session;
        },
        async loginAgain() {
          const { sessions } = gateway.app.gateway.services;
          const opened = await sessions.open({
            accountId: player.accountId,
            device: 'test',
            clientAddress: '127.0.0.1',
          });
          session = { ...session, ...opened };
        },
        request,
        async bet(amount, gameType = 'RNG') {
          const txId = newTransferId();
          const game = { nodeId: '1', gameCode: 'x', gameName: 'X', gameType, vassalage: 'PARLOR' };
          const { status } = await ledger.bet({
            player,
            provider: 'PARLOR',
            txId,
            currency: 'THB',
            amount,
            roundId: roundOf(txId),
            isRoundClosed: false,
            category: 'base',
            eventAt: 0,
            game,
          });
          expect(status).toBe('OK');
          return txId;
        },
        async undo(refTxId) {
          const { status } = await ledger.rollback(
            { player, provider: 'PARLOR', txId: newTransferId(), refTxId, roundId: roundOf(refTxId), eventAt: 0 },
            'OK',
          );
          expect(status).toBe('OK');
        },
        async win(refTxId, amount, txId = newTransferId()) {
          const { status } = await ledger.win({
            player,
            provider: 'PARLOR',
            txId,
            refTxId,
            currency: 'THB',
            amount,
            roundId: roundOf(refTxId),
            isRoundClosed: true,
            category: 'base',
            eventAt: 0,
          });
          expect(status).toBe('OK');
          return txId;
        },
        async deposit(amount) {
          const { status } = await ledger.deposit({ ...credit, provider: 'psp:test', txId: newTransferId(), amount });
          expect(status).toBe('OK');
        },
        async level() {
          const { current, currentProgress } = await request<Rank>('getRank');
          return `${current.labelId} ${currentProgress.completedConditions}/${currentProgress.totalExpectedConditions}`;
        },
        balance: async () => (await request<{ sumBalance: string }>('getBalance')).sumBalance,
      };
    },
  };
}
