import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet';
import { Link, matchPath, useLocation } from 'react-router';
import { homeAliases, paths, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BottomBar, type BottomBarEntry } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';

const icons = { home: HouseIcon, promotion: GiftIcon, deposit: WalletIcon, invite: UserPlusIcon, member: UserIcon } as const;

/** The five places under the thumb: home, promotions, deposit, invite, account. */
export function BottomNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { layout } = useBrand();
  const { openDialog } = useDialogs();

  const place = (id: keyof typeof icons, to: string, aliases: readonly string[] = [to]): BottomBarEntry => {
    const Icon = icons[id];
    return { id, label: t(`shell.${id}`), icon: <Icon />, currentIcon: <Icon weight="fill" />, render: <Link to={to} />, isCurrent: aliases.some((alias) => matchPath(alias, pathname)) };
  };

  return (
    <BottomBar
      label={t('shell.mainNavigation')}
      shape={layout.bottomBar}
      entries={[
        place('home', paths.home, homeAliases),
        place('promotion', paths.activity),
        place('deposit', paths.voucherCenter),
        { id: 'invite', label: t('shell.invite'), icon: <UserPlusIcon />, render: <button type="button" aria-label={t('shell.invite')} onClick={() => openDialog('referral')} /> },
        place('member', paths.memberHome),
      ]}
    />
  );
}
