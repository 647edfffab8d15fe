import { useState } from 'react';
import type { Promotion, PromotionStanding, PromotionStatus, Reward } from '@parlor/contract';
import { Link, paths, useSettings, type PopupState } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, Heading, LinkButton, Skeleton, Stack, Text, writeDate } from '@parlor/ui-kit';
import type { Standings } from '../../hooks/useStandings.ts';
import { OfferProgress } from '../OfferProgress/OfferProgress.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { ClaimAction } from './ClaimAction.tsx';
import { ClaimedCard } from './ClaimedCard.tsx';
import { JoinAction } from './JoinAction.tsx';
import { useRewardCenterLink } from './useRewardCenterLink.tsx';

interface Props {
  promotion: Promotion;
  status: PromotionStatus | null;
  standings: Standings;
}

/** The content of an application. */
function Application({ application }: { application: NonNullable<PromotionStanding['application']> }) {
  const { t } = useTranslation('promo');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { sentAt, remarks, pictureCount } = application;
  return (
    <Stack gap={1}>
      <Text size={14} tone="secondary">
        {t('application.sent', { day: writeDate(sentAt, 'moment', { locale: tag, timeZone, length: 'medium' }) })}
        {' · '}
        {t('application.pictures', { count: pictureCount })}
      </Text>
      {remarks !== '' && (
        <>
          <Text size={14} tone="secondary">
            {t('application.remarks')}
          </Text>
          <Text>{remarks}</Text>
        </>
      )}
    </Stack>
  );
}

interface StandingProps {
  promotion: Promotion;
  status: PromotionStatus;
  /** Undefined for a visitor. */
  standing: PromotionStanding | undefined;
}

/** The status as a sentence. */
function Words({ promotion, standing, status }: StandingProps) {
  const { t } = useTranslation('promo');
  if (status === 'JOIN') return <Text>{t(`entry.${promotion.terms?.entry ?? 'join'}`)}</Text>;
  const reason = standing?.reason ?? null;
  const isClosed = status === 'CLOSE' && reason !== null;
  return (
    <>
      {status === 'ISSUED' && standing?.application != null && <Text>{t('application.accepted')}</Text>}
      {!isClosed && <Text>{t(`standing.${status}`)}</Text>}
      {reason !== null && <Text tone={isClosed ? 'primary' : 'secondary'}>{t(`reason.${reason}`)}</Text>}
    </>
  );
}

/** The player's next action for a status. */
function Action({ promotion, standing, status, onClaimed }: StandingProps & { onClaimed: (reward: Reward) => void }) {
  const { t } = useTranslation('promo');
  const rewardCenter = useRewardCenterLink();
  if (standing === undefined) {
    if (status !== 'JOIN') return null;
    const state: PopupState = { returnTo: paths.activityDetail(promotion.id) };
    return (
      <LinkButton isFullWidth render={<Link to={paths.login} state={state} />}>
        {t('action.login')}
      </LinkButton>
    );
  }
  if (status === 'CLAIM' && standing.rewardId !== null)
    return <ClaimAction rewardId={standing.rewardId} onClaimed={onClaimed} />;
  if (status === 'JOIN') return <JoinAction promotion={promotion} />;
  if (status === 'REJECTED' && standing.canRepeat)
    return (
      <LinkButton isFullWidth render={<Link to={paths.applyReward(promotion.id)} />}>
        {t('action.applyAgain')}
      </LinkButton>
    );
  if (status === 'CLAIMED') return rewardCenter(promotion.terms?.reward === 'bonus' ? 'bonuses' : 'past', 'secondary');
  return null;
}

/** The player's state for a promotion, and the possible actions (PROMO-03). */
export function StandingCard({ promotion, status, standings }: Props) {
  const { t } = useTranslation('promo');
  const { t: common } = useTranslation();
  const [claimed, setClaimed] = useState<Reward>();
  if (standings.isLoggedIn && standings.list === undefined) {
    if (!standings.hasFailed) return <Skeleton shape="block" />;
    return (
      <Card as="section">
        <Stack gap={3}>
          <div role="alert">
            <Text>{t('activity.standingsFailed')}</Text>
          </div>
          <Button variant="secondary" isLoading={standings.isFetching} onClick={standings.retry}>
            {common('action.retry')}
          </Button>
        </Stack>
      </Card>
    );
  }
  if (claimed !== undefined) return <ClaimedCard reward={claimed} />;
  if (status === null) return null;
  const standing = standings.of(promotion.id);
  const props: StandingProps = { promotion, status, standing };
  const progress = standing?.progress ?? null;
  return (
    <Card as="section" isAccented={status === 'CLAIM'}>
      <Stack gap={3}>
        <Stack direction="row" gap={3} align="center" justify="space-between" isWrapping>
          <Heading level={3} size={16}>
            {t('standing.title')}
          </Heading>
          <StatusBadge status={status} />
        </Stack>
        <Words {...props} />
        {progress !== null && promotion.terms !== null && (
          <OfferProgress progress={progress} currency={promotion.terms.currency} />
        )}
        {standing?.application && (status === 'APPLYING' || status === 'REJECTED') && (
          <Application application={standing.application} />
        )}
        <Action {...props} onClaimed={setClaimed} />
      </Stack>
    </Card>
  );
}
