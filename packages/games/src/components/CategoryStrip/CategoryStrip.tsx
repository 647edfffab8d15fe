import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { GameCategory } from '@parlor/contract';
import { paths, useDialogs, useIsLoggedIn, type PopupState } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { CategoryPicture, IconButton, Tabs, type TabItem } from '@parlor/ui-kit';
import { useVendors } from '../../hooks/useVendors.ts';
import { pictureOf } from '../../model/categoryPicture.ts';
import { stripCategories } from '../../model/vendorGroups.ts';
import * as S from './CategoryStrip.styles.ts';

/** Entries that open a page. */
const pageEntries = { FAV: paths.favouriteGames, RECENT: paths.recentGames, PROMO: paths.activity } as const;
type PageEntry = keyof typeof pageEntries;
type Entry = GameCategory | PageEntry;

function isPageEntry(entry: Entry): entry is PageEntry {
  return Object.hasOwn(pageEntries, entry);
}

export interface CategoryStripProps {
  value: GameCategory;
  onChange: (category: GameCategory) => void;
}

/** The strip without its logic. It does not read the address, because most navigations do not change it. */
const StripView = memo(function StripView({
  value,
  onChange,
  onOpenPage,
}: CategoryStripProps & { onOpenPage: (way: PageEntry) => void }) {
  const { t } = useTranslation('games');
  const { openDialog } = useDialogs();
  const { vendors, isKnown } = useVendors();

  const entries: Entry[] = [...stripCategories(isKnown ? vendors : undefined), 'FAV', 'RECENT', 'PROMO'];
  const items = entries.map((entry): TabItem<Entry> => ({
    id: entry,
    label: t(`category.${entry}`),
    icon: <CategoryPicture name={pictureOf(entry)} isInk={entry === value} />,
  }));

  const root = useRef<HTMLDivElement>(null);
  // A category selected far down the page starts at its top, below the strip.
  const scrollToPlace = () => {
    const above = root.current?.previousElementSibling;
    if (!root.current || !above) return;
    const stuckAt = Number.parseFloat(getComputedStyle(root.current).insetBlockStart) || 0;
    const distance = above.getBoundingClientRect().bottom - stuckAt;
    if (distance < 0) window.scrollBy({ top: distance, behavior: 'instant' });
  };

  const pick = (entry: Entry) => {
    if (isPageEntry(entry)) return onOpenPage(entry);
    scrollToPlace();
    onChange(entry);
  };
  return (
    <S.Root ref={root}>
      <S.ClearOfStrip />
      <IconButton variant="raised" label={t('home.search')} aria-haspopup="dialog" onClick={() => openDialog('search')}>
        <MagnifyingGlassIcon weight="bold" />
      </IconButton>
      <S.Strip>
        <Tabs<Entry> variant="icon" label={t('home.categories')} items={items} value={value} onChange={pick} />
      </S.Strip>
    </S.Root>
  );
});

/** The sticky strip of categories, with a search button. */
export const CategoryStrip = memo(function CategoryStrip({ value, onChange }: CategoryStripProps) {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const goNow = (way: PageEntry) => {
    const state: PopupState = { returnTo: pageEntries[way] };
    void (way === 'PROMO' || isLoggedIn ? navigate(pageEntries[way]) : navigate(paths.login, { state }));
  };
  // The target depends on the address, whose changes do not render the strip.
  const latest = useRef(goNow);
  useEffect(() => {
    latest.current = goNow;
  });
  const go = useCallback((way: PageEntry) => latest.current(way), []);
  return <StripView value={value} onChange={onChange} onOpenPage={go} />;
});
