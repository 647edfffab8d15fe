import { memo, useId } from 'react';
import type { GameCategory } from '@parlor/contract';
import { Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { CardGrid, CategoryPicture, Heading, LinkButton, Stack } from '@parlor/ui-kit';
import { useRailGames } from '../../hooks/useGameList.ts';
import { useTileContext } from '../../hooks/useTileContext.ts';
import { railRequest } from '../../model/railRequest.ts';
import { pictureOf } from '../../model/categoryPicture.ts';
import { listPath } from '../../model/gameScreens.ts';
import { ROWS } from './rowsHeight.ts';
import { GameTileSkeleton, TileView } from '../GameTile/GameTile.tsx';

export interface GameRowsProps {
  category: GameCategory;
  /** Whether the games are fetched. Until then the rows are placeholders. */
  isEnabled?: boolean;
}

/** The first games of a category as a column of rows, with a link to all of them. */
export const GameRows = memo(function GameRows({ category, isEnabled = true }: GameRowsProps) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const id = useId();
  const { games, isLoading } = useRailGames(isEnabled ? railRequest(category, ROWS) : undefined);
  const knowledgeOf = useTileContext();
  const isPending = games.length === 0 && (isLoading || !isEnabled);
  if (games.length === 0 && !isPending) return null;
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Stack direction="row" gap={3} align="center" justify="space-between">
        <Stack direction="row" gap={2} align="center">
          <CategoryPicture name={pictureOf(category)} />
          <Heading level={2} id={id}>
            {t(`category.${category}`)}
          </Heading>
        </Stack>
        <LinkButton
          variant="ghost"
          size="small"
          aria-label={`${common('action.all')}: ${t(`category.${category}`)}`}
          render={<Link to={listPath(category)} />}
        >
          {common('action.all')}
        </LinkButton>
      </Stack>
      <CardGrid columns={1} isBusy={isPending}>
        {isPending
          ? Array.from({ length: ROWS }, (_, index) => (
              <GameTileSkeleton key={index} shape="row" isStill={!isEnabled} />
            ))
          : games
              .slice(0, ROWS)
              .map((game) => <TileView key={game.nodeId} game={game} {...knowledgeOf(game)} shape="row" hidesHot />)}
      </CardGrid>
    </Stack>
  );
});
