import { useId } from 'react';
import { useGetAgentSummaryQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, Heading, LinkButton, Skeleton, Stack, Stat, Text } from '@parlor/ui-kit';

/**
 * An agent's team figures and a link to the agency centre. The account menu links here by the fragment `#agency`.
 */
export function AgencySection() {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const titleId = useId();
  const { data: team, isError, isFetching, refetch } = useGetAgentSummaryQuery();
  const count = new Intl.NumberFormat(tag);
  const figure = (text: string | undefined) => text ?? <Skeleton width="4ch" />;
  return (
    <section id="agency" tabIndex={-1} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size={16} id={titleId}>
          {t('home.agency')}
        </Heading>
        <Card>
          <Stack gap={4}>
            {!team && isError ? (
              <Stack direction="row" gap={3} justify="space-between" align="center" isWrapping>
                <Text size={14} tone="danger">
                  {t('agency.loadFailed')}
                </Text>
                <Button variant="secondary" size="small" isLoading={isFetching} onClick={() => void refetch()}>
                  {common('action.retry')}
                </Button>
              </Stack>
            ) : (
              <Stack direction="row" gap={4} justify="space-between" isWrapping>
                <Stat label={t('agency.directMembers')}>{figure(team && count.format(team.directMembers))}</Stat>
                <Stat label={t('agency.teamMembers')}>{figure(team && count.format(team.teamMembers))}</Stat>
                <Stat label={t('agency.code')}>{figure(team?.affiliateCode)}</Stat>
              </Stack>
            )}
            <LinkButton isFullWidth variant="secondary" render={<Link to={paths.agentHome} />}>
              {t('agency.open')}
            </LinkButton>
          </Stack>
        </Card>
      </Stack>
    </section>
  );
}
