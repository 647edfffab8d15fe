import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { fromMinor, jackpotPlans, jackpotUnits, type Currency, type Jackpots } from '@parlor/contract';
import type { provider as schemas } from '@parlor/contract/schemas';
import type { Database } from '../../database.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueScope } from '../catalogue/catalogueIndex.ts';
import { createPlayerDirectory } from '../ledger/playerDirectory.ts';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';
import type { ProviderAnswer } from '../provider/providerAnswer.ts';
import { createJackpotRepository, type PoolRow } from './jackpot.repository.ts';
import { drawnPlan, plansOf } from './jackpot.rules.ts';

/** How long the shown amounts are cached, in ms. */
const FRESH_MS = 2_000;

type WinBody = z.output<(typeof schemas.providerBodies)['jackpot_win']>;
type ShownJackpots = NonNullable<ProviderAnswer['jackpots']>;

/** The jackpots as vendors and players see them. The pools themselves are in the ledger. */
export interface JackpotService {
  /**
   * Pays a jackpot that a round of our own games drew, once: it empties the pool, then credits the player. A repeated
   * call continues where the first one stopped.
   */
  win(provider: { code: string }, body: WinBody): Promise<ProviderAnswer>;
  /** Returns the jackpots of a provider's game, from the smallest; undefined when it has none. At most 2 s old. */
  ofGame(game: {
    provider: string;
    gameCode: string;
    merchantCode: string;
    currency: string;
  }): Promise<ShownJackpots | undefined>;
  /** Lists the jackpots of the games that a merchant offers. At most 2 s old. */
  list(scope: CatalogueScope): Promise<Jackpots>;
}

interface JackpotServiceDeps {
  db: Kysely<Database>;
  clock: () => number;
  catalogue: Pick<CatalogueService, 'findGameByCode'>;
}

export function createJackpotService({ db, clock, catalogue }: JackpotServiceDeps): JackpotService {
  const pools = createJackpotRepository(db);
  const players = createPlayerDirectory(db);
  const held = new Map<string, { rows: Promise<PoolRow[]>; readAt: number }>();

  /** Returns a merchant's pools of a game, and creates those without a bet so far. */
  async function poolsOf(merchantCode: string, currency: Currency, gameCode: string): Promise<PoolRow[]> {
    const plans = plansOf(gameCode);
    let rows = await readPools(merchantCode, currency);
    if (plans.some(({ code }) => rows.every((row) => row.code !== code))) {
      for (const plan of plans) await pools.open({ merchantCode, currency, plan });
      held.delete(`${merchantCode} ${currency}`);
      rows = await readPools(merchantCode, currency);
    }
    return plans.flatMap(({ code }) => rows.find((row) => row.code === code) ?? []);
  }

  /** Reads the pools once for all players of a merchant. */
  function readPools(merchantCode: string, currency: Currency): Promise<PoolRow[]> {
    const key = `${merchantCode} ${currency}`;
    let entry = held.get(key);
    if (entry === undefined || clock() - entry.readAt >= FRESH_MS) {
      entry = { rows: pools.list(merchantCode, currency), readAt: clock() };
      held.set(key, entry);
      entry.rows.catch(() => held.delete(key));
    }
    return entry.rows;
  }

  return {
    async win(provider, body) {
      const { tx_id, currency } = body;
      const plan = drawnPlan(body.pool, body.game_code);
      if (provider.code !== IN_HOUSE_PROVIDER || plan === undefined) return { status: 'BAD_REQUEST', tx_id };
      if (!isCurrency(currency)) return { status: 'CURRENCY_MISMATCH', tx_id, replayed: false };
      const player = await players.find(body.player_ref);
      if (player === undefined) return { status: 'TX_NOT_FOUND', tx_id, replayed: false };
      const { status, orderId, paid, balance } = await pools.mark({
        player,
        provider: provider.code,
        txId: tx_id,
        currency,
        bet: { provider: provider.code, txId: body.ref_tx_id, roundId: body.round_id, gameCode: body.game_code },
        code: plan.code,
        isDrawn: true,
      });
      // A claim without a bet of this vendor and player could name any player, so its answer has no balance.
      if (status !== 'OK' || orderId === null) return { status, tx_id, replayed: false };
      if (paid !== null)
        return {
          status,
          tx_id,
          operator_tx_id: paid.transferId,
          amount: String(paid.amount),
          ...(balance !== null && { balance: String(balance), currency }),
          replayed: true,
        };
      const fall = await pools.fall({ merchantCode: player.merchantCode, currency, plan }, player, orderId);
      const answer = await pools.pay(fall, player, body.event_at);
      return {
        status: 'OK',
        tx_id,
        ...(answer.transferId !== null && { operator_tx_id: answer.transferId }),
        amount: String(fall.amount),
        ...(answer.balance !== null && { balance: String(answer.balance), currency }),
        replayed: false,
      };
    },

    async ofGame({ provider, gameCode, merchantCode, currency }) {
      if (provider !== IN_HOUSE_PROVIDER || plansOf(gameCode).length === 0 || !isCurrency(currency)) return undefined;
      return (await poolsOf(merchantCode, currency, gameCode)).map(toShown);
    },

    async list(scope) {
      if (scope.hasJackpots === false) return { list: [], total: fromMinor(0n, scope.currency) };
      const found = await Promise.all(
        [...new Set(jackpotPlans.map(({ gameCode }) => gameCode))].map(async (gameCode) => {
          const game = catalogue.findGameByCode(scope, IN_HOUSE_PROVIDER, gameCode);
          if (game === undefined) return [];
          const rows = await poolsOf(scope.merchantCode, scope.currency, gameCode);
          return rows.map((row) => ({ row, game }));
        }),
      );
      const shown = found.flat();
      return {
        list: shown.map(({ row, game }) => ({
          code: row.code,
          gameCode: game.gameCode,
          nodeId: game.nodeId,
          name: game.displayName,
          amount: fromMinor(amountShown(row), scope.currency),
          ceiling: row.ceiling === null ? null : fromMinor(row.ceiling, scope.currency),
        })),
        total: fromMinor(
          shown.reduce((sum, { row }) => sum + amountShown(row), 0n),
          scope.currency,
        ),
      };
    },
  };
}

/** Returns the most that a pool pays: an amount above the ceiling belongs to the next pool. */
function amountShown({ amount, ceiling }: PoolRow): bigint {
  return ceiling !== null && ceiling < amount ? ceiling : amount;
}

function toShown(row: PoolRow): ShownJackpots[number] {
  const { code, ceiling, commitment, last } = row;
  return {
    pool: code,
    amount: String(amountShown(row)),
    ...(ceiling !== null && { ceiling: String(ceiling) }),
    ...(commitment !== null && { commitment }),
    ...(last !== null && {
      last: {
        amount: String(last.amount),
        won_at: last.fellAt,
        ...(last.commitment !== null && { commitment: last.commitment }),
        ...(last.dropPoint !== null && { drop_point: String(last.dropPoint) }),
        ...(last.dropSalt !== null && { drop_salt: last.dropSalt }),
      },
    }),
  };
}

function isCurrency(text: string): text is Currency {
  return Object.hasOwn(jackpotUnits, text);
}
