import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LanguageCode } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { CodePurpose } from '../../tables/messageTables.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { AccountService } from '../member/account.service.ts';
import type { MessageChannel, MessageService } from '../message/message.service.ts';
import { codeSubject, codeText, contactTakenText } from '../message/messageTexts.ts';
import { createCodeRepository } from './code.repository.ts';
import {
  blockOf,
  CODE_PAUSE_MS,
  CODE_TTL_MS,
  codeHash,
  CODES_PER_NUMBER,
  holderHash,
  isSameHash,
  newCode,
  type CodeSubject,
} from './code.rules.ts';

const HOUR_MS = 3_600_000;

/** A request for a code. */
export interface CodeRequest {
  merchant: Merchant;
  channel: MessageChannel;
  /** E.164, or an email address in lower case. */
  number: string;
  purpose: CodePurpose;
  language: LanguageCode;
  clientAddress: string;
}

/** A code that was typed. */
export interface CodeProof {
  merchantCode: string;
  /** The content of the browser's cookie. */
  id: string | undefined;
  /** E.164, or an email address in lower case; undefined when the input is neither. */
  number: string | undefined;
  purpose: CodePurpose;
  code: string;
}

export interface CodeService {
  /**
   * Sends a code. If it would be useless, because nobody has the number or it is taken, does the same work without
   * sending. The answer is the same. `id` goes into the browser's cookie; `expirationTime` is when another code may be
   * requested.
   */
  send(request: CodeRequest): Promise<{ id: string; expirationTime: number } | Refusal<'request.rate_limited'>>;
  /**
   * Whether the code is right for this browser, number and purpose; a right one is used up. Of two concurrent calls one
   * returns true.
   */
  verify(proof: CodeProof): Promise<boolean>;
  /** Like `verify`, but does not use a right code up: for checks before the call that does. */
  matches(proof: CodeProof): Promise<boolean>;
  /** Deletes expired codes. */
  removeExpired(): Promise<void>;
}

interface CodeDeps {
  config: GatewayConfig;
  db: Kysely<Database>;
  clock: () => number;
  shared: SharedState;
  accounts: AccountService;
  messages: MessageService;
}

/** Creates the service of codes by SMS and mail: a valid code proves ownership of the number or the address. */
export function createCodeService({ config, db, clock, shared, accounts, messages }: CodeDeps): CodeService {
  const codes = createCodeRepository(db);

  /**
   * Returns the milliseconds to wait; zero when every budget has room. When a budget is used up, later ones are not
   * charged.
   */
  async function waitFor({ channel, number, clientAddress }: CodeRequest): Promise<number> {
    const budgets: (readonly [key: string, limit: number, windowMs: number])[] = [
      [`${channel}-address:${addressKey(clientAddress)}`, config.smsCodesPerAddress, HOUR_MS],
      [`${channel}-pause:${number}`, 1, CODE_PAUSE_MS],
      [`${channel}-number:${number}`, CODES_PER_NUMBER, HOUR_MS],
    ];
    if (channel === 'sms') budgets.push([`sms-prefix:${blockOf(number)}`, config.smsCodesPerPrefix, HOUR_MS]);
    for (const [key, limit, windowMs] of budgets) {
      const { isWithin, retryAfterMs } = await shared.hit(key, limit, windowMs);
      if (!isWithin) return retryAfterMs;
    }
    return 0;
  }

  /** Returns the holder and hash of a right code; undefined otherwise. */
  async function tryCode({
    merchantCode,
    id,
    number,
    purpose,
    code,
  }: CodeProof): Promise<{ holder: Buffer; hash: Buffer } | undefined> {
    if (id === undefined || id.length > 64 || number === undefined) return undefined;
    const subject: CodeSubject = { merchantCode, number, purpose };
    const [holder, hash] = [holderHash(id), codeHash(id, subject, code.trim())];
    const tried = await codes.countTry(subject, holder, clock());
    return tried !== undefined && isSameHash(tried.code_hash, hash) ? { holder, hash } : undefined;
  }

  return {
    async send(request) {
      const { merchant, channel, number, purpose, language } = request;
      const wait = await waitFor(request);
      if (wait > 0) return refuse('request.rate_limited', { retryAfter: secondsOf(wait) });

      const owner = await (channel === 'sms'
        ? accounts.byMobile(merchant.code, number)
        : accounts.byEmail(merchant.code, number));
      const [id, code, now] = [randomBytes(32).toString('base64url'), newCode(), clock()];
      // Registering a number requires one that nobody has. Proving an identity requires the caller's own number.
      const isNewNumber = purpose === 'register' || purpose === 'bind';
      const isTaken = isNewNumber && owner !== undefined;
      const isDecoy = !isNewNumber && owner?.status !== 'active';
      const wording = { language, merchantName: merchant.name, code };
      await db.transaction().execute(async (transaction) => {
        const expiresAt = now + CODE_TTL_MS;
        await createCodeRepository(transaction).replace(
          { merchantCode: merchant.code, number, purpose },
          {
            holder_hash: holderHash(id),
            code_hash: codeHash(id, { merchantCode: merchant.code, number, purpose }, code),
            expires_at: new Date(expiresAt),
          },
        );
        const text = isTaken ? contactTakenText(channel, wording) : codeText(purpose, wording);
        const subject = channel === 'mail' ? codeSubject(wording) : '';
        await messages.send(
          { merchantCode: merchant.code, channel, to: number, subject, text, expiresAt, isDecoy },
          transaction,
        );
      });
      return { id, expirationTime: now + CODE_PAUSE_MS };
    },
    async verify(proof) {
      const right = await tryCode(proof);
      return right !== undefined && codes.take(right.holder, right.hash);
    },
    async matches(proof) {
      const right = await tryCode(proof);
      if (right !== undefined) await codes.forgiveTry(right.holder);
      return right !== undefined;
    },
    removeExpired: () => codes.removeExpired(clock()),
  };
}
