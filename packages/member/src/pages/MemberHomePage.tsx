import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { Link } from 'react-router';
import { useGetBalanceQuery, useGetMemberInfoQuery } from '@parlor/api-client';
import { formatDay, isAgentType, paths, useBalanceMask, useDialogs, useSwitch } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Avatar, Card, ErrorState, Heading, IconButton, LinkButton, ListRow, Money, Page as PageFrame, RowList, Skeleton, Stack, Stat, Text } from '@parlor/ui-kit';

function Balance() {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError, isFetching } = useGetBalanceQuery();
  const { isBalanceHidden, toggleBalance } = useBalanceMask();
  const masked = isBalanceHidden || isFetching ? { label: isBalanceHidden ? common('shell.balanceHidden') : common('state.loading') } : undefined;
  return (
    <Stack direction="row" justify="space-between" align="center">
      <Stat label={common('shell.balance')} size="large">
        {data && <Money amount={data.sumBalance} currency={data.currency} locale={tag} isStrong masked={masked} />}
        {!data && (isError ? <Text as="span" size={14} tone="danger">{t('home.balanceFailed')}</Text> : <Skeleton width="8ch" />)}
      </Stat>
      <IconButton label={isBalanceHidden ? t('home.showBalance') : t('home.hideBalance')} onClick={toggleBalance}>{isBalanceHidden ? <EyeIcon /> : <EyeSlashIcon />}</IconButton>
    </Stack>
  );
}

/** The member centre at /m/member/home: who one is, what one has, and where the records and settings are. */
export function Page() {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation();
  const { openDialog } = useDialogs();
  const { data: member, isError, isFetching, refetch } = useGetMemberInfoQuery();
  const hasBettingRecord = useSwitch('TRANSBETREPMEM3', 'bettingReport');
  const hasAccountRecord = useSwitch('TRANSREC3');
  const hasReferral = useSwitch('referral');
  const name = member ? member.nickname || member.account || t('home.memberCenter') : '';

  if (!member && isError) {
    return (
      <PageFrame>
        <ErrorState title={t('home.loadFailed')} description={common('state.errorText')} retryLabel={common('action.retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      <Stack direction="row" gap={4} align="center">
        {member ? <Avatar name={name} size="large" /> : <Skeleton shape="circle" width="4.5rem" />}
        <div>
          {member ? <Heading level={2} size={20}>{name}</Heading> : <Skeleton shape="title" width="10ch" />}
          {member && <Text size={14} tone="secondary">{t('home.memberSince', { day: formatDay(member.registeredAt) })}</Text>}
        </div>
      </Stack>
      <Card hasPattern as="section">
        <Stack gap={4}>
          <Balance />
          <LinkButton isFullWidth render={<Link to={paths.voucherCenter} />}>{t('home.deposit')}</LinkButton>
        </Stack>
      </Card>
      <Stack as="section" gap={3}>
        <Heading level={2} size={16}>{t('home.records')}</Heading>
        <RowList label={t('home.records')}>
          {hasBettingRecord && <ListRow icon={<ReceiptIcon />} title={common('shell.gameRecord')} render={<Link to={paths.gameRecord} />} />}
          {hasAccountRecord && <ListRow icon={<ListBulletsIcon />} title={common('shell.transactionRecord')} render={<Link to={paths.transactionRecord} />} />}
          <ListRow icon={<ClockCounterClockwiseIcon />} title={t('home.recent')} render={<Link to={paths.recentGames} />} />
          <ListRow icon={<HeartIcon />} title={t('home.favourites')} render={<Link to={paths.favouriteGames} />} />
          {hasReferral && <ListRow icon={<UserPlusIcon />} title={t('home.invite')} render={<button type="button" aria-label={t('home.invite')} onClick={() => openDialog('referral')} />} />}
          {isAgentType(member?.type) && <ListRow icon={<UsersThreeIcon />} title={t('home.agency')} render={<Link to={paths.agentHome} />} />}
        </RowList>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2} size={16}>{t('home.settings')}</Heading>
        <RowList label={t('home.settings')}>
          <ListRow icon={<GlobeIcon />} title={t('home.language')} render={<button type="button" aria-label={t('home.language')} onClick={() => openDialog('language')} />} />
          <ListRow icon={<SignOutIcon />} title={common('shell.logout')} render={<button type="button" aria-label={common('shell.logout')} onClick={() => openDialog('logout')} />} />
        </RowList>
      </Stack>
    </PageFrame>
  );
}
