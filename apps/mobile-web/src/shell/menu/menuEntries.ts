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

/** Returns the tile in a list, or an empty list. */
function tile(isShown: boolean, id: string, label: string, icon: Icon, target: MenuTarget): MenuEntry[] {
  return isShown ? [{ id, label, icon, target }] : [];
}

/** Returns the tiles of the side menu in order. A tile with a switch is included only if the switch is on. */
export function useMenuEntries(): MenuEntry[] {
  const { t } = useTranslation();
  const session = useSession();
  const { whitelabel, features, domainRoute, customerService } = useSettings();
  const { isOffered: hasDownloads } = useDownloads();
  const telegram = useServiceChannels(customerService).find(({ kind }) => kind === 'TELEGRAM');
  const hasBets = whitelabel.TRANSBETREPMEM3 && features.bettingReport;
  const hasRewards = whitelabel.REWCEN3 && features.rewardCentre;
  const hasSpeedTest = features.speedTest && domainRoute.length > 0;

  return [
    tile(true, 'home', t('shell.home'), HouseIcon, { to: paths.home }),
    tile(true, 'promotions', t('shell.promotion'), GiftIcon, { to: paths.activity }),
    tile(true, 'notice', t('shell.notice'), MegaphoneIcon, { to: paths.notice() }),
    tile(hasBets, 'bets', t('shell.gameRecord'), ReceiptIcon, { to: paths.gameRecord }),
    tile(whitelabel.TRANSREC3, 'transactions', t('shell.transactionRecord'), ListBulletsIcon, {
      to: paths.transactionRecord,
    }),
    tile(whitelabel.PERSREP, 'profit', t('shell.profitAndLoss'), ChartLineUpIcon, { to: paths.profitAndLoss }),
    tile(hasRewards, 'rewards', t('shell.rewardCentre'), TrophyIcon, { to: paths.rewardCenter }),
    tile(whitelabel.MANPLAYREB3, 'rebate', t('shell.manualRebate'), PercentIcon, { to: paths.manualRebate }),
    tile(whitelabel.SECPRIV, 'security', t('shell.securityCentre'), ShieldCheckIcon, { to: paths.securityCenter }),
    tile(features.mailCentre, 'inbox', t('shell.inbox'), EnvelopeSimpleIcon, { to: paths.messages }),
    tile(features.vipBenefit, 'vip', t('shell.vip'), CrownIcon, { to: paths.benefits }),
    tile(isAgentType(session?.type), 'agency', t('shell.agentCentre'), BriefcaseIcon, { to: paths.agentHome }),
    tile(features.referral, 'referral', t('shell.invite'), UserCirclePlusIcon, { dialog: 'referral' }),
    tile(features.share, 'share', t('shell.share'), ShareNetworkIcon, { shares: true }),
    tile(hasDownloads, 'download', t('shell.download'), DownloadIcon, { dialog: 'download' }),
    telegram ? tile(true, 'telegram', telegram.title, TelegramLogoIcon, { href: telegram.url }) : [],
    tile(hasSpeedTest, 'speedTest', t('shell.speedTest'), GaugeIcon, { dialog: 'speedTest' }),
  ].flat();
}
