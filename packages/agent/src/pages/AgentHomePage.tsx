import { useGetAgentSummaryQuery } from '@parlor/api-client';
import { copyText, Link, paths, toastDuration, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  Button,
  Card,
  ErrorState,
  Heading,
  ListRow,
  Page as PageFrame,
  RowList,
  Skeleton,
  Stack,
  Stat,
} from '@parlor/ui-kit';

const places = [
  { to: paths.agentSettings, title: 'agent.settings' },
  { to: paths.salaryContract, title: 'agent.salaryContract' },
  { to: paths.dividendContract, title: 'agent.dividendContract' },
  { to: paths.hourContract, title: 'agent.hourContract' },
] as const;

/**
 * The agency centre at /m/agent/home: the agent's own code, the size of the team, and the ways to its settings and
 * contracts.
 */
export function Page() {
  const { t } = useTranslation('agent');
  const { t: titles } = useTranslation('screens');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const toast = useToast();
  const count = new Intl.NumberFormat(tag);
  const { data, isError, isFetching, refetch } = useGetAgentSummaryQuery();

  const copy = async (code: string) => {
    if (await copyText(code))
      toast({ tone: 'success', messageKey: 'agent:home.copied', durationMs: toastDuration.copied });
    else toast({ tone: 'danger', messageKey: 'dialogs:copyFailed', durationMs: toastDuration.short });
  };

  return (
    <PageFrame>
      {data && (
        <>
          <Heading level={2} size={24}>
            <span translate="no">{data.account}</span>
          </Heading>
          <Card>
            <Stack gap={4}>
              <Stack direction="row" gap={8} isWrapping>
                <Stat label={t('home.directMembers')} size="large">
                  {count.format(data.directMembers)}
                </Stat>
                <Stat label={t('home.teamMembers')} size="large">
                  {count.format(data.teamMembers)}
                </Stat>
              </Stack>
              <Stat label={t('home.code')} size="large">
                <span translate="no">{data.affiliateCode}</span>
              </Stat>
              <Button isFullWidth onClick={() => void copy(data.affiliateCode)}>
                {t('home.copy')}
              </Button>
            </Stack>
          </Card>
          <Stack as="section" gap={3}>
            <Heading level={2} size={16}>
              {t('home.places')}
            </Heading>
            <RowList label={t('home.places')}>
              {places.map(({ to, title }) => (
                <ListRow key={to} title={titles(title)} render={<Link to={to} />} />
              ))}
            </RowList>
          </Stack>
        </>
      )}
      {!data && isError && (
        <ErrorState
          title={t('home.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton shape="block" />}
    </PageFrame>
  );
}
