import { CrownIcon } from '@phosphor-icons/react/dist/csr/Crown';
import { useGetRankQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ListRow, RowList, Skeleton } from '@parlor/ui-kit';
import { nextLevel, rankShare } from '../../model/rankProgress.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';

/** The player's level with its progress, linked to the benefits. Renders nothing if it fails to load. */
export function LevelBadge() {
  const { t } = useTranslation('loyalty');
  const { data: rank, isError } = useGetRankQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!rank) return isError ? null : <Skeleton shape="block" />;
  const next = nextLevel(rank);
  const { completedConditions: done, totalExpectedConditions: total } = rank.currentProgress;
  return (
    <RowList label={t('rank.label')}>
      <ListRow
        icon={<CrownIcon />}
        title={rank.current.name}
        detail={
          <>
            {next === undefined
              ? t('rank.highest')
              : `${t('rank.toNext', { level: next.name })} · ${t('rank.completed', { done, total })}`}
            <ProgressBar share={rankShare(rank)} />
          </>
        }
        render={<Link to={paths.benefits} />}
      />
    </RowList>
  );
}
