import { useGetAgentSummaryQuery } from '@parlor/api-client';
import { copyText, toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Card, ErrorState, Heading, Page as PageFrame, Skeleton, Stack, Stat } from '@parlor/ui-kit';

/** The agency centre at /m/agent/home: the agent's own code and the size of the team. */
export function Page() {
  const { t } = useTranslation('agent');
  const { t: common } = useTranslation();
  const toast = useToast();
  const { data, isError, isFetching, refetch } = useGetAgentSummaryQuery();

  const copy = async (code: string) => {
    if (await copyText(code)) toast({ tone: 'success', messageKey: 'agent:home.copied', durationMs: toastDuration.copied });
    else toast({ tone: 'danger', messageKey: 'common:shell.copyFailed', durationMs: toastDuration.short });
  };

  return (
    <PageFrame>
      {data && (
        <>
          <Heading level={2} size={24}>{data.account}</Heading>
          <Card>
            <Stack direction="row" justify="space-between">
              <Stat label={t('home.directMembers')}>{data.directMembers}</Stat>
              <Stat label={t('home.teamMembers')}>{data.teamMembers}</Stat>
            </Stack>
          </Card>
          <Card>
            <Stack gap={4}>
              <Stat label={t('home.code')} size="large">{data.affiliateCode}</Stat>
              <Button isFullWidth onClick={() => void copy(data.affiliateCode)}>{t('home.copy')}</Button>
            </Stack>
          </Card>
        </>
      )}
      {!data && isError && <ErrorState title={t('home.loadFailed')} description={common('state.errorText')} retryLabel={common('action.retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="block" />}
    </PageFrame>
  );
}
