import { createHmac } from 'node:crypto';
import { camelCase, json, title, type Files } from './stamp.ts';

/** The fictitious secret, player and session of the recorded calls. */
const SECRET = 'a-shared-secret-of-recorded-calls';
const USER = '0199c2a4-6a56-4a3c-9e0e-7d1c1b1f0a02';
const TOKEN = 'token-of-the-launch';
const GAME = 'sample-game';

/**
 * Returns the files of a vendor's dialect: the adapter, calls recorded byte for byte with their signatures and answers,
 * and the test that replays the calls. The files work as generated. Replace their names and codes with the vendor's.
 */
export function dialectFiles(name: string): Files {
  const variable = camelCase(name);
  return {
    [`${variable}.ts`]: adapter(name, variable),
    [`${variable}.test.ts`]: test(variable),
    'vectors.json': json(recording()),
  };
}

/** Returns the dialect register with a dialect added in alphabetical order. */
export function addToDialects(register: string, name: string): string {
  const variable = camelCase(name);
  const lines = register.split('\n');
  const put = (isEntry: (line: string) => boolean, added: string): void => {
    const last = lines.findLastIndex(isEntry);
    const index = lines.findIndex((line) => isEntry(line) && line > added);
    lines.splice(index === -1 ? last + 1 : index, 0, added);
  };
  put((line) => line.startsWith('import {'), `import { ${variable} } from './${name}/${variable}.ts';`);
  put((line) => /^ {2}\w+,$/.test(line), `  ${variable},`);
  return lines.join('\n');
}

function adapter(name: string, variable: string): string {
  return `import { z } from 'zod';
import type { ProviderStatus } from '@parlor/contract';
import { vendorAmount, vendorCurrency, vendorName, vendorToken, type Dialect } from '../dialect.ts';
import { isHmacSha256 } from '../hmacSignature.ts';

// The wallet API of ${title(name)}: one transaction a request; amounts are minor units.

const seat = z.object({ player: vendorName, token: vendorToken });
const transaction = seat.extend({ id: vendorName, round: vendorName, game: vendorName, currency: vendorCurrency, amount: vendorAmount });
const win = transaction.extend({ bet: vendorName, finished: z.boolean() });
const rollback = seat.extend({ id: vendorName, round: vendorName, bet: vendorName });

const codes: Record<ProviderStatus, string> = {
  OK: 'ok',
  INSUFFICIENT_FUNDS: 'no_money',
  TX_CONFLICT: 'conflict',
  DUPLICATE: 'duplicate',
  TX_NOT_FOUND: 'not_found',
  TX_CANCELLED: 'cancelled',
  CANNOT_CANCEL: 'cannot_cancel',
  NOT_APPLIED: 'not_applied',
  BAD_SIGNATURE: 'bad_signature',
  BAD_REQUEST: 'bad_request',
  SESSION_EXPIRED: 'session_expired',
  PLAYER_BLOCKED: 'player_blocked',
  LIMIT_REACHED: 'limit_reached',
  GAME_DISABLED: 'game_disabled',
  CURRENCY_MISMATCH: 'wrong_currency',
  TEMPORARY: 'try_again',
};

export const ${variable}: Dialect = {
  name: '${name}',
  paths: ['balance', 'bet', 'win', 'rollback'],
  key: 'shared_secret',
  seat: 'token',
  decimals: undefined,

  verify({ rawBody, header }, keys) {
    return isHmacSha256(rawBody, header('X-Signature') ?? '', keys);
  },

  parse({ path, body, now }, money) {
    const { data: who } = seat.safeParse(body);
    if (who === undefined) return undefined;
    const ask = { playerRef: who.player, token: who.token };
    if (path === 'balance') return { ...ask, wants: 'balance' };
    if (path === 'rollback') {
      const { data } = rollback.safeParse(body);
      return (
        data && {
          ...ask,
          wants: 'commands',
          commands: [{ call: 'rollback', tx_id: data.id, ref_tx_id: data.bet, round_id: data.round, event_at: now }],
        }
      );
    }
    const { data } = transaction.safeParse(body);
    const minor = data && money.toMinor(data.amount, data.currency);
    if (data === undefined || minor === undefined) return undefined;
    const said = {
      tx_id: data.id,
      round_id: data.round,
      game_code: data.game,
      currency: data.currency,
      amount: String(minor),
      category: 'base' as const,
      event_at: now,
    };
    if (path === 'bet') return { ...ask, wants: 'commands', commands: [{ call: 'bet', ...said, round_closed: false }] };
    const { data: paid } = win.safeParse(body);
    return (
      paid && {
        ...ask,
        wants: 'commands',
        commands: [{ call: 'win', ...said, ref_tx_id: paid.bet, round_closed: paid.finished }],
      }
    );
  },

  render({ status, balance, currency, results }, _request, money) {
    const id = results[0]?.operatorTxId;
    return {
      http: status === 'TEMPORARY' ? 503 : 200,
      body: {
        code: codes[status],
        ...(balance !== undefined && currency !== undefined && { balance: money.fromMinor(balance, currency) }),
        ...(id !== undefined && { tx_id: id }),
      },
    };
  },
};
`;
}

function test(variable: string): string {
  return `import { describe, expect, it } from 'vitest';
import { describeRecording, readRecording } from '../../testing/recordedCalls.ts';
import { ${variable} } from './${variable}.ts';

const recording = readRecording(new URL('./vectors.json', import.meta.url));

describeRecording(${variable}, recording, 'X-Signature');

describe('the signature', () => {
  const [first] = recording.calls;
  const verify = (rawBody: string, signature: string | undefined, keys: string[]) =>
    ${variable}.verify({ rawBody: Buffer.from(rawBody), header: () => signature }, keys);

  it('is of these bytes, by one of the keys', () => {
    const [body = '', signature] = [first?.body, first?.signature];
    expect(verify(body, signature, ['newer', recording.key])).toBe(true);
    expect(verify(\`\${body} \`, signature, [recording.key])).toBe(false);
    expect(verify(body, undefined, [recording.key])).toBe(false);
    for (const keys of [[], [''], ['other']]) expect(verify(body, signature, keys)).toBe(false);
  });
});
`;
}

/** Returns sample calls with their correct answers. Replace them with calls recorded from the vendor. */
function recording(): object {
  const money = { game: GAME, currency: 'THB' };
  const done = (balance: number) => ({ code: 'ok', balance, tx_id: '<id>' });
  const calls: [name: string, path: string, request: object, answer: object, isForged?: boolean][] = [
    ['the balance', 'balance', {}, { code: 'ok', balance: 100_000 }],
    ['a bet', 'bet', { id: 'b1', round: 'r1', ...money, amount: 1_000 }, done(99_000)],
    ['the bet again', 'bet', { id: 'b1', round: 'r1', ...money, amount: 1_000 }, done(99_000)],
    [
      'the bet again with another amount',
      'bet',
      { id: 'b1', round: 'r1', ...money, amount: 2_000 },
      { code: 'conflict', balance: 99_000 },
    ],
    [
      'a win before its bet',
      'win',
      { id: 'w0', round: 'r0', ...money, amount: 1, bet: 'b0', finished: true },
      { code: 'not_found', balance: 99_000 },
    ],
    ['a win', 'win', { id: 'w1', round: 'r1', ...money, amount: 2_500, bet: 'b1', finished: true }, done(101_500)],
    ['another bet', 'bet', { id: 'b2', round: 'r2', ...money, amount: 500 }, done(101_000)],
    ['its rollback', 'rollback', { id: 'x2', round: 'r2', bet: 'b2' }, done(101_500)],
    ['the rollback again', 'rollback', { id: 'x2', round: 'r2', bet: 'b2' }, done(101_500)],
    ['a rollback of a bet that never came', 'rollback', { id: 'x3', round: 'r3', bet: 'b3' }, done(101_500)],
    ['that bet, late', 'bet', { id: 'b3', round: 'r3', ...money, amount: 1 }, { code: 'cancelled', balance: 101_500 }],
    [
      'a bet of more than there is',
      'bet',
      { id: 'b4', round: 'r4', ...money, amount: 101_501 },
      { code: 'no_money', balance: 101_500 },
    ],
    [
      'an amount that is not an integer',
      'bet',
      { id: 'b5', round: 'r5', ...money, amount: 1.5 },
      { code: 'bad_request' },
    ],
    [
      'a body that was changed on the way',
      'bet',
      { id: 'b6', round: 'r6', ...money, amount: 1 },
      { code: 'bad_signature' },
      true,
    ],
  ];
  return {
    key: SECRET,
    user: USER,
    token: TOKEN,
    game: GAME,
    balance: '100000',
    calls: calls.map(([name, path, request, answer, isForged = false]) => {
      const body = JSON.stringify({ player: USER, token: TOKEN, ...request });
      const signature = createHmac('sha256', SECRET)
        .update(isForged ? `${body} ` : body)
        .digest('hex');
      return { name, path, body, signature, http: 200, answer };
    }),
  };
}
