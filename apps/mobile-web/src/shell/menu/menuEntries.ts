import { BriefcaseIcon } from '@phosphor-icons/react/dist/csr/Briefcase';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { DownloadIcon } from '@phosphor-icons/react/dist/csr/Download';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { PercentIcon } from '@phosphor-icons/react/dist/csr/Percent';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { UserCirclePlusIcon } from '@phosphor-icons/react/dist/csr/UserCirclePlus';
import type { Icon } from '@phosphor-icons/react';
import { isAgentType, paths, useServiceChannels, useSession, useSettings, type DialogName } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useDownloads } from '../download/useDownloads.ts';

/** The target of a tile: a screen, a dialog, an external address, or the share sheet. */
export type MenuTarget = { to: string } | { dialog: DialogName } | { href: string } | { shares: true };

/**
 * A tile of the side menu's grid. Its icon is drawn filled; the build leaves that weight out of some icons
 * (`slimIcons`).
 */
export interface MenuEntry {
  id: string;
  label: string;
  icon: Icon;
  target: MenuTarget;
}

/** Returns the tiles of the side menu in order. A tile with a switch is included only if the switch is on. */
export function useMenuEntries(): MenuEntry[] {
  const { t } = useTranslation();
  const session = useSession();
  const { whitelabel, features, domainRoute, customerService } = useSettings();
  const { isOffered: hasDownloads } = useDownloads();
  const telegram = useServiceChannels(customerService).find(({ kind }) => kind === 'TELEGRAM');

  const entries: (MenuEntry | false | undefined)[] = [
    { id: 'home', label: t('shell.home'), icon: HouseIcon, target: { to: paths.home } },
    { id: 'promotions', label: t('shell.promotion'), icon: GiftIcon, target: { to: paths.activity } },
    { id: 'notice', label: t('shell.notice'), icon: MegaphoneIcon, target: { to: paths.notice() } },
    whitelabel.TRANSBETREPMEM3 &&
      features.bettingReport && {
        id: 'bets',
        label: t('shell.gameRecord'),
        icon: ReceiptIcon,
        target: { to: paths.gameRecord },
      },
    whitelabel.TRANSREC3 && {
      id: 'transactions',
      label: t('shell.transactionRecord'),
      icon: ListBulletsIcon,
      target: { to: paths.transactionRecord },
    },
    whitelabel.PERSREP && {
      id: 'profit',
      label: t('shell.profitAndLoss'),
      icon: ChartLineUpIcon,
      target: { to: paths.profitAndLoss },
    },
    whitelabel.REWCEN3 &&
      features.rewardCentre && {
        id: 'rewards',
        label: t('shell.rewardCentre'),
        icon: TrophyIcon,
        target: { to: paths.rewardCenter },
      },
    whitelabel.MANPLAYREB3 && {
      id: 'rebate',
      label: t('shell.manualRebate'),
      icon: PercentIcon,
      target: { to: paths.manualRebate },
    },
    whitelabel.SECPRIV && {
      id: 'security',
      label: t('shell.securityCentre'),
      icon: ShieldCheckIcon,
      target: { to: paths.securityCenter },
    },
    features.mailCentre && {
      id: 'inbox',
      label: t('shell.inbox'),
      icon: EnvelopeSimpleIcon,
      target: { to: paths.messages },
    },
    features.vipBenefit && { id: 'vip', label: t('shell.vip'), icon: CrownIcon, target: { to: paths.benefits } },
    isAgentType(session?.type) && {
      id: 'agency',
      label: t('shell.agentCentre'),
      icon: BriefcaseIcon,
      target: { to: paths.agentHome },
    },
    features.referral && {
      id: 'referral',
      label: t('shell.invite'),
      icon: UserCirclePlusIcon,
      target: { dialog: 'referral' },
    },
    features.share && { id: 'share', label: t('shell.share'), icon: ShareNetworkIcon, target: { shares: true } },
    hasDownloads && { id: 'download', label: t('shell.download'), icon: DownloadIcon, target: { dialog: 'download' } },
    telegram && { id: 'telegram', label: telegram.title, icon: TelegramLogoIcon, target: { href: telegram.url } },
    features.speedTest &&
      domainRoute.length > 0 && {
        id: 'speedTest',
        label: t('shell.speedTest'),
        icon: GaugeIcon,
        target: { dialog: 'speedTest' },
      },
  ];
  return entries.filter((entry) => entry !== false && entry !== undefined);
}
