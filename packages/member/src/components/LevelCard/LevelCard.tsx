import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import type { Rank } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Heading, Text, writeDate } from '@parlor/ui-kit';
import { nextLevel, rankShare } from '../../model/rankProgress.ts';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import * as S from './LevelCard.styles.ts';

/** The player's level as a card, with the ring of conditions met for the next one (MEM-02). */
export function LevelCard({ rank }: { rank: Rank }) {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const next = nextLevel(rank);
  const { completedConditions: done, totalExpectedConditions: total } = rank.currentProgress;
  const { name, since } = rank.current;
  return (
    <S.Root>
      <S.Head>
        <S.Crown aria-hidden>
          <CrownIcon />
        </S.Crown>
        <S.Words>
          <Text as="div" size={14} tone="secondary">
            {t('rank.label')}
          </Text>
          <Heading level={2} size={32}>
            {name}
          </Heading>
          {since !== null && (
            <Text as="div" size={14} tone="secondary">
              {t('rank.since', {
                day: writeDate(Date.parse(since), 'date', { locale: tag, timeZone: 'UTC', length: 'medium' }),
              })}
            </Text>
          )}
        </S.Words>
      </S.Head>
      <S.Head>
        <ProgressRing share={rankShare(rank)}>{next === undefined ? <CrownIcon /> : `${done}/${total}`}</ProgressRing>
        <S.Words>
          <Text as="div" isStrong>
            {next === undefined ? t('rank.highest') : t('rank.toNext', { level: next.name })}
          </Text>
          <Text as="div" size={14} tone="secondary">
            {next === undefined ? t('rank.highestText') : t('rank.completed', { done, total })}
          </Text>
        </S.Words>
      </S.Head>
    </S.Root>
  );
}
