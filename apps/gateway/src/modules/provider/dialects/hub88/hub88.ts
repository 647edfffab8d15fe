import { verify } from 'node:crypto';
import { z } from 'zod';
import type { ProviderStatus } from '@parlor/contract';
import type { VendorCommand } from '../../vendorCommands.ts';
import { vendorAmount, vendorCurrency, vendorName, vendorToken, type Dialect, type Money } from '../dialect.ts';

// The operator wallet API of Hub88 (docs.hub88.io). One transaction per request; amounts in 1/100000 of a currency
// unit.

const requestId = z.uuid();
const userInfo = z.object({ user: vendorName, request_uuid: requestId });
const userBalance = z.object({ user: vendorName, token: vendorToken, request_uuid: requestId });
const transaction = {
  user: vendorName,
  token: vendorToken.nullish(),
  request_uuid: requestId,
  transaction_uuid: vendorName,
  round: vendorName,
  round_closed: z.boolean().nullish(),
};
/** A bet or a win; a bet has no reference. */
const payment = z.object({
  ...transaction,
  game_code: vendorName,
  currency: vendorCurrency,
  amount: vendorAmount,
  is_free: z.boolean().nullish(),
  is_supplier_promo: z.boolean().nullish(),
  reference_transaction_uuid: vendorName.nullish(),
});
const rollback = z.object({ ...transaction, reference_transaction_uuid: vendorName });

const words: Record<ProviderStatus, string> = {
  OK: 'RS_OK',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  TX_CONFLICT: 'RS_ERROR_DUPLICATE_TRANSACTION',
  DUPLICATE: 'RS_ERROR_DUPLICATE_TRANSACTION',
  TX_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  TX_CANCELLED: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  CANNOT_CANCEL: 'RS_ERROR_UNKNOWN',
  NOT_APPLIED: 'RS_ERROR_UNKNOWN',
  BAD_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  BAD_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
  SESSION_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  PLAYER_BLOCKED: 'RS_ERROR_USER_DISABLED',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  GAME_DISABLED: 'RS_ERROR_INVALID_GAME',
  CURRENCY_MISMATCH: 'RS_ERROR_WRONG_CURRENCY',
  TEMPORARY: 'RS_ERROR_UNKNOWN',
};
/** Statuses whose answer carries the balance. */
const withBalance = new Set<ProviderStatus>(['OK', 'INSUFFICIENT_FUNDS', 'DUPLICATE']);

export const hub88: Dialect = {
  name: 'hub88',
  paths: ['user/info', 'user/balance', 'transaction/bet', 'transaction/win', 'transaction/rollback'],
  key: 'public_key',
  seat: 'token',
  decimals: 5,

  verify({ rawBody, header }, keys) {
    const signature = Buffer.from(header('X-Hub88-Signature') ?? '', 'base64');
    return keys.some((key) => {
      try {
        return verify('RSA-SHA256', rawBody, key, signature);
      } catch {
        return false;
      }
    });
  },

  parse({ path, body, now }, vendorMoney) {
    if (path === 'user/info') {
      const { data } = userInfo.safeParse(body);
      return data && { wants: 'player', playerRef: data.user };
    }
    if (path === 'user/balance') {
      const { data } = userBalance.safeParse(body);
      return data && { wants: 'balance', playerRef: data.user, token: data.token };
    }
    const { data } = z.object({ user: vendorName, token: vendorToken.nullish() }).safeParse(body);
    const command = commandOf(path, body, now, vendorMoney);
    return (
      data &&
      command && { wants: 'commands', playerRef: data.user, token: data.token ?? undefined, commands: [command] }
    );
  },

  render({ status, balance, currency, player }, { path, body }, vendorMoney) {
    const { user, request_uuid } = z
      .object({ user: vendorName.optional().catch(undefined), request_uuid: requestId.optional().catch(undefined) })
      .catch({})
      .parse(body);
    const answer = { user, status: words[status], request_uuid };
    // Undecided calls are retried: Hub88 retries wins and rollbacks that failed in transit.
    const http = status === 'TEMPORARY' ? 503 : 200;
    if (path === 'user/info' && player !== undefined)
      return {
        http,
        body: {
          ...answer,
          sub_partner_id: player.merchantCode,
          registration_date: new Date(player.registeredAt).toISOString().slice(0, 10),
        },
      };
    if (!withBalance.has(status) || balance === undefined || currency === undefined) return { http, body: answer };
    return { http, body: { ...answer, currency, balance: vendorMoney.fromMinor(balance, currency) } };
  },
};

function commandOf(path: string, body: unknown, now: number, vendorMoney: Money): VendorCommand | undefined {
  if (path === 'transaction/rollback') {
    const { data } = rollback.safeParse(body);
    return (
      data && {
        call: 'rollback',
        tx_id: data.transaction_uuid,
        ref_tx_id: data.reference_transaction_uuid,
        round_id: data.round,
        event_at: now,
      }
    );
  }
  const { data } = payment.safeParse(body);
  const minor = data && vendorMoney.toMinor(data.amount, data.currency);
  if (data === undefined || minor === undefined) return undefined;
  const named = {
    tx_id: data.transaction_uuid,
    game_code: data.game_code,
    currency: data.currency,
    amount: String(minor),
    event_at: now,
  };
  const fields = { ...named, round_id: data.round, round_closed: data.round_closed ?? false };
  if (path === 'transaction/bet')
    // A free bet costs nothing. One with an amount is rejected rather than guessed at.
    return data.is_free === true && minor > 0n ? undefined : { call: 'bet', ...fields, category: 'base' };
  const reference = data.reference_transaction_uuid ?? undefined;
  if (reference !== undefined)
    return { call: 'win', ...fields, ref_tx_id: reference, category: data.is_free === true ? 'free_round' : 'base' };
  return data.is_supplier_promo === true ? { call: 'promo_win', ...named, category: 'tournament' } : undefined;
}
