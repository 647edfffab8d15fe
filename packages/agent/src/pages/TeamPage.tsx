import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useListDownlinesInfiniteQuery } from '@parlor/api-client';
import type { DownlinesQuery } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import { PagedList } from '@parlor/page-states';
import { EmptyState, Field, LinkButton, Page as PageFrame, Select, Stack, Tabs, Text } from '@parlor/ui-kit';
import { Fields } from '../components/Panes/Panes.styles.ts';
import { TeamList } from '../components/TeamList/TeamList.tsx';
import { UplinePath } from '../components/TeamList/UplinePath.tsx';
import { useSlowText } from '../hooks/useSlowText.ts';

const orders = ['registered', 'lastLogin', 'balance', 'team'] as const satisfies readonly DownlinesQuery['order'][];
const depths = ['direct', 'all'] as const;
const types = ['any', 'member', 'agent'] as const;

const oneOf = <Name extends string>(names: readonly Name[], name: string | null, preset: Name): Name =>
  names.find((candidate) => candidate === name) ?? preset;

/**
 * The accounts below the agent at /m/agent/team (AGT-03). The address contains the account whose downlines are listed,
 * the search, levels, type and order.
 */
export function Page() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  const [search, setSearch] = useSearchParams();
  const countId = useId();
  const under = search.get('under') ?? undefined;
  const depth = oneOf(depths, search.get('depth'), 'direct');
  const type = oneOf(types, search.get('type'), 'any');
  const order = oneOf(orders, search.get('order'), 'registered');

  const change = (name: 'depth' | 'type' | 'order' | 'search', value: string, preset: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === preset) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const [typed, setTyped] = useSlowText(search.get('search') ?? '', (text) => change('search', text.trim(), ''));
  const searched = (search.get('search') ?? '').trim();

  const query = useListDownlinesInfiniteQuery(
    {
      ...(under !== undefined && { under }),
      ...(searched !== '' && { search: searched }),
      depth: searched === '' ? depth : 'all',
      ...(type !== 'any' && { type }),
      order,
    },
    { refetchOnMountOrArgChange: true },
  );
  const first = query.currentData?.pages[0];
  const isNarrowed = searched !== '' || type !== 'any';

  return (
    <PageFrame isWide>
      {first && first.path.length > 1 && <UplinePath path={first.path} />}
      <Stack gap={3}>
        <Field
          label={t('team.search')}
          type="search"
          autoComplete="off"
          maxLength={64}
          start={<MagnifyingGlassIcon aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Tabs
          label={t('team.depth')}
          variant="pill"
          items={depths.map((id) => ({ id, label: t(`team.${id}`) }))}
          value={searched === '' ? depth : 'all'}
          onChange={(next) => change('depth', next, 'direct')}
        />
        <Fields>
          <Select
            label={t('team.type')}
            options={[
              { value: 'any', label: t('team.anyType') },
              { value: 'member', label: t('team.member') },
              { value: 'agent', label: t('team.agent') },
            ]}
            value={type}
            onChange={(event) => change('type', event.target.value, 'any')}
          />
          <Select
            label={t('team.order')}
            options={orders.map((value) => ({ value, label: t(`team.orders.${value}`) }))}
            value={order}
            onChange={(event) => change('order', event.target.value, 'registered')}
          />
        </Fields>
      </Stack>
      <Stack direction="row" justify="space-between" align="center" gap={3} isWrapping>
        <Text size={14} tone="muted" id={countId}>
          {first && t('team.count', { count: first.totalCount })}
        </Text>
        {under === undefined && (
          <LinkButton size="small" render={<Link to={paths.agentOpen} />}>
            {t('team.open')}
          </LinkButton>
        )}
      </Stack>
      <PagedList
        query={query}
        failed={t('team.failed')}
        empty={
          isNarrowed ? (
            <EmptyState scene="search" title={t('team.noneFound')} description={t('team.noneFoundText')} />
          ) : (
            <EmptyState
              title={t('team.none')}
              description={t('team.noneText')}
              action={
                <LinkButton variant="secondary" render={<Link to={paths.agentLinks} />}>
                  {t('team.share')}
                </LinkButton>
              }
            />
          )
        }
      >
        {(pages) => <TeamList pages={pages} hasLevels={depth === 'all' || searched !== ''} />}
      </PagedList>
    </PageFrame>
  );
}
