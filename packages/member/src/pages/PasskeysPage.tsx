import { lazy, Suspense, useState } from 'react';
import { hasPasskeys, useListPasskeysQuery } from '@parlor/api-client';
import { MAX_PASSKEYS, type Passkeys, type SecurityOverview } from '@parlor/contract';
import { Link, paths, toastDuration, useDialogs, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, EmptyState, ErrorState, LinkButton, Skeleton, Text, writeDate } from '@parlor/ui-kit';
import { LostPasskeyForm } from '../components/LostPasskeyForm/LostPasskeyForm.tsx';
import { PasskeyList } from '../components/PasskeyList/PasskeyList.tsx';
import { SecurityGate } from '../components/SecurityGate/SecurityGate.tsx';

const NewPasskeyDialog = lazy(async () => ({
  default: (await import('../components/NewPasskeyDialog/NewPasskeyDialog.tsx')).NewPasskeyDialog,
}));

/** The reset for a member who lost every passkey. */
function Lost({ passkeys, overview, onEnd }: { passkeys: Passkeys; overview: SecurityOverview; onEnd: () => void }) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const { openDialog } = useDialogs();
  const toast = useToast();
  if (passkeys.resetBy === 'service')
    return (
      <EmptyState
        scene="closed"
        title={t('passkeys.serviceTitle')}
        description={t('payment.serviceText')}
        action={
          <>
            <Button onClick={() => openDialog('service')}>{t('payment.service')}</Button>
            <Button variant="secondary" onClick={onEnd}>
              {common('action.cancel')}
            </Button>
          </>
        }
      />
    );
  return (
    <LostPasskeyForm
      target={passkeys.resetBy === 'sms' ? overview.mobile.masked : overview.email.masked}
      onBack={onEnd}
      onDone={() => {
        toast({ tone: 'success', messageKey: 'security:passkeys.wasReset', durationMs: toastDuration.long });
        onEnd();
      }}
    />
  );
}

/** The button that adds a passkey, or the reason why it is unavailable. */
function AddPasskey({ passkeys: { list, canAdd } }: { passkeys: Passkeys }) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const problem =
    list.length >= MAX_PASSKEYS
      ? t('passkeys.full', { max: MAX_PASSKEYS })
      : !canAdd || !hasPasskeys()
        ? t('passkeys.unsupported')
        : undefined;
  if (problem !== undefined)
    return (
      <Text size={14} tone="secondary">
        {problem}
      </Text>
    );
  return (
    <>
      <Button size="large" isFullWidth onClick={() => setIsAdding(true)}>
        {t('passkeys.add')}
      </Button>
      <Suspense fallback={null}>
        {isAdding && (
          <NewPasskeyDialog
            isOpen
            onClose={() => setIsAdding(false)}
            onDone={() => {
              setIsAdding(false);
              toast({ tone: 'success', messageKey: 'security:passkeys.added', durationMs: toastDuration.success });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Shows until when withdrawals are suspended. */
function WithdrawalsSuspended({ until }: { until: number }) {
  const { t } = useTranslation('security');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const time = writeDate(until, 'moment', { locale: tag, timeZone, length: 'short' });
  return (
    <Card as="section" isAccented>
      <Text size={14}>{t('passkeys.held', { time })}</Text>
    </Card>
  );
}

function Content({ overview }: { overview: SecurityOverview }) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const [isLost, setIsLost] = useState(false);
  const { data, isError, isFetching, refetch } = useListPasskeysQuery();

  if (!overview.paymentPassword.isSet)
    return (
      <EmptyState
        title={t('cards.needsPassword')}
        description={t('passkeys.needsPasswordText')}
        action={<LinkButton render={<Link to={paths.paymentPassword} />}>{t('cards.needsPasswordWay')}</LinkButton>}
      />
    );
  if (!data && isError)
    return (
      <ErrorState
        title={t('passkeys.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div aria-busy>
        <Skeleton shape="banner" />
        <Skeleton shape="control" />
      </div>
    );
  if (isLost) return <Lost passkeys={data} overview={overview} onEnd={() => setIsLost(false)} />;
  return (
    <>
      {data.heldUntil !== null && <WithdrawalsSuspended until={data.heldUntil} />}
      {data.list.length === 0 ? (
        <EmptyState
          title={t('passkeys.emptyTitle')}
          description={t('passkeys.text')}
          action={<AddPasskey passkeys={data} />}
        />
      ) : (
        <>
          <Text tone="secondary">{t('passkeys.text')}</Text>
          <PasskeyList list={data.list} />
          <AddPasskey passkeys={data} />
          <Button variant="ghost" isFullWidth onClick={() => setIsLost(true)}>
            {t('passkeys.lost')}
          </Button>
        </>
      )}
    </>
  );
}

/** Passkeys at /m/securityCenter/passkeys: the second factor for money. */
export function Page() {
  return <SecurityGate>{(overview) => <Content overview={overview} />}</SecurityGate>;
}
