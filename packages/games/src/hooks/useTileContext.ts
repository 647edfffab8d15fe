import { useDeferredValue, useMemo } from 'react';
import type { Game } from '@parlor/contract';
import { toastDuration, useFollowLink, useIsLoggedIn, useSettings, useToast, type FollowLink } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { useArt } from './useArt.ts';
import { canBeFavourite, useFavourites, type Favourites } from './useFavourites.ts';
import { useVendorNames } from './useVendors.ts';

type Translate = ReturnType<typeof useTranslation<'games'>>['t'];

/** Keys of texts on a tile. Some contain the game's name. */
type TileWord =
  `card.${'maintenance' | 'opensSoon' | 'isNew' | 'hasJackpot' | 'isHot' | 'resume' | 'opensSoonName' | `${'add' | 'remove'}Favourite`}`;

/** The shared data of all tiles of a list. The object is stable until language, brand or session changes. */
export interface TileSurroundings {
  t: Translate;
  /** Translates a word once for all tiles. */
  word: (key: TileWord, game?: string) => string;
  layout: Brand['layout'];
  isLoggedIn: boolean;
  art: ReturnType<typeof useArt>;
  toggleFavourite: Favourites['toggle'];
  /** Formats an amount in the merchant's currency. */
  money: (amount: string) => string;
  /** Follows the link of a tile. */
  follow: FollowLink;
  /** Shows a toast that says why a game cannot be opened. */
  showClosed: (why: 'vendor_maintenance' | 'opens_soon') => void;
}

/** A marker for the name of a game in a translated sentence. */
const NAME = '\uFFFC';

function translateOnce(t: Translate): TileSurroundings['word'] {
  const known: Partial<Record<TileWord, string>> = {};
  return (key, game = '') => (known[key] ??= t(key, { game: NAME })).replace(NAME, () => game);
}

/** The props of a tile besides its game. They are stable, so that tiles do not rerender needlessly. */
export interface TileKnowledge {
  surroundings: TileSurroundings;
  /** The name of the vendor; undefined until the vendors are loaded. */
  vendor: string | undefined;
  /** Undefined for games that cannot be a favourite. */
  isFavourite: boolean | undefined;
}

/**
 * The data of a list's tiles, loaded once for all of them: `<TileView game={game} {...knowledgeOf(game)} />`. Each
 * `GameTile` subscribes to vendors, favourites, session and address itself.
 */
export function useTileContext(): (game: Game) => TileKnowledge {
  const { t } = useTranslation('games');
  const { tag } = useLanguage();
  const { currency } = useSettings();
  const { layout } = useBrand();
  const isLoggedIn = useIsLoggedIn();
  const toast = useToast();
  const art = useArt();
  // The names may load during scrolling. Rendering them is deferred so that no frame is dropped.
  const vendorName = useDeferredValue(useVendorNames());
  const { has, toggle } = useFavourites();
  const follow = useFollowLink();

  const surroundings = useMemo<TileSurroundings>(
    () => ({
      t,
      word: translateOnce(t),
      follow,
      layout,
      isLoggedIn,
      art,
      toggleFavourite: toggle,
      money: (amount) => formatMoney(amount, { currency, locale: tag }),
      showClosed: (why) =>
        toast({ tone: 'info', messageKey: `common:errors.game.${why}`, durationMs: toastDuration.short }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the toast function differs on each render but behaves the same
    [t, follow, tag, currency, layout, isLoggedIn, art, toggle],
  );
  return useMemo(
    () => (game: Game) => ({
      surroundings,
      vendor: vendorName(game.vassalage),
      isFavourite: canBeFavourite(game) ? has(game.nodeId) : undefined,
    }),
    [surroundings, vendorName, has],
  );
}
