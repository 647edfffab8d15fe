import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { presetOf, type ListTopic } from '@parlor/contract';
import { Link, paths, type PopupState, useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, CategoryPicture, EmptyState, IconButton, LinkButton, Tabs, Text, type TabItem } from '@parlor/ui-kit';
import { useGameFilter } from '../../hooks/useGameFilter.ts';
import { useGameList } from '../../hooks/useGameList.ts';
import { useVendors } from '../../hooks/useVendors.ts';
import {
  chooseEntry,
  chooseVendor,
  chosenEntry,
  emptyFilter,
  filterWithin,
  isFiltered,
  isPersonal,
  listRequest,
} from '../../model/gameFilter.ts';
import { classesFor, vendorsFor } from '../../model/vendorChoices.ts';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { GameGrid } from '../GameGrid/GameGrid.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { VendorMark } from '../VendorMark/VendorMark.tsx';
import * as S from './Lobby.styles.ts';

const FilterSheet = lazy(async () => ({ default: (await import('../FilterSheet/FilterSheet.tsx')).FilterSheet }));

const ProviderPopup = lazy(async () => ({
  default: (await import('../ProviderPopup/ProviderPopup.tsx')).ProviderPopup,
}));

const ALL_VENDORS = '*';
const HOT_ENTRY = '*hot';

export interface LobbyProps {
  topic: ListTopic;
  /** The page size of favourites, if it differs from other screens. */
  favouritesPageSize?: number;
}

/** The games of a topic with all filters. The address contains the filter. */
export function Lobby({ topic, favouritesPageSize }: LobbyProps) {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  const { filter: inAddress, setFilter } = useGameFilter();
  const filter = filterWithin(topic, inAddress);
  const { vendors } = useVendors();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  // The number of times the sheet was opened. Each time it starts from the current filter.
  const [sheetRound, setSheetRound] = useState(0);
  // The same for the provider popup.
  const [providerRound, setProviderRound] = useState(0);
  const [isProviderOpen, setIsProviderOpen] = useState(false);
  const needsLogin = isPersonal(filter.dataType) && !isLoggedIn;
  const list = useGameList(needsLogin ? undefined : listRequest(topic, filter, favouritesPageSize));

  const preset = presetOf(topic);
  const isLottery = topic === 'LOTT' || topic === 'ELOTT';
  const ofTopic = preset.hidesVendor ? [] : vendorsFor(topic, vendors);
  const ofClass = vendorsFor(topic, vendors, filter.gameClassify);
  const offered = ofTopic.filter((vendor) => ofClass.includes(vendor) || vendor.vassalage === filter.vassalage);
  const classes =
    preset.hidesClassify || preset.gameClassify !== undefined ? [] : classesFor(topic, vendors, filter.vassalage);
  const hasHot = offered.some((vendor) => vendor.isHot) && topic !== 'HOT';

  const vendorValue = filter.vassalage ?? (filter.dataType === 'HOT' ? HOT_ENTRY : ALL_VENDORS);
  const vendorItems: TabItem[] = [
    { id: ALL_VENDORS, label: t('list.all'), icon: <CategoryPicture name="all" isInk={vendorValue === ALL_VENDORS} /> },
    ...(hasHot
      ? [
          {
            id: HOT_ENTRY,
            label: t('list.hot'),
            icon: <CategoryPicture name="hot" isInk={vendorValue === HOT_ENTRY} />,
          },
        ]
      : []),
    ...offered.map((vendor) => ({
      id: vendor.vassalage,
      label: vendor.displayName,
      icon: <VendorMark vendor={vendor} />,
    })),
  ];
  const entries: TabItem[] = [
    { id: 'ALL', label: t('list.all') },
    { id: 'NEW', label: t('list.isNew') },
    ...(isLottery ? [] : [{ id: 'FAV', label: t('list.favourite') }]),
    { id: 'RECENT', label: t('list.recent') },
    ...classes.map(({ key, displayName }) => ({ id: key, label: displayName })),
  ];
  const entry = chosenEntry(filter);

  if (needsLogin) {
    const state: PopupState = { returnTo: pathname + search };
    return <Navigate to={paths.login} state={state} />;
  }

  const pickVendor = (id: string) =>
    setFilter(id === HOT_ENTRY ? { dataType: 'HOT' } : chooseVendor(id === ALL_VENDORS ? undefined : id));
  const empty =
    filter.dataType === 'FAV' ? (
      <EmptyState
        scene="games"
        title={t('empty.favouritesTitle')}
        description={t('empty.favouritesText')}
        action={<LinkButton render={<Link to={paths.searchGames} />}>{t('empty.browse')}</LinkButton>}
      />
    ) : isFiltered(filter) ? (
      <EmptyState
        scene="search"
        title={t('empty.filteredTitle')}
        description={t('empty.filteredText')}
        action={
          <Button variant="secondary" onClick={() => setFilter(emptyFilter)}>
            {t('empty.showAll')}
          </Button>
        }
      />
    ) : (
      <EmptyState scene="games" title={t('empty.title')} description={t('empty.text')} />
    );

  return (
    <S.Root>
      {!isLottery && (
        <S.Tools>
          <SearchBox value={filter.name ?? ''} onSearch={(name) => setFilter({ ...filter, name }, { replace: true })} />
          <IconButton
            label={t('list.filter')}
            variant="raised"
            aria-haspopup="dialog"
            onClick={() => {
              setSheetRound(sheetRound + 1);
              setIsSheetOpen(true);
            }}
          >
            <FunnelIcon weight={isFiltered(filter) ? 'fill' : 'regular'} />
          </IconButton>
        </S.Tools>
      )}
      {ofTopic.length > 1 && (
        <S.Vendors>
          <IconButton
            label={t('list.vendors')}
            variant="raised"
            aria-haspopup="dialog"
            onClick={() => {
              setProviderRound(providerRound + 1);
              setIsProviderOpen(true);
            }}
          >
            <SquaresFourIcon weight="fill" />
          </IconButton>
          <S.Bleed>
            <Tabs
              variant="icon"
              label={t('list.vendors')}
              items={vendorItems}
              value={vendorValue}
              onChange={pickVendor}
            />
          </S.Bleed>
        </S.Vendors>
      )}
      {!preset.hidesClassify && topic !== 'HOT' && (
        <S.Bleed>
          <Tabs
            variant="pill"
            label={t('list.classes')}
            items={entries}
            value={entries.some(({ id }) => id === entry) ? entry : 'ALL'}
            onChange={(id) => setFilter(chooseEntry(filter, id))}
          />
        </S.Bleed>
      )}
      <FilterChips
        filter={filter}
        vendorName={vendors.find(({ vassalage }) => vassalage === filter.vassalage)?.displayName}
        className={classes.find(({ key }) => key === filter.gameClassify)?.displayName}
        onChange={(next) => setFilter(next)}
      />
      {/* Announces the result of a filter to screen readers; others see the list. */}
      <Text as="div" size={14} tone="muted">
        <output>
          {list.isLoading && list.games.length === 0
            ? t('list.loading')
            : list.totalCount !== undefined && t('list.count', { count: list.totalCount })}
        </output>
      </Text>
      <GameGrid label={t(`category.${topic}`)} list={list} empty={empty} hidesHot={topic === 'HOT'} />
      {providerRound > 0 && (
        <Suspense fallback={null}>
          <ProviderPopup
            key={providerRound}
            vendors={offered}
            value={filter.vassalage}
            isOpen={isProviderOpen}
            onClose={() => setIsProviderOpen(false)}
            onConfirm={(vassalage) => {
              if (vassalage !== filter.vassalage) setFilter(chooseVendor(vassalage));
            }}
          />
        </Suspense>
      )}
      {sheetRound > 0 && (
        <Suspense fallback={null}>
          <FilterSheet
            key={sheetRound}
            topic={topic}
            filter={filter}
            vendors={vendors}
            isOpen={isSheetOpen}
            onClose={() => setIsSheetOpen(false)}
            onApply={(next) => setFilter(next)}
          />
        </Suspense>
      )}
    </S.Root>
  );
}
