import { domainToASCII } from 'node:url';
import type { Account } from '../member/account.service.ts';
import { isAgentType } from '../member/accountTypes.ts';

/** A host name of two labels at least, as the net writes it. */
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** Whether an account may have players come through it. */
export function mayBring(account: Pick<Account, 'status' | 'type'> | undefined): boolean {
  return account !== undefined && account.status === 'active' && isAgentType(account.type);
}

/** The one form in which a domain is kept and compared: lower case, and other scripts as the net writes them. */
export function domainName(typed: string): string {
  return domainToASCII(typed.trim().toLowerCase());
}

/** Whether a domain, in that form, is one that players can come through. */
export function isDomainName(domain: string): boolean {
  return HOST.test(domain);
}
