import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HandPalmIcon } from '@phosphor-icons/react/dist/csr/HandPalm';
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { PercentIcon } from '@phosphor-icons/react/dist/csr/Percent';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { useGetBalanceQuery, useGetMemberInfoQuery, useUnreadCounts } from '@parlor/api-client';
import {
  cappedCount,
  isAgentType,
  isTrialType,
  Link,
  paths,
  toastDuration,
  useBalanceMask,
  useDialogs,
  useSettings,
  useSwitch,
  useToast,
} from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  Badge,
  Card,
  ErrorState,
  Heading,
  IconButton,
  LinkButton,
  ListRow,
  Money,
  Page as PageFrame,
  RowList,
  Skeleton,
  Stack,
  Stat,
  Text,
  VisuallyHidden,
  writeDate,
} from '@parlor/ui-kit';
import { AgencySection } from '../components/AgencySection/AgencySection.tsx';
import { HeadIcon } from '../components/HeadIcon/HeadIcon.tsx';
import { LevelBadge } from '../components/LevelBadge/LevelBadge.tsx';
import { MonthCard } from '../components/MonthCard/MonthCard.tsx';

/** The value of `mem_cen` for the new template (SYS-12). */
const NEW_TEMPLATE = '1';

function Balance() {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError, isFetching } = useGetBalanceQuery();
  const { isBalanceHidden, toggleBalance } = useBalanceMask();
  const masked =
    isBalanceHidden || isFetching
      ? { label: isBalanceHidden ? common('shell.balanceHidden') : common('state.loading') }
      : undefined;
  return (
    <Stack direction="row" justify="space-between" align="center" isWrapping>
      <Stat label={common('shell.balance')} size="large">
        {data && (
          <Money amount={data.sumBalance} currency={data.currency} locale={tag} isStrong isLive masked={masked} />
        )}
        {!data &&
          (isError ? (
            <Text as="span" size={14} tone="danger">
              {t('home.balanceFailed')}
            </Text>
          ) : (
            <Skeleton width="8ch" />
          ))}
      </Stat>
      <IconButton label={isBalanceHidden ? t('home.showBalance') : t('home.hideBalance')} onClick={toggleBalance}>
        {isBalanceHidden ? <EyeIcon /> : <EyeSlashIcon />}
      </IconButton>
    </Stack>
  );
}

/** Links to rewards and invitations, if the merchant offers them. */
function Rewards() {
  const { t } = useTranslation('member');
  const { t: titles } = useTranslation('screens');
  const { openDialog } = useDialogs();
  const toast = useToast();
  const hasRewards = useSwitch('REWCEN3');
  const isRewardCenterOpen = useSwitch('rewardCentre');
  const hasBenefits = useSwitch('vipBenefit');
  const hasRebate = useSwitch('MANPLAYREB3');
  const hasReferral = useSwitch('referral');
  if (!hasRewards && !hasBenefits && !hasRebate && !hasReferral) return null;

  const explain = () => toast({ tone: 'info', messageKey: 'member:rewardCenter.off', durationMs: toastDuration.short });
  const rewardCenter = isRewardCenterOpen ? (
    <Link to={paths.rewardCenter} />
  ) : (
    <button type="button" aria-label={titles('member.rewardCenter')} onClick={explain} />
  );
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('home.rewards')}
      </Heading>
      <RowList label={t('home.rewards')}>
        {hasRewards && <ListRow icon={<GiftIcon />} title={titles('member.rewardCenter')} render={rewardCenter} />}
        {hasBenefits && (
          <ListRow icon={<CrownIcon />} title={titles('member.benefits')} render={<Link to={paths.benefits} />} />
        )}
        {hasRebate && (
          <ListRow
            icon={<PercentIcon />}
            title={titles('member.manualRebate')}
            render={<Link to={paths.manualRebate} />}
          />
        )}
        {hasReferral && (
          <ListRow
            icon={<UserPlusIcon />}
            title={t('home.invite')}
            render={<button type="button" aria-label={t('home.invite')} onClick={() => openDialog('referral')} />}
          />
        )}
      </RowList>
    </Stack>
  );
}

/**
 * The member centre at /m/member/home: name, balance, and links to records and settings. The new template, for
 * merchants whose `mem_cen` is '1', adds the level and this month's results.
 */
export function Page() {
  const { t } = useTranslation('member');
  const { t: titles } = useTranslation('screens');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone, mobileTemplate } = useSettings();
  const { openDialog } = useDialogs();
  const { data: member, isError, isFetching, refetch } = useGetMemberInfoQuery();
  const hasBettingRecord = useSwitch('TRANSBETREPMEM3', 'bettingReport');
  const hasAccountRecord = useSwitch('TRANSREC3');
  const hasProfitAndLoss = useSwitch('PERSREP');
  const hasSecurity = useSwitch('SECPRIV');
  const hasMessages = useSwitch('mailCentre');
  const { t: inbox } = useTranslation('inbox');
  const { t: limits } = useTranslation('limits');
  const { inbox: unread } = useUnreadCounts({ skip: !hasMessages });
  const hasFeedback = useSwitch('feedback');
  const hasBenefits = useSwitch('vipBenefit');
  const hasFigures = mobileTemplate.mem_cen === NEW_TEMPLATE && member !== undefined && !isTrialType(member.type);
  const name = member ? member.nickname || member.account || t('home.memberCenter') : '';

  if (!member && isError) {
    return (
      <PageFrame>
        <ErrorState
          title={t('home.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      <Stack direction="row" gap={4} align="center">
        {member ? <HeadIcon headIcon={member.headIcon} name={name} /> : <Skeleton shape="circle" width="4.5rem" />}
        <div>
          {member ? (
            <Heading level={2} size={20}>
              <span translate="no">{name}</span>
            </Heading>
          ) : (
            <Skeleton shape="title" width="10ch" />
          )}
          {member && (
            <Text size={14} tone="secondary">
              {t('home.memberSince', {
                day: writeDate(member.registeredAt, 'date', { locale: tag, timeZone, length: 'medium' }),
              })}
            </Text>
          )}
        </div>
      </Stack>
      <Card hasPattern as="section">
        <Stack gap={4}>
          <Balance />
          <Stack direction="row" gap={2}>
            <LinkButton isFullWidth render={<Link to={paths.voucherCenter} />}>
              {t('home.deposit')}
            </LinkButton>
            <LinkButton isFullWidth variant="secondary" render={<Link to={paths.withdraw} />}>
              {t('home.withdraw')}
            </LinkButton>
          </Stack>
        </Stack>
      </Card>
      {hasFigures && (
        <>
          {hasBenefits && <LevelBadge />}
          <MonthCard />
        </>
      )}
      {isAgentType(member?.type) && <AgencySection />}
      <Stack as="section" gap={3}>
        <Heading level={2} size={16}>
          {t('home.records')}
        </Heading>
        <RowList label={t('home.records')}>
          {hasBettingRecord && (
            <ListRow
              icon={<ReceiptIcon />}
              title={common('shell.gameRecord')}
              render={<Link to={paths.gameRecord} />}
            />
          )}
          {hasAccountRecord && (
            <ListRow
              icon={<ListBulletsIcon />}
              title={common('shell.transactionRecord')}
              render={<Link to={paths.transactionRecord} />}
            />
          )}
          {hasProfitAndLoss && (
            <ListRow
              icon={<ChartLineUpIcon />}
              title={t('home.profitAndLoss')}
              render={<Link to={paths.profitAndLoss} />}
            />
          )}
          <ListRow
            icon={<ClockCounterClockwiseIcon />}
            title={t('home.recent')}
            render={<Link to={paths.recentGames} />}
          />
          <ListRow icon={<HeartIcon />} title={t('home.favourites')} render={<Link to={paths.favouriteGames} />} />
        </RowList>
      </Stack>
      <Rewards />
      <Stack as="section" gap={3}>
        <Heading level={2} size={16}>
          {t('home.settings')}
        </Heading>
        <RowList label={t('home.settings')}>
          {hasSecurity && (
            <ListRow
              icon={<ShieldCheckIcon />}
              title={titles('member.securityCenter')}
              render={<Link to={paths.securityCenter} />}
            />
          )}
          {hasSecurity && (
            <ListRow
              icon={<HandPalmIcon />}
              title={limits('title')}
              render={<Link to={`${paths.securityCenter}?limits`} />}
            />
          )}
          {hasMessages && (
            <ListRow
              icon={<EnvelopeSimpleIcon />}
              title={titles('member.messages')}
              end={
                unread > 0 ? (
                  <Badge tone="danger">
                    <span aria-hidden>{cappedCount(unread)}</span>
                    <VisuallyHidden>{inbox('unreadCount', { count: unread })}</VisuallyHidden>
                  </Badge>
                ) : undefined
              }
              render={<Link to={paths.messages} />}
            />
          )}
          {hasFeedback && (
            <ListRow icon={<ChatTextIcon />} title={titles('member.feedback')} render={<Link to={paths.feedback} />} />
          )}
          <ListRow
            icon={<GlobeIcon />}
            title={t('home.language')}
            render={<button type="button" aria-label={t('home.language')} onClick={() => openDialog('language')} />}
          />
          <ListRow
            icon={<SignOutIcon />}
            title={common('shell.logout')}
            render={<button type="button" aria-label={common('shell.logout')} onClick={() => openDialog('logout')} />}
          />
        </RowList>
      </Stack>
    </PageFrame>
  );
}
