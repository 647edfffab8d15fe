import { useState } from 'react';
import { useListRewardsInfiniteQuery } from '@parlor/api-client';
import type { PromotionKind, Reward } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { EmptyState, LinkButton, Stack, Tabs } from '@parlor/ui-kit';
import { RewardCard } from './RewardCard.tsx';

const ALL = 'ALL';

/** Rewards to claim by kind, with the number of each kind (PROMO-07). */
export function OpenRewards({ onClaimed }: { onClaimed: (reward: Reward) => void }) {
  const { t } = useTranslation('rewards');
  const { t: member } = useTranslation('member');
  const [shown, setShown] = useState<PromotionKind | typeof ALL>(ALL);
  const all = useListRewardsInfiniteQuery({ state: 'open' }, { refetchOnMountOrArgChange: true });
  const ofKind = useListRewardsInfiniteQuery(
    { state: 'open', kind: shown === ALL ? undefined : shown },
    { skip: shown === ALL },
  );
  const counts = all.data?.pages[0];
  const kinds = counts?.categories.filter(({ isEnabled, count }) => isEnabled || count > 0) ?? [];

  return (
    <Stack gap={4}>
      {counts && (
        <Tabs
          label={t('kinds.label')}
          variant="pill"
          items={[
            { id: ALL, label: t('kinds.all', { count: kinds.reduce((sum, { count }) => sum + count, 0) }) },
            ...kinds.map(({ kind, count }) => ({
              id: kind,
              label: t('kinds.counted', { name: t(`kinds.${kind}`), count }),
            })),
          ]}
          value={shown}
          onChange={setShown}
        />
      )}
      <PagedList
        query={shown === ALL ? all : ofKind}
        empty={
          <EmptyState
            scene="gifts"
            headingLevel={2}
            title={t('open.empty')}
            description={t('open.emptyText')}
            action={<LinkButton render={<Link to={paths.activity} />}>{member('rewardCenter.way')}</LinkButton>}
          />
        }
      >
        {(pages) => (
          <Stack as="ul" gap={3}>
            {pages
              .flatMap(({ list }) => list)
              .map((reward) => (
                <RewardCard key={reward.rewardId} reward={reward} onClaimed={onClaimed} />
              ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
