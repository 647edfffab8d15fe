import { lazy, Suspense, useState } from 'react';
import {
  errorMessageKey,
  useGetSecurityQuery,
  useGetWithdrawalTermsQuery,
  useListBankCardsQuery,
} from '@parlor/api-client';
import { banksOf, type Withdrawal } from '@parlor/contract';
import { isTrialType, paths, useDialogs, useSession, useSettings } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Page as PageFrame,
  Skeleton,
  Stack,
  writeDate,
} from '@parlor/ui-kit';
import { BalanceCard } from '../components/BalanceCard/BalanceCard.tsx';
import { EndedBonuses } from '../components/EndedBonuses/EndedBonuses.tsx';
import { WageringCard } from '../components/WageringCard/WageringCard.tsx';
import { QuietLink } from '../components/QuietLink/QuietLink.tsx';
import { WithdrawalList } from '../components/WithdrawalList/WithdrawalList.tsx';
import { WithdrawalRequested } from '../components/WithdrawalRequested/WithdrawalRequested.tsx';
import { WithdrawForm } from '../components/WithdrawForm/WithdrawForm.tsx';
import { WithdrawSetup } from '../components/WithdrawSetup/WithdrawSetup.tsx';
import { isAnyRequired } from '../model/withdrawRules.ts';
import { TrialRefusal } from '@parlor/page-states';

const WithdrawalDialog = lazy(async () => ({
  default: (await import('../components/WithdrawalDialog/WithdrawalDialog.tsx')).WithdrawalDialog,
}));

/** Withdrawals at /m/withdraw; a trial account sees a notice instead of the form. */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Withdrawals />}</PageFrame>;
}

function Withdrawals() {
  const { t } = useTranslation('wallet');
  const [requested, setRequested] = useState<Withdrawal>();
  const [shown, setShown] = useState<Withdrawal>();
  return (
    <>
      <BalanceCard />
      {requested ? (
        <WithdrawalRequested withdrawal={requested} onShow={setShown} onAgain={() => setRequested(undefined)} />
      ) : (
        <Request onRequested={setRequested} />
      )}
      <Stack as="section" gap={3}>
        <Heading level={2} size={20}>
          {t('withdraw.recent')}
        </Heading>
        <WithdrawalList onShow={setShown} />
      </Stack>
      {shown && (
        <Suspense>
          <WithdrawalDialog withdrawal={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Withdrawals are suspended for a while after a passkey reset, in case a thief requested it. */
function WithdrawalsSuspended({ until }: { until: number }) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { t: security } = useTranslation('security');
  const { openDialog } = useDialogs();
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <EmptyState
      scene="closed"
      title={t('withdraw.closed')}
      description={security('passkeys.held', {
        time: writeDate(until, 'moment', { locale: tag, timeZone, length: 'short' }),
      })}
      action={<Button onClick={() => openDialog('service')}>{common('shell.service')}</Button>}
    />
  );
}

/** The form, or the reason why the gateway would refuse a withdrawal. */
function Request({ onRequested }: { onRequested: (withdrawal: Withdrawal) => void }) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const message = useMessage();
  const { openDialog } = useDialogs();
  // Cards and wagering may have changed since the last visit.
  const fresh = { refetchOnMountOrArgChange: true } as const;
  const queries = {
    terms: useGetWithdrawalTermsQuery(undefined, fresh),
    cards: useListBankCardsQuery(undefined, fresh),
    security: useGetSecurityQuery(undefined, fresh),
  };
  const { terms, cards, security } = {
    terms: queries.terms.data,
    cards: queries.cards.data,
    security: queries.security.data,
  };
  const failed = Object.values(queries).filter(({ data, isError }) => data === undefined && isError);

  if (failed.length > 0) {
    const isRetrying = failed.some(({ isFetching }) => isFetching);
    return (
      <ErrorState
        title={t('withdraw.loadFailed')}
        description={message(errorMessageKey(failed[0]?.error))}
        retryLabel={common('action.retry')}
        isRetrying={isRetrying}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  if (!terms || !cards || !security) {
    return (
      <Stack gap={4}>
        <Skeleton shape="control" />
        <Skeleton shape="block" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  }
  if (!terms.isAvailable || banksOf(terms.currency).length === 0) {
    return (
      <EmptyState
        scene="closed"
        title={t('withdraw.closed')}
        description={t('withdraw.closedText')}
        action={<Button onClick={() => openDialog('service')}>{common('shell.service')}</Button>}
      />
    );
  }
  if (terms.heldUntil !== null) return <WithdrawalsSuspended until={terms.heldUntil} />;
  const { isSet, lockedUntil } = security.paymentPassword;
  const isReady = isSet && cards.list.length > 0;
  return (
    <>
      {isAnyRequired(terms) && <WageringCard terms={terms} />}
      {terms.bonuses.length > 0 && (
        <Card as="section">
          <EndedBonuses terms={terms} />
          <QuietLink to={paths.rewardCenter}>{t('withdraw.bonus.progress')}</QuietLink>
        </Card>
      )}
      {isReady ? (
        <WithdrawForm terms={terms} cards={cards.list} lockedUntil={lockedUntil} onRequested={onRequested} />
      ) : (
        <WithdrawSetup hasPassword={isSet} hasCard={cards.list.length > 0} />
      )}
    </>
  );
}
