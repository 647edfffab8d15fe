import { useLocation } from 'react-router';
import { paths } from './paths.ts';

/** Router state with which a popup route remembers the page beneath it and where the player was headed. */
export interface PopupState {
  returnTo?: string;
}

/** Whether an address is a path of this site: no other origin, no protocol-relative trick. */
export function isSitePath(address: string): boolean {
  return /^\/m(?:[/?#]|$)/.test(address) && !address.includes('\\');
}

/** Where to go after logging in: where the player was headed, else home. */
export function useReturnTo(): string {
  const state = useLocation().state as PopupState | null;
  const target = state?.returnTo;
  return target && isSitePath(target) ? target : paths.home;
}
