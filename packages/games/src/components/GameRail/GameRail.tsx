import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { memo, type ReactNode } from 'react';
import { RAIL_PAGE_SIZE, type Game } from '@parlor/contract';
import { Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { token } from '@parlor/theme';
import { CategoryPicture, Rail, type RailSize } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { useRailGames } from '../../hooks/useGameList.ts';
import { useTileContext } from '../../hooks/useTileContext.ts';
import { railRequest, type RailTopic } from '../../model/railRequest.ts';
import { pictureOf } from '../../model/categoryPicture.ts';
import { listPath } from '../../model/gameScreens.ts';
import { GameTileSkeleton, TileView } from '../GameTile/GameTile.tsx';

const STAND_INS = 4;
/** The number of cards visible without scrolling, by shape. */
const cardsInView = { edge: 4, row: 2, framed: 3 } as const satisfies Record<Brand['layout']['gameCard'], number>;
/** The width of a card for each shape. */
const railSizes = { edge: 'medium', row: 'large', framed: 'wide' } as const satisfies Record<
  Brand['layout']['gameCard'],
  RailSize
>;

/**
 * The CSS height of a rail by shape; percentages refer to the width. It reserves the space of a rail that is not
 * rendered yet.
 */
export const railHeights = {
  edge: `calc(29.5% * 4 / 3 + ${token('space.8')} + ${token('space.3')} + ${token('space.1')} + ${token('type.14')} * 2.8 + ${token('type.12')} * 1.5)`,
  row: `calc(${token('space.8')} + ${token('space.3')} + ${token('space.2')} * 2 + (${token('space.12')} + ${token('space.4')}) * 4 / 3)`,
  framed: `calc((43% - ${token('space.1')} * 2 - ${token('border.width')} * 2) * 4 / 3 + ${token('space.8')} + ${token('space.3')} + ${token('space.1')} * 2 + ${token('border.width')} * 2 + ${token('space.2')} + ${token('space.1')} + ${token('type.14')} * 2.8 + ${token('type.12')} * 1.5)`,
} as const satisfies Record<Brand['layout']['gameCard'], string>;

interface GameCardRailProps {
  title: string;
  games: readonly Game[] | undefined;
  to?: string;
  icon?: ReactNode;
  hidesHot?: boolean;
  /** Whether the rail is on the first screen, so that visible pictures load eagerly. */
  isUrgent?: boolean;
  /** Whether to render the cards outside of the view, which are not needed before the first touch. */
  rendersAll?: boolean;
}

/** Cards in a rail, or skeletons of the same size while `games` is undefined. */
export function GameCardRail({
  title,
  games,
  to,
  icon,
  hidesHot = false,
  isUrgent = false,
  rendersAll = true,
}: GameCardRailProps) {
  const { t: common } = useTranslation();
  const { layout } = useBrand();
  const knowledgeOf = useTileContext();
  const inView = cardsInView[layout.gameCard];
  return (
    <Rail
      title={title}
      itemSize={railSizes[layout.gameCard]}
      isBusy={games === undefined}
      {...(icon !== undefined && { icon })}
      {...(to !== undefined && { all: { label: common('action.all'), render: <Link to={to} /> } })}
    >
      {games
        ? games
            .slice(0, rendersAll ? RAIL_PAGE_SIZE : inView)
            .map((game, index) => (
              <TileView
                key={game.nodeId}
                game={game}
                hidesHot={hidesHot}
                {...knowledgeOf(game)}
                {...(isUrgent && index < inView && { isUrgent: 'eager' as const })}
              />
            ))
        : Array.from({ length: STAND_INS }, (_, index) => <GameTileSkeleton key={index} />)}
    </Rail>
  );
}

function useRailHead(topic: RailTopic): { title: string; to: string; icon: ReactNode } {
  const { t } = useTranslation('games');
  if (topic === 'NEW')
    return { title: t('home.newGames'), to: `${listPath('ALL')}?dataType=NEW`, icon: <SparkleIcon weight="fill" /> };
  return { title: t(`category.${topic}`), to: listPath(topic), icon: <CategoryPicture name={pictureOf(topic)} /> };
}

/**
 * The skeleton of a rail: heading, link to the whole list, and height. Home shows ten of them below the first screen,
 * so it contains little and is not animated.
 */
export function GameRailSkeleton({ topic }: { topic: RailTopic }) {
  const { t: common } = useTranslation();
  const { layout } = useBrand();
  const { title, to, icon } = useRailHead(topic);
  return (
    <Rail
      title={title}
      itemSize={railSizes[layout.gameCard]}
      isBusy
      icon={icon}
      all={{ label: common('action.all'), render: <Link to={to} /> }}
    >
      <GameTileSkeleton isStill />
    </Rail>
  );
}

/** The first games of a topic. Renders nothing if it is empty or fails to load: the full list shows the error. */
export const GameRail = memo(function GameRail({
  topic,
  isUrgent = false,
  rendersAll = true,
}: { topic: RailTopic } & Pick<GameCardRailProps, 'isUrgent' | 'rendersAll'>) {
  const head = useRailHead(topic);
  const { games, isLoading } = useRailGames(railRequest(topic, RAIL_PAGE_SIZE));
  if (isLoading && games.length === 0) return <GameCardRail {...head} games={undefined} />;
  return games.length === 0 ? null : (
    <GameCardRail {...head} games={games} hidesHot={topic === 'HOT'} isUrgent={isUrgent} rendersAll={rendersAll} />
  );
});
