import { lazy, memo, Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { gameCategories, HOME_FAVOURITES_PAGE_SIZE, type GameCategory } from '@parlor/contract';
import { useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { token } from '@parlor/theme';
import { Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { CategoryStrip } from '../../components/CategoryStrip/CategoryStrip.tsx';
import { GameCardRail, GameRail, GameRailSkeleton, railHeights } from '../../components/GameRail/GameRail.tsx';
import { oddsHeight } from '../../components/FixtureOdds/oddsHeight.ts';
import type { GameRowsProps } from '../../components/GameRows/GameRows.tsx';
import { rowsHeight } from '../../components/GameRows/rowsHeight.ts';
import { Headline } from '../../components/Headline/Headline.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { JackpotBanner } from '../../components/JackpotBanner/JackpotBanner.tsx';
import { LazySection } from '../../components/LazySection/LazySection.tsx';
import { NoticeBar } from '../../components/NoticeBar/NoticeBar.tsx';
import { useIsAwake } from '../../hooks/useIsAwake.ts';
import { useVendors } from '../../hooks/useVendors.ts';
import type { RailTopic } from '../../model/railRequest.ts';
import { stripCategories } from '../../model/vendorGroups.ts';
import * as S from './HomePage.styles.ts';

const ContinueRail = lazy(async () => ({
  default: (await import('../../components/ContinueRail/ContinueRail.tsx')).ContinueRail,
}));
const FixtureOdds = lazy(async () => ({
  default: (await import('../../components/FixtureOdds/FixtureOdds.tsx')).FixtureOdds,
}));
const GameRows = lazy(async () => ({ default: (await import('../../components/GameRows/GameRows.tsx')).GameRows }));
const Lobby = lazy(async () => ({ default: (await import('../../components/Lobby/Lobby.tsx')).Lobby }));
const WinnersTicker = lazy(async () => ({
  default: (await import('../../components/WinnersTicker/WinnersTicker.tsx')).WinnersTicker,
}));
const PromotionRail = lazy(async () => ({
  default: (await import('../../components/PromotionRail/PromotionRail.tsx')).PromotionRail,
}));
const VendorRail = lazy(async () => ({
  default: (await import('../../components/VendorRail/VendorRail.tsx')).VendorRail,
}));

type HomeSection = Brand['layout']['homeSections'][number];

/** The default category of home. */
const DEFAULT_CATEGORY: GameCategory = 'HOT';

/** Props of every section. */
interface Awake {
  isAwake: boolean;
}

/** Loaded for members only. */
const Continue = memo(function Continue() {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  return (
    isLoggedIn && (
      <Suspense fallback={<GameCardRail title={t('home.continue')} games={undefined} />}>
        <ContinueRail />
      </Suspense>
    )
  );
});

const Rails = memo(function Rails({ isAwake }: Awake) {
  const { vendors, isKnown } = useVendors();
  const { layout } = useBrand();
  // All machine games start with slots and crash, which have their own rails. New games replace that rail.
  const topics = stripCategories(isKnown ? vendors : undefined)
    .filter((category) => category !== 'HOT')
    .map((category): RailTopic => (category === 'RNG' ? 'NEW' : category));
  return topics.map((topic) => (
    <LazySection
      key={topic}
      isAwake={isAwake}
      height={railHeights[layout.gameCard]}
      placeholder={<GameRailSkeleton topic={topic} />}
    >
      <GameRail topic={topic} />
    </LazySection>
  ));
});

const Rows = memo(function Rows({ isAwake }: Awake) {
  const { vendors, isKnown } = useVendors();
  const { layout } = useBrand();
  const shownElsewhere = ['HOT', 'RNG', ...(layout.homeSections.includes('fixtures') ? ['SPORTS'] : [])];
  return stripCategories(isKnown ? vendors : undefined)
    .filter((category) => !shownElsewhere.includes(category))
    .map((category) => (
      <LazySection
        key={category}
        isAwake={isAwake}
        height={rowsHeight}
        placeholder={<TopicRows category={category} isEnabled={false} />}
      >
        <GameRows category={category} />
      </LazySection>
    ));
});

/** The rows of a category. Reserves their height while their code loads. */
function TopicRows(props: GameRowsProps) {
  return (
    <Suspense fallback={<div style={{ minBlockSize: rowsHeight }} />}>
      <GameRows {...props} />
    </Suspense>
  );
}

/** Live and upcoming fixtures with odds, then the sports games. */
function Fixtures() {
  return (
    <>
      <Suspense fallback={<div style={{ minBlockSize: oddsHeight }} />}>
        <FixtureOdds />
      </Suspense>
      <TopicRows category="SPORTS" />
    </>
  );
}

const heightOf = (lines: number) => `calc(${token('space.12')} * ${lines})`;

function Block({ lines }: { lines: number }) {
  return (
    <S.Place $lines={lines}>
      <Skeleton shape="block" />
    </S.Place>
  );
}

interface SectionProps extends Awake {
  section: HomeSection;
  category: GameCategory;
  onCategory: (category: GameCategory) => void;
}

/** One section of home. Sections below the first screen load when they come near the viewport. */
const Section = memo(function Section({ section, category, onCategory, isAwake }: SectionProps): ReactNode {
  const { layout } = useBrand();
  const later = (lines: number, part: ReactNode) => (
    <LazySection isAwake={isAwake} height={heightOf(lines)} placeholder={<Block lines={lines} />}>
      {part}
    </LazySection>
  );
  switch (section) {
    case 'hero':
      return <Hero />;
    case 'notices':
      return <NoticeBar />;
    case 'continue':
      return <Continue />;
    case 'categories':
      return <CategoryStrip value={category} onChange={onCategory} />;
    case 'jackpot':
      return <JackpotBanner />;
    case 'hot':
      return layout.homeSections.includes('rows') ? (
        <TopicRows category="HOT" />
      ) : (
        <GameRail topic="HOT" isUrgent rendersAll={isAwake} />
      );
    case 'rails':
      return <Rails isAwake={isAwake} />;
    case 'rows':
      return <Rows isAwake={isAwake} />;
    case 'fixtures':
      return <Fixtures />;
    case 'winners':
      return later(9.1, <WinnersTicker />);
    case 'promotions':
      return later(5, <PromotionRail />);
    case 'vendors':
      return later(3, <VendorRail />);
    default:
      return null;
  }
});

/** Home as the brand arranges it. The strip's first entry shows every section, the others the games of one category. */
export function Page() {
  const { layout } = useBrand();
  const [search, setSearch] = useSearchParams();
  const category = gameCategories.find((known) => known === search.get('category')) ?? DEFAULT_CATEGORY;
  const isDefault = category === DEFAULT_CATEGORY;
  const isAwake = useIsAwake();

  // The selection is written to the current address, but a change of address does not rerender the sections.
  const write = useRef(setSearch);
  useEffect(() => {
    write.current = setSearch;
  });
  const choose = useCallback(
    (next: GameCategory) => write.current(next === DEFAULT_CATEGORY ? {} : { category: next }),
    [],
  );
  const shown = isDefault
    ? layout.homeSections
    : layout.homeSections.slice(0, layout.homeSections.indexOf('categories') + 1);
  return (
    <PageFrame density={layout.density}>
      <Headline />
      {shown.map((section) => (
        <Section key={section} section={section} category={category} onCategory={choose} isAwake={isAwake} />
      ))}
      {!isDefault && (
        <Suspense
          fallback={
            <Stack gap={4}>
              <Skeleton shape="control" />
              <Block lines={8} />
            </Stack>
          }
        >
          <Lobby key={category} topic={category} favouritesPageSize={HOME_FAVOURITES_PAGE_SIZE} />
        </Suspense>
      )}
    </PageFrame>
  );
}
