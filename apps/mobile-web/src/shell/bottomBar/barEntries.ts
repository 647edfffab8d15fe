import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet';
import type { Icon } from '@phosphor-icons/react';
import { homeAliases } from '@parlor/contract';
import { paths, type DialogName } from '@parlor/core';

/** Keys of the entries' labels below `common:shell`. */
export const barEntryIds = ['home', 'promotion', 'deposit', 'invite', 'member'] as const;
export type BarEntryId = (typeof barEntryIds)[number];

/** An entry of the bottom bar: a screen with its paths, or a dialog. */
export type BarEntry = { readonly id: BarEntryId; readonly icon: Icon } & (
  | { readonly path: string; readonly aliases: readonly string[]; readonly isForAccounts: boolean }
  | { readonly dialog: DialogName }
);

/**
 * The entries of the bottom bar in order. The document and the site render their bars from this table, and the code of
 * the screens is prefetched in this order.
 */
export const barEntries: readonly BarEntry[] = [
  { id: 'home', icon: HouseIcon, path: paths.home, aliases: homeAliases, isForAccounts: false },
  { id: 'promotion', icon: GiftIcon, path: paths.activity, aliases: [paths.activity], isForAccounts: false },
  { id: 'deposit', icon: WalletIcon, path: paths.voucherCenter, aliases: [paths.voucherCenter], isForAccounts: true },
  { id: 'invite', icon: UserPlusIcon, dialog: 'referral' },
  { id: 'member', icon: UserIcon, path: paths.memberHome, aliases: [paths.memberHome], isForAccounts: true },
];
