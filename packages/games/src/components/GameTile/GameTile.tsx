import { Link } from 'react-router';
import type { Game } from '@parlor/contract';
import { paths, toastDuration, useIsLoggedIn, useToast, type PopupState } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { GameCard, GameCardSkeleton, type GameCardBadge } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { useArt } from '../../hooks/useArt.ts';
import { useFavourite } from '../../hooks/useFavourite.ts';
import { useVendorName } from '../../hooks/useVendors.ts';

type CardShape = Brand['layout']['gameCard'];

/** Cards side by side for each shape. */
export const gridColumns = { edge: 3, row: 1, framed: 2 } as const satisfies Record<CardShape, number>;

export interface GameTileProps {
  game: Game;
  /** The brand's own shape unless a section needs another. */
  shape?: CardShape;
  /** Left out where every game is one, so that the badge would say nothing. */
  hidesHot?: boolean;
  isUrgent?: boolean;
  headingLevel?: 2 | 3;
}

/** Keeps the vendor's line while the names are on their way. */
const NO_BREAK_SPACE = ' ';

/** A game of the catalogue: its card, its heart, and the way into it. */
export function GameTile({ game, shape, hidesHot = false, isUrgent = false, headingLevel = 3 }: GameTileProps) {
  const { t } = useTranslation('games');
  const { layout } = useBrand();
  const isLoggedIn = useIsLoggedIn();
  const toast = useToast();
  const art = useArt();
  const vendor = useVendorName(game.vassalage);
  const favourite = useFavourite(game);
  const { displayName: name, isMaintained } = game;

  // One badge at most: the art is what a game is known by.
  const marks: [isShown: boolean, badge: GameCardBadge][] = [
    [game.isNew, { tone: 'new', label: t('card.isNew') }],
    [game.hasJackpot, { tone: 'jackpot', label: t('card.hasJackpot') }],
    [game.isHot && !hidesHot, { tone: 'hot', label: t('card.isHot') }],
  ];
  const badges = isMaintained ? [] : marks.filter(([isShown]) => isShown).slice(0, 1).map(([, badge]) => badge);

  const address = paths.play(game.nodeId);
  const loginState: PopupState = { returnTo: address };
  const sayClosed = () => toast({ tone: 'info', messageKey: 'common:errors.game.vendor_maintenance', durationMs: toastDuration.short });
  const way = isMaintained
    ? <button type="button" aria-label={name} onClick={sayClosed} />
    : isLoggedIn
      ? <Link to={address} state={{ name }} />
      : <Link to={paths.login} state={loginState} />;

  return (
    <GameCard
      name={name}
      vendor={vendor ?? NO_BREAK_SPACE}
      art={art(game.iconUrl, game.dominantColour)}
      shape={shape ?? layout.gameCard}
      badges={badges}
      render={way}
      isUrgent={isUrgent}
      headingLevel={headingLevel}
      {...(isMaintained && { maintenanceLabel: t('card.maintenance') })}
      {...(favourite && { favourite: { isOn: favourite.isOn, label: t(favourite.isOn ? 'card.removeFavourite' : 'card.addFavourite', { game: name }), onToggle: favourite.toggle } })}
    />
  );
}

/** A tile that is on its way; still while it is far from the screen. */
export function GameTileSkeleton({ shape, isStill = false }: { shape?: CardShape; isStill?: boolean }) {
  const { layout } = useBrand();
  return <GameCardSkeleton shape={shape ?? layout.gameCard} isStill={isStill} />;
}
