import type { Contest, ContestStanding } from '@parlor/contract';
import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Badge, Heading, Picture, Text } from '@parlor/ui-kit';
import { useScoreText } from '../../hooks/useScoreText.ts';
import * as P from '../PromotionCard/PromotionCard.styles.ts';
import { ContestFigures } from './ContestFigures.tsx';

/** The picture of a contest. `isAlone` rounds its corners for use outside of a card. */
export function ContestCover({
  contest: { cover },
  isUrgent = false,
  isAlone = false,
}: {
  contest: Pick<Contest, 'cover'>;
  isUrgent?: boolean;
  isAlone?: boolean;
}) {
  if (cover === null) return null;
  const source = {
    src: `${cover.url}@1x.webp`,
    avif: `${cover.url}@1x.avif 1x, ${cover.url}@2x.avif 2x`,
    webp: `${cover.url}@1x.webp 1x, ${cover.url}@2x.webp 2x`,
    dominantColor: cover.dominantColour,
  };
  const picture = <Picture source={source} alt="" width={390} height={170} isUrgent={isUrgent} />;
  return isAlone ? <P.Cover>{picture}</P.Cover> : picture;
}

const tones = { COMING: 'neutral', RUNNING: 'success', COUNTING: 'neutral', OVER: 'neutral' } as const;

/** The phase of a contest. */
export function ContestBadge({ state }: Pick<Contest, 'state'>) {
  const { t } = useTranslation('contests');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

interface ContestCardProps {
  contest: Contest;
  /** Undefined for a player who has not joined. */
  standing: ContestStanding | undefined;
  isUrgent: boolean;
}

/** A tournament or a raffle of the list, with the player's own place. The whole card is a link to the contest. */
export function ContestCard({ contest, standing, isUrgent }: ContestCardProps) {
  const { t } = useTranslation('contests');
  const scoreText = useScoreText(contest);
  return (
    <P.Root to={paths.contest(contest.code)}>
      <ContestCover contest={contest} isUrgent={isUrgent} />
      <P.Words>
        <P.Head>
          <Heading level={2} size={20}>
            {contest.title}
          </Heading>
          <ContestBadge state={contest.state} />
        </P.Head>
        <Text tone="secondary">{t(`measure.${contest.kind === 'raffle' ? 'tickets' : contest.measure}`)}</Text>
        <ContestFigures contest={contest} />
        <P.Foot>
          <Text size={14} tone="secondary">
            {standing === undefined
              ? t('card.notJoined')
              : standing.rank === null || contest.kind === 'raffle'
                ? t('card.score', { score: scoreText(standing.score) })
                : t('card.place', { rank: standing.rank, score: scoreText(standing.score) })}
          </Text>
          <P.More>{t('card.more')}</P.More>
        </P.Foot>
      </P.Words>
    </P.Root>
  );
}
