import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Game, GameCategory } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { CategoryPicture, Rail, type RailSize } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { useGameList } from '../../hooks/useGameList.ts';
import { listRequest, emptyFilter } from '../../model/gameFilter.ts';
import { pictureOf } from '../../model/categoryPicture.ts';
import { listPath } from '../../model/gameScreens.ts';
import { GameTile, GameTileSkeleton } from '../GameTile/GameTile.tsx';

/** Games in a rail; the link at its end leads to the rest. */
export const RAIL_GAMES = 12;
const STAND_INS = 4;
/** The width of a card for each shape. */
const railSizes = { edge: 'medium', row: 'large', framed: 'wide' } as const satisfies Record<Brand['layout']['gameCard'], RailSize>;

/** Cards in a row that scrolls sideways, or stand-ins of the same measures while `games` is undefined. */
export function GameCardRail({ title, games, to, icon, hidesHot = false }: { title: string; games: readonly Game[] | undefined; to?: string; icon?: ReactNode; hidesHot?: boolean }) {
  const { t: common } = useTranslation();
  const { layout } = useBrand();
  return (
    <Rail
      title={title}
      itemSize={railSizes[layout.gameCard]}
      isBusy={games === undefined}
      {...(icon !== undefined && { icon })}
      {...(to !== undefined && { all: { label: common('action.all'), render: <Link to={to} /> } })}
    >
      {games
        ? games.slice(0, RAIL_GAMES).map((game) => <GameTile key={game.nodeId} game={game} hidesHot={hidesHot} />)
        : Array.from({ length: STAND_INS }, (_, index) => <GameTileSkeleton key={index} />)}
    </Rail>
  );
}

/** What a rail can show: the games of a category, or the newest of all. */
export type RailTopic = GameCategory | 'NEW';

function useRailHead(topic: RailTopic): { title: string; to: string; icon: ReactNode } {
  const { t } = useTranslation('games');
  if (topic === 'NEW') return { title: t('home.newGames'), to: `${listPath('ALL')}?dataType=NEW`, icon: <SparkleIcon weight="fill" /> };
  return { title: t(`category.${topic}`), to: listPath(topic), icon: <CategoryPicture name={pictureOf(topic)} /> };
}

/**
 * The place of a rail before it is near: its heading, its way to the rest, and its height. Home has ten of them below the first
 * screen, so there is little in it, and nothing that moves.
 */
export function GameRailStand({ topic }: { topic: RailTopic }) {
  const { t: common } = useTranslation();
  const { layout } = useBrand();
  const { title, to, icon } = useRailHead(topic);
  return (
    <Rail title={title} itemSize={railSizes[layout.gameCard]} isBusy icon={icon} all={{ label: common('action.all'), render: <Link to={to} /> }}>
      <GameTileSkeleton isStill />
    </Rail>
  );
}

/** The first games of a topic. A rail that fails or is empty is left out: the list behind it can say more. */
export function GameRail({ topic }: { topic: RailTopic }) {
  const head = useRailHead(topic);
  const request = topic === 'NEW' ? listRequest('ALL', { dataType: 'NEW' }) : listRequest(topic, emptyFilter);
  const { games, isLoading } = useGameList(request.list === 'games' ? { ...request, query: { ...request.query, pageSize: RAIL_GAMES } } : request);
  if (isLoading && games.length === 0) return <GameCardRail {...head} games={undefined} />;
  return games.length === 0 ? null : <GameCardRail {...head} games={games} hidesHot={topic === 'HOT'} />;
}
