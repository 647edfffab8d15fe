import { readUrl } from '@parlor/contract';
import { reportProblem } from '../storage/browserStorage.ts';

/** Whether an address is on the web: a path of this site, or http(s) elsewhere; never a script. */
export function isWebAddress(address: string, base: string = window.location.href): boolean {
  const protocol = readUrl(address, base)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** Leaves the site for an address that the gateway gave, such as a payment page. Anything but a web address is reported and not followed. */
export function leaveFor(address: string): void {
  if (isWebAddress(address)) window.location.assign(address);
  else reportProblem('An address that does not belong to the web was not followed');
}
