import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Reward } from '@parlor/contract';
import { isTrialType, paths, toastDuration, useSession, useSwitch, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { OutlookPage, TrialRefusal } from '@parlor/page-states';
import { Page as PageFrame, Stack, Tabs } from '@parlor/ui-kit';
import { BonusList } from '../components/BonusList/BonusList.tsx';
import { CodeForm } from '../components/CodeForm/CodeForm.tsx';
import { RewardClaimed } from '../components/RewardClaimed/RewardClaimed.tsx';
import { OpenRewards } from '../components/RewardList/OpenRewards.tsx';
import { PastRewards } from '../components/RewardList/PastRewards.tsx';

const parts = ['open', 'bonuses', 'past'] as const;
type Part = (typeof parts)[number];

/** Rewards to claim, running bonuses and history; `?show=` opens one of them. */
function Content() {
  const { t } = useTranslation('rewards');
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const [claimed, setClaimed] = useState<Reward>();
  const part = parts.find((name) => name === query.get('show')) ?? 'open';
  const show = (next: Part) => {
    setClaimed(undefined);
    setQuery(next === 'open' ? {} : { show: next }, { replace: true });
  };
  const redeemed = (reward: Reward) => {
    if (reward.state === 'CLAIMED') setClaimed(reward);
    else toast({ tone: 'success', messageKey: 'rewards:code.added', durationMs: toastDuration.short });
  };
  return (
    <PageFrame>
      <Tabs
        label={t('tabs.label')}
        isFitted
        items={parts.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        value={part}
        onChange={show}
      >
        <Stack gap={4}>
          {part === 'open' && (
            <>
              {claimed !== undefined && (
                <RewardClaimed key={claimed.rewardId} reward={claimed} onShowBonuses={() => show('bonuses')} />
              )}
              <OpenRewards onClaimed={setClaimed} />
              <CodeForm onRedeemed={redeemed} />
            </>
          )}
          {part === 'bonuses' && <BonusList />}
          {part === 'past' && <PastRewards />}
        </Stack>
      </Tabs>
    </PageFrame>
  );
}

/**
 * A player's rewards at /m/rewardCenter (PROMO-07); a merchant without the centre sends players to customer service.
 */
export function Page() {
  const { t } = useTranslation('member');
  const isOpen = useSwitch('rewardCentre');
  const session = useSession();
  if (!isOpen)
    return (
      <OutlookPage
        scene="closed"
        title={t('rewardCenter.off')}
        text={t('rewardCenter.offText')}
        link={{ label: t('rewardCenter.way'), to: paths.activity }}
      />
    );
  if (isTrialType(session?.type))
    return (
      <PageFrame>
        <TrialRefusal />
      </PageFrame>
    );
  return <Content />;
}
