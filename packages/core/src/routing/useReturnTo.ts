import { useLocation } from 'react-router';
import { paths } from './paths.ts';

/** Router state of a popup route: the page below it and the return path. */
export interface PopupState {
  returnTo?: string;
}

/** Whether an address is a path of this site. Rejects other origins and protocol-relative URLs. */
export function isSitePath(address: string): boolean {
  return /^\/m(?:[/?#]|$)/.test(address) && !address.includes('\\');
}

/** Returns the path to go to after login: the requested page, else home (NAV-20). */
export function useReturnTo(): string {
  const state = useLocation().state as PopupState | null;
  const target = state?.returnTo;
  return target && isSitePath(target) ? target : paths.home;
}
