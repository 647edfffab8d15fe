import { domainToASCII } from 'node:url';
import type { Account } from '../member/account.service.ts';
import { isAgentType } from '../member/accountTypes.ts';

/** An ASCII host name with at least two labels. */
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** Whether players may come through an account. */
export function mayBring(account: Pick<Account, 'status' | 'type'> | undefined): boolean {
  return account !== undefined && account.status === 'active' && isAgentType(account.type);
}

/** Normalizes a domain for storage and comparison: lower case, other scripts in Punycode. */
export function domainName(typed: string): string {
  return domainToASCII(typed.trim().toLowerCase());
}

/** Whether a normalized domain is valid. */
export function isDomainName(domain: string): boolean {
  return HOST.test(domain);
}
