import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { gameCategories, type GameCategory } from '@parlor/contract';
import { Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { CategoryStrip } from '../../components/CategoryStrip/CategoryStrip.tsx';
import { ContinueRail } from '../../components/ContinueRail/ContinueRail.tsx';
import { GameRail, GameRailStand, type RailTopic } from '../../components/GameRail/GameRail.tsx';
import { GameRows } from '../../components/GameRows/GameRows.tsx';
import { Headline } from '../../components/Headline/Headline.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { LazySection } from '../../components/LazySection/LazySection.tsx';
import { NoticeBar } from '../../components/NoticeBar/NoticeBar.tsx';
import { useVendors } from '../../hooks/useVendors.ts';
import { stripCategories } from '../../model/vendorGroups.ts';
import * as S from './HomePage.styles.ts';

const Lobby = lazy(async () => ({ default: (await import('../../components/Lobby/Lobby.tsx')).Lobby }));
const JackpotBanner = lazy(async () => ({ default: (await import('../../components/JackpotBanner/JackpotBanner.tsx')).JackpotBanner }));
const WinnersTicker = lazy(async () => ({ default: (await import('../../components/WinnersTicker/WinnersTicker.tsx')).WinnersTicker }));
const PromotionRail = lazy(async () => ({ default: (await import('../../components/PromotionRail/PromotionRail.tsx')).PromotionRail }));
const VendorRail = lazy(async () => ({ default: (await import('../../components/VendorRail/VendorRail.tsx')).VendorRail }));

type HomeSection = Brand['layout']['homeSections'][number];

/** The category that home starts with and goes back to. */
const DEFAULT_CATEGORY: GameCategory = 'HOT';

function Rails() {
  const { vendors, isKnown } = useVendors();
  // Slots and crash already show what all machine games begin with; their place goes to what is new.
  const topics = stripCategories(isKnown ? vendors : undefined).map((category): RailTopic => (category === 'RNG' ? 'NEW' : category));
  // Hot games came with the page; every other rail waits until it is near.
  return topics.map((topic) =>
    topic === 'HOT'
      ? <GameRail key={topic} topic={topic} />
      : <LazySection key={topic} stand={<GameRailStand topic={topic} />}><GameRail topic={topic} /></LazySection>);
}

function Rows({ hasFixtures }: { hasFixtures: boolean }) {
  const { vendors, isKnown } = useVendors();
  return stripCategories(isKnown ? vendors : undefined)
    .filter((category) => category !== 'RNG' && !(hasFixtures && category === 'SPORTS'))
    .map((category) =>
      category === 'HOT'
        ? <GameRows key={category} category={category} />
        : <LazySection key={category} stand={<GameRows category={category} isWanted={false} />}><GameRows category={category} /></LazySection>);
}

function Block({ lines }: { lines: number }) {
  return <S.Place $lines={lines}><Skeleton shape="block" /></S.Place>;
}

interface SectionProps {
  section: HomeSection;
  category: GameCategory;
  onCategory: (category: GameCategory) => void;
}

/** One block of home. What stands below the first screen waits until it is near. */
function Section({ section, category, onCategory }: SectionProps): ReactNode {
  const { layout } = useBrand();
  switch (section) {
    case 'hero': return <Hero />;
    case 'notices': return <NoticeBar />;
    case 'continue': return <ContinueRail />;
    case 'categories': return <CategoryStrip value={category} onChange={onCategory} />;
    case 'jackpot': return <LazySection stand={<Block lines={3} />}><JackpotBanner /></LazySection>;
    case 'rails': return <Rails />;
    case 'rows': return <Rows hasFixtures={layout.homeSections.includes('fixtures')} />;
    case 'fixtures': return <GameRows category="SPORTS" />;
    case 'winners': return <LazySection stand={<Block lines={8} />}><WinnersTicker /></LazySection>;
    case 'promotions': return <LazySection stand={<Block lines={5} />}><PromotionRail /></LazySection>;
    case 'vendors': return <LazySection stand={<Block lines={3} />}><VendorRail /></LazySection>;
    default: return null;
  }
}

/** Home as the brand arranges it. The strip's first entry shows every section, the others the games of one category. */
export function Page() {
  const { layout } = useBrand();
  const [search, setSearch] = useSearchParams();
  const category = gameCategories.find((known) => known === search.get('category')) ?? DEFAULT_CATEGORY;
  const isDefault = category === DEFAULT_CATEGORY;

  const choose = (next: GameCategory) => setSearch(next === DEFAULT_CATEGORY ? {} : { category: next });
  const shown = isDefault ? layout.homeSections : layout.homeSections.slice(0, layout.homeSections.indexOf('categories') + 1);
  return (
    <PageFrame density={layout.density}>
      <Headline />
      {shown.map((section) => <Section key={section} section={section} category={category} onCategory={choose} />)}
      {!isDefault && (
        <Suspense fallback={<Stack gap={4}><Skeleton shape="control" /><Block lines={8} /></Stack>}>
          <Lobby key={category} topic={category} />
        </Suspense>
      )}
    </PageFrame>
  );
}
