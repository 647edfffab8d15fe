import { readUrl } from '@parlor/contract';
import { reportProblem } from '../storage/browserStorage.ts';

/** Whether an address is a path of this site or an http(s) URL. Rejects `javascript:` and other schemes. */
export function isWebAddress(address: string, base: string = window.location.href): boolean {
  const protocol = readUrl(address, base)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** Navigates to an address from the gateway, such as a payment page. Reports and ignores anything but a web address. */
export function openWebAddress(address: string): void {
  if (isWebAddress(address)) window.location.assign(address);
  else reportProblem('An address that does not belong to the web was not followed');
}
