import { useGetIdentityQuery } from '@parlor/api-client';
import type { Identity } from '@parlor/contract';
import { toastDuration, useDialogs, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, EmptyState, ErrorState, Heading, Skeleton, Stack, Text, writeDate } from '@parlor/ui-kit';
import { IdentityForm } from '../components/IdentityForm/IdentityForm.tsx';
import { SecurityGate } from '../components/SecurityGate/SecurityGate.tsx';

/** Why the last check was refused, and what to do about it. */
function Refused({ reason }: { reason: NonNullable<Identity['reason']> }) {
  const { t } = useTranslation('security');
  const { openDialog } = useDialogs();
  return (
    <Card as="section" isAccented>
      <Stack gap={2}>
        <Heading level={2} size={16}>
          {t('identity.refusedTitle')}
        </Heading>
        <Text size={14}>{t(`identity.reason.${reason}`)}</Text>
        {reason === 'ask_service' && (
          <Button size="small" variant="secondary" onClick={() => openDialog('service')}>
            {t('payment.service')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Content() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const toast = useToast();
  const { data, isError, isFetching, refetch } = useGetIdentityQuery();
  if (!data && isError)
    return (
      <ErrorState
        title={t('identity.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div aria-busy>
        <Skeleton width="80%" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="banner" />
      </div>
    );
  const day = (time: number | null) =>
    time === null ? '' : writeDate(time, 'date', { locale: tag, timeZone, length: 'short' });
  if (data.state === 'PENDING')
    return (
      <EmptyState
        title={t('identity.pendingTitle')}
        description={t('identity.pendingText', { day: day(data.sentAt) })}
      />
    );
  if (data.state === 'APPROVED')
    return (
      <EmptyState
        title={t('identity.approvedTitle')}
        description={t('identity.approvedText', { day: day(data.decidedAt) })}
      />
    );
  return (
    <>
      {data.reason !== null && <Refused reason={data.reason} />}
      <IdentityForm
        identity={data}
        onDone={() =>
          toast({ tone: 'success', messageKey: 'security:identity.sent', durationMs: toastDuration.success })
        }
      />
    </>
  );
}

/** The identity check of a member, at /m/securityCenter/identity (MEM-06). */
export function Page() {
  return <SecurityGate>{() => <Content />}</SecurityGate>;
}
