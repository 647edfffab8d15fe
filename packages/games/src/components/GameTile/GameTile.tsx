import { memo } from 'react';
import type { Game } from '@parlor/contract';
import { paths, type PopupState } from '@parlor/core';
import { GameCard, GameCardSkeleton, type GameCardBadge, type GameCardProps } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { useTileContext, type TileKnowledge, type TileSurroundings } from '../../hooks/useTileContext.ts';

type CardShape = Brand['layout']['gameCard'];

/** Cards side by side for each shape. */
export const gridColumns = { edge: 3, row: 1, framed: 2 } as const satisfies Record<CardShape, number>;

export interface GameTileProps {
  game: Game;
  /** The shape of the card. Defaults to the brand's shape. */
  shape?: CardShape;
  /** Hides the badge in lists in which every game would have it. */
  hidesHot?: boolean;
  /** `true` for the largest picture of the page, `eager` for others on the first screen. */
  isUrgent?: NonNullable<GameCardProps['isUrgent']>;
  /** Draws the picture as a background, for tiles that show different games in turn, as in a long list. */
  background?: GameCardProps['background'];
  headingLevel?: 2 | 3;
}

/** Reserves the line of the vendor's name while names are loading. */
const NO_BREAK_SPACE = '\u00A0';

/** A game of the catalogue: card, favourite button and launch. In long lists use `TileView` with `useTileContext`. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const knowledgeOf = useTileContext();
  return <TileView {...props} {...knowledgeOf(props.game)} />;
});

/** The tile for lists. It gets all data as props and rerenders only when they change. */
export const TileView = memo(function TileView({
  game,
  surroundings,
  vendor,
  isFavourite,
  shape,
  hidesHot = false,
  isUrgent = false,
  background,
  headingLevel = 3,
}: GameTileProps & TileKnowledge) {
  const { t, word, layout, isLoggedIn, art, toggleFavourite, showClosed, money, follow } = surroundings;
  const { displayName: name, isMaintained, opensSoon, nodeId, openRound } = game;

  const address = paths.play(nodeId);
  const loginState: PopupState = { returnTo: address };
  const fullName = opensSoon
    ? word('card.opensSoonName', name)
    : openRound
      ? t('card.resumeName', { game: name, amount: money(openRound.stake) })
      : name;
  // Visitors are not asked to log in for a game that cannot be opened.
  const isClosed = isMaintained || (opensSoon && !isLoggedIn);
  const way = isClosed ? (
    <button
      type="button"
      aria-label={fullName}
      onClick={() => showClosed(isMaintained ? 'vendor_maintenance' : 'opens_soon')}
    />
  ) : isLoggedIn ? (
    <a
      href={address}
      onClick={(event) => follow(event, address, { name })}
      aria-label={fullName === name ? undefined : fullName}
    >
      {name}
    </a>
  ) : (
    <a href={paths.login} onClick={(event) => follow(event, paths.login, loginState)}>
      {name}
    </a>
  );

  return (
    <GameCard
      name={name}
      vendor={vendor ?? NO_BREAK_SPACE}
      art={art(game.iconUrl, game.dominantColour)}
      shape={shape ?? layout.gameCard}
      badges={badgesOf(game, hidesHot, surroundings)}
      render={way}
      isUrgent={isUrgent}
      background={background}
      headingLevel={headingLevel}
      {...(isMaintained && { maintenanceLabel: word('card.maintenance') })}
      {...(isFavourite !== undefined && {
        favourite: {
          isOn: isFavourite,
          label: word(isFavourite ? 'card.removeFavourite' : 'card.addFavourite', name),
          onToggle: () => toggleFavourite(nodeId, isFavourite),
        },
      })}
    />
  );
});

/** At most one badge, so that the art stays visible; the stake of an open round is shown in addition. */
function badgesOf(
  { isMaintained, opensSoon, isNew, hasJackpot, isHot, openRound }: Game,
  hidesHot: boolean,
  { word, money }: TileSurroundings,
): GameCardBadge[] {
  if (isMaintained) return [];
  if (openRound)
    return [
      { tone: 'new', label: word('card.resume') },
      { tone: 'neutral', label: money(openRound.stake) },
    ];
  if (opensSoon) return [{ tone: 'neutral', label: word('card.opensSoon') }];
  if (isNew) return [{ tone: 'new', label: word('card.isNew') }];
  if (hasJackpot) return [{ tone: 'jackpot', label: word('card.hasJackpot') }];
  return isHot && !hidesHot ? [{ tone: 'hot', label: word('card.isHot') }] : [];
}

/** The skeleton of a tile; `isStill` turns its animation off. */
export function GameTileSkeleton({ shape, isStill = false }: { shape?: CardShape; isStill?: boolean }) {
  const { layout } = useBrand();
  return <GameCardSkeleton shape={shape ?? layout.gameCard} isStill={isStill} />;
}
