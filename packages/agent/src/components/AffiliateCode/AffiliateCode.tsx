import { useGetAgentSummaryQuery } from '@parlor/api-client';
import { copyText, Link, paths, toastDuration, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, ErrorState, Heading, LinkButton, Skeleton, Stack, Stat } from '@parlor/ui-kit';

/** The agent's name, the size of the team, and the affiliate code. */
export function AffiliateCode() {
  const { t } = useTranslation('agent');
  const { t: team } = useTranslation('agentTeam');
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

  if (!data && isError)
    return (
      <ErrorState
        title={t('home.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack as="section" gap={3}>
      {data ? (
        <Heading level={2} size={16}>
          <span translate="no">{data.account}</span>
        </Heading>
      ) : (
        <Skeleton shape="title" width="40%" />
      )}
      <Card>
        <Stack gap={4}>
          <Stack direction="row" gap={8} isWrapping>
            <Stat label={t('home.directMembers')}>
              {data ? count.format(data.directMembers) : <Skeleton width="3ch" />}
            </Stat>
            <Stat label={t('home.teamMembers')}>
              {data ? count.format(data.teamMembers) : <Skeleton width="3ch" />}
            </Stat>
            <Stat label={t('home.code')}>
              {data ? <span translate="no">{data.affiliateCode}</span> : <Skeleton width="8ch" />}
            </Stat>
          </Stack>
          <Stack direction="row" gap={2} isWrapping>
            <Button
              variant="secondary"
              size="small"
              disabled={!data}
              onClick={() => data && void copy(data.affiliateCode)}
            >
              {t('home.copy')}
            </Button>
            <LinkButton variant="secondary" size="small" render={<Link to={paths.agentLinks} />}>
              {team('team.share')}
            </LinkButton>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}
