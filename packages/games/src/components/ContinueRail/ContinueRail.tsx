import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { paths, useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useGameList } from '../../hooks/useGameList.ts';
import { GameCardRail } from '../GameRail/GameRail.tsx';

/** The games that a member played most recently. Renders nothing for visitors and members who have not played. */
export function ContinueRail() {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const { games, isLoading } = useGameList(isLoggedIn ? { list: 'recent', query: {} } : undefined);
  if (!isLoggedIn || (games.length === 0 && !isLoading)) return null;
  return (
    <GameCardRail
      title={t('home.continue')}
      to={paths.recentGames}
      icon={<ClockCounterClockwiseIcon weight="fill" />}
      games={games.length === 0 ? undefined : games}
    />
  );
}
