import { z } from 'zod';
import type { ProviderStatus } from '@parlor/contract';
import type { VendorCommand } from '../../vendorCommands.ts';
import { vendorAmount, vendorCurrency, vendorName, type Dialect, type Money } from '../dialect.ts';
import { isHmacSha256 } from '../hmacSignature.ts';

// The action array of SoftSwiss and BGaming: one call with a list of actions of one player, applied as a whole. Amounts
// are minor units of the currency.

const action = z.discriminatedUnion('action', [
  z.object({ action: z.literal('bet'), action_id: vendorName, amount: vendorAmount }),
  z.object({ action: z.literal('win'), action_id: vendorName, amount: vendorAmount }),
  z.object({ action: z.literal('rollback'), action_id: vendorName, original_action_id: vendorName }),
]);
const processBody = z.object({
  user_id: vendorName,
  currency: vendorCurrency,
  game: vendorName.optional(),
  /** The id of the round. */
  game_id: vendorName.nullish(),
  finished: z.boolean().nullish(),
  actions: z.array(action).max(99).nullish(),
});
type Action = z.output<typeof action>;
type Round = z.output<typeof processBody>;

/** The HTTP status, code and message of each refusal. */
const refusals: Record<Exclude<ProviderStatus, 'OK'>, readonly [http: number, code: number, message: string]> = {
  INSUFFICIENT_FUNDS: [412, 100, 'Player has not enough funds to process an action'],
  SESSION_EXPIRED: [412, 101, 'Player is invalid'],
  LIMIT_REACHED: [412, 105, 'Player reached customized bet limit'],
  GAME_DISABLED: [412, 107, 'Game is forbidden to the player'],
  PLAYER_BLOCKED: [412, 110, 'Player is disabled'],
  CURRENCY_MISMATCH: [412, 154, 'Currency is not allowed for the player'],
  TX_CONFLICT: [400, 400, 'Action id was used for another action'],
  DUPLICATE: [400, 400, 'Action was processed before'],
  TX_CANCELLED: [400, 400, 'Action was rolled back, or its round is closed'],
  CANNOT_CANCEL: [400, 400, 'Action cannot be rolled back'],
  NOT_APPLIED: [400, 400, 'Action was not processed'],
  BAD_REQUEST: [400, 400, 'Bad request'],
  BAD_SIGNATURE: [403, 403, 'Forbidden'],
  TX_NOT_FOUND: [404, 404, 'Not found'],
  TEMPORARY: [503, 503, 'Try again'],
};

export const actionArray: Dialect = {
  name: 'action-array',
  paths: ['process'],
  key: 'shared_secret',
  seat: 'player',
  decimals: undefined,

  verify({ rawBody, header }, keys) {
    const [, hex = ''] = /^HMAC-SHA256 ([0-9a-f]{64})$/.exec(header('Authorization') ?? '') ?? [];
    return isHmacSha256(rawBody, hex, keys);
  },

  parse({ body, now }, money) {
    const { data } = processBody.safeParse(body);
    if (data === undefined) return undefined;
    const player = { playerRef: data.user_id, currency: data.currency };
    const commands = (data.actions ?? []).map((each) => commandOf(each, data, now, money));
    if (!commands.every((command) => command !== undefined)) return undefined;
    // A rollback may name a round that was never played, so a call of rollbacks only does not close the round.
    if (data.finished === true && data.game_id != null && !commands.some(({ call }) => call === 'rollback'))
      commands.push({ call: 'end_round', round_id: data.game_id, event_at: now });
    return commands.length === 0 ? { ...player, wants: 'balance' } : { ...player, wants: 'commands', commands };
  },

  render({ status, balance, currency, results }, { body }, money) {
    const { data } = processBody.safeParse(body);
    const amount =
      balance !== undefined && currency !== undefined ? { balance: money.fromMinor(balance, currency) } : undefined;
    const actions = data?.actions ?? [];
    // Ending a round without bets is not an error.
    const isEmptyEnd = status === 'TX_NOT_FOUND' && actions.length === 0;
    if (status !== 'OK' && !isEmptyEnd) {
      const [http, code, message] = refusals[status];
      return { http, body: { code, message, ...amount } };
    }
    if (actions.length === 0) return { http: 200, body: { ...amount } };
    const transactions = actions.map(({ action_id }, place) => ({
      action_id,
      tx_id: results[place]?.operatorTxId ?? '',
    }));
    return { http: 200, body: { ...amount, ...(data?.game_id != null && { game_id: data.game_id }), transactions } };
  },
};

function commandOf(
  entry: Action,
  { game, game_id, currency }: Round,
  now: number,
  money: Money,
): VendorCommand | undefined {
  if (entry.action === 'rollback')
    return {
      call: 'rollback',
      tx_id: entry.action_id,
      ref_tx_id: entry.original_action_id,
      round_id: game_id ?? undefined,
      event_at: now,
    };
  const minor = money.toMinor(entry.amount, currency);
  if (game === undefined || game_id == null || minor === undefined) return undefined;
  // `finished` closes the round after all actions, so an action is the same whether or not its round continues.
  return {
    call: entry.action,
    tx_id: entry.action_id,
    round_id: game_id,
    game_code: game,
    currency,
    amount: String(minor),
    event_at: now,
    round_closed: false,
    category: 'base',
  };
}
