import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { GameCard } from '../GameCard/GameCard.tsx';
import { sampleGame } from '../GameCard/sampleGames.ts';
import { GameCardSkeleton } from '../GameCardSkeleton/GameCardSkeleton.tsx';
import { longText } from '../longText.ts';
import { InfiniteGrid, type InfiniteGridProps } from './InfiniteGrid.tsx';

type Game = ReturnType<typeof sampleGame>;

/** Returns games with unique names, starting at an index. */
const games = (count: number, first = 0): Game[] =>
  Array.from({ length: count }, (_, index) => {
    const game = sampleGame(first + index);
    return { ...game, name: `${game.name} ${game.id}` };
  });

const meta = {
  title: 'UI kit/InfiniteGrid/Reused rows',
  component: InfiniteGrid<Game>,
  args: {
    label: 'Games whose rows are reused',
    items: games(900),
    hasMore: false,
    isLoading: false,
    onLoadMore: fn(),
    endText: 'That is all of them',
    renderItem: (game) => <GameCard {...game} render={<a href={`#${game.id}`}>Play</a>} />,
    renderSkeleton: () => <GameCardSkeleton />,
    empty: 'No games here',
  },
  beforeEach: () => {
    window.scrollTo(0, 0);
    return () => window.scrollTo(0, 0);
  },
} satisfies Meta<InfiniteGridProps<Game>>;

export default meta;
type Story = StoryObj<InfiniteGridProps<Game>>;

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Scrolls like a finger: by some px in each frame. */
async function scrollInFrames(pxPerFrame: number, frames: number, look?: () => void): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    window.scrollBy(0, pxPerFrame);
    // oxlint-disable-next-line no-await-in-loop -- frames follow one another
    await nextFrame();
    look?.();
  }
}

const cells = (canvasElement: HTMLElement): HTMLElement[] => [
  ...canvasElement.querySelectorAll<HTMLElement>('[role="listitem"]'),
];

const placeOf = (cell: HTMLElement): number => Number(cell.getAttribute('aria-posinset'));

/** Returns the rows in the document that have games, from top to bottom. */
const rowsFromTop = (canvasElement: HTMLElement): DOMRect[] =>
  [...new Set(cells(canvasElement).map((cell) => cell.parentElement))]
    .flatMap((row) => (row ? [row.getBoundingClientRect()] : []))
    .toSorted((a, b) => a.top - b.top);

const isInOrder = (canvasElement: HTMLElement): boolean => {
  const places = cells(canvasElement).map(placeOf);
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
};

/** Returns the errors of the rows near the viewport. */
function flawsOf(canvasElement: HTMLElement): string[] {
  const rows = rowsFromTop(canvasElement);
  const gaps = rows.slice(1).map(({ top }, index) => Math.abs(top - (rows[index]?.bottom ?? 0)));
  return [
    ...((rows[0]?.top ?? 1) > 0 ? ['no games at the top of the screen'] : []),
    ...((rows.at(-1)?.bottom ?? 0) < window.innerHeight ? ['no games at the bottom of the screen'] : []),
    ...(Math.max(...gaps) >= 1 ? ['rows overlap or leave a hole'] : []),
    ...(isInOrder(canvasElement) ? [] : ['not in reading order']),
  ];
}

/** Expects rows to cover the viewport without gaps, and the document to have reading order. */
const expectWhole = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(flawsOf(canvasElement)).toEqual([]));

/** Expects the games in reading order at rest, including the focused one. */
const expectOrder = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(isInOrder(canvasElement)).toBe(true));

/** Returns the first game whose row begins in the viewport. */
const firstOnScreen = (canvasElement: HTMLElement): HTMLElement => {
  const found = cells(canvasElement)
    .filter((cell) => cell.getBoundingClientRect().top >= 0)
    .toSorted((a, b) => placeOf(a) - placeOf(b))[0];
  if (!found) throw new Error('no game begins on the screen');
  return found;
};

async function jumpTo(canvasElement: HTMLElement, top: number): Promise<void> {
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(top));
  window.scrollTo(0, top);
  await expectWhole(canvasElement);
}

/** GAME-04: the focused game keeps focus, however far and in whichever direction the page scrolls. */
export const FocusStays: Story = {
  play: async ({ canvasElement }) => {
    await jumpTo(canvasElement, 9000);
    const link = within(firstOnScreen(canvasElement)).getByRole('link');
    const name = link.textContent ?? '';
    link.focus({ preventScroll: true });
    const seen = new Set<string>();
    const look = (): void => {
      seen.add(document.activeElement === link ? (link.textContent ?? '') : 'another element has the focus');
    };
    await scrollInFrames(600, 6, look);
    await expectOrder(canvasElement);
    await scrollInFrames(-900, 8, look);
    await expectOrder(canvasElement);
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight));
    // Its row is at its own position.
    link.scrollIntoView({ block: 'center' });
    await expectWhole(canvasElement);
    look();
    await expect([...seen]).toEqual([name]);
  },
};

/** GAME-04: after scrolling down and up again, the document has the games in reading order. */
export const ReadingOrder: Story = {
  play: async ({ canvasElement }) => {
    await jumpTo(canvasElement, 4000);
    await scrollInFrames(600, 5);
    await expectWhole(canvasElement);
    await scrollInFrames(-660, 5);
    await expectWhole(canvasElement);
    // The Tab key follows the reading order.
    const first = within(firstOnScreen(canvasElement)).getByRole('link');
    first.focus({ preventScroll: true });
    const next = Number((first.getAttribute('href') ?? '').slice(1)) + 1;
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', `#${next}`);
  },
};

const moves = new Set<string>();

/** A list below a header. Records rows that change their position in the list. */
function BelowHeader(args: InfiniteGridProps<Game>): ReactNode {
  const frameRef = useRef<HTMLDivElement>(null);
  const [isTall, setIsTall] = useState(false);
  useLayoutEffect(() => {
    const places = new Map<string, number>();
    const look = (): void => {
      for (const row of frameRef.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
        const index = row.dataset['index'] ?? '';
        const place = Number.parseFloat(row.style.insetBlockStart);
        const before = places.get(index) ?? place;
        if (Math.abs(place - before) > 1) moves.add(`row ${index} from ${before} to ${place}`);
        places.set(index, place);
      }
    };
    const observer = new MutationObserver(look);
    if (frameRef.current)
      observer.observe(frameRef.current, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frameRef}>
      <button
        type="button"
        style={{ inlineSize: '100%', blockSize: isTall ? '900px' : '300px' }}
        onClick={() => setIsTall(!isTall)}
      >
        Change the height
      </button>
      <InfiniteGrid {...args} />
    </div>
  );
}

/** GAME-04: rows keep their position in the list when it starts, and when the content above it changes its height. */
export const BelowAHeader: Story = {
  args: { label: 'Games below a header' },
  render: (args) => <BelowHeader {...args} />,
  play: async ({ canvasElement }) => {
    moves.clear();
    const button = within(canvasElement).getByRole('button', { name: 'Change the height' });
    await jumpTo(canvasElement, 2000);
    for (const height of ['900px', '300px']) {
      // A real click would scroll to the button.
      button.click();
      await waitFor(() => expect(button).toHaveStyle({ blockSize: height }));
      await expectWhole(canvasElement);
    }
    await expect([...moves]).toEqual([]);
  },
};

/** Rows of unequal height: some games have a badge, are closed, have long names, or have a text below. */
const unequal: InfiniteGridProps<Game>['renderItem'] = (game, index) => (
  <>
    <GameCard
      {...game}
      shape="row"
      name={index % 7 === 3 ? `${longText.german} ${game.id}` : game.name}
      badges={index % 3 === 0 ? [{ tone: 'hot', label: 'Hot' }] : []}
      {...(index % 5 === 4 && { maintenanceLabel: 'Back soon' })}
      render={<a href={`#${game.id}`}>Play</a>}
    />
    {index % 4 === 1 && <p style={{ minBlockSize: `${40 + (index % 11) * 12}px` }}>Open on weekdays</p>}
  </>
);

/** GAME-04: rows of unequal height leave no gap and do not overlap, in both directions. */
export const UnequalRows: Story = {
  args: { label: 'Games of unequal height', columns: 1, renderItem: unequal },
  play: async ({ canvasElement }) => {
    await jumpTo(canvasElement, 3000);
    await scrollInFrames(420, 5);
    await scrollInFrames(-330, 4);
    await expectWhole(canvasElement);
    await jumpTo(canvasElement, 30_000);
    await scrollInFrames(-360, 4);
    await expectWhole(canvasElement);
  },
};

const filters = { All: games(900), New: games(40, 2000) };

/**
 * A list that is left for one with higher rows, and reopened. The page restores the scroll position, as the app does.
 */
function Visits(args: InfiniteGridProps<Game>): ReactNode {
  const [isThere, setIsThere] = useState(true);
  const leftAt = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, isThere ? leftAt.current : 0);
  }, [isThere]);
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, zIndex: 2, minBlockSize: '44px' }}
        onClick={() => {
          if (isThere) leftAt.current = window.scrollY;
          setIsThere(!isThere);
        }}
      >
        {isThere ? 'Leave' : 'Come back'}
      </button>
      {isThere ? (
        <InfiniteGrid key="list" {...args} />
      ) : (
        <InfiniteGrid
          key="higher"
          {...args}
          label="Higher games"
          items={filters.New}
          renderItem={(game) => <p style={{ blockSize: '170px' }}>{game.name}</p>}
        />
      )}
    </>
  );
}

/** GAME-04: a list that is left and reopened shows the same games at the same position. */
export const LeftAndEntered: Story = {
  args: { label: 'Games to come back to', columns: 1, renderItem: unequal },
  render: (args) => <Visits {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await jumpTo(canvasElement, 6000);
    await scrollInFrames(600, 4);
    await expectWhole(canvasElement);
    const left = firstOnScreen(canvasElement);
    const place = placeOf(left);
    const { top } = left.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(rowsFromTop(canvasElement)[1]?.height).toBeGreaterThan(170));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expectWhole(canvasElement);
    const back = firstOnScreen(canvasElement);
    await expect(placeOf(back)).toBe(place);
    await expect(Math.abs(back.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
};

/** A list with a filter, and favourites stored outside of it. */
function Filtered(args: InfiniteGridProps<Game>): ReactNode {
  const [filter, setFilter] = useState<keyof typeof filters>('All');
  const [liked, setLiked] = useState<readonly string[]>([]);
  const { renderItem: _, ...list } = args;
  return (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, zIndex: 2, display: 'flex' }}>
        {(['All', 'New'] as const).map((name) => (
          <button
            key={name}
            type="button"
            style={{ minBlockSize: '44px', minInlineSize: '44px' }}
            onClick={() => setFilter(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <InfiniteGrid
        {...list}
        items={filters[filter]}
        renderItem={(game) => (
          <GameCard
            {...game}
            render={<a href={`#${game.id}`}>Play</a>}
            favourite={{
              isOn: liked.includes(game.id),
              label: `Like ${game.name}`,
              onToggle: () =>
                setLiked(liked.includes(game.id) ? liked.filter((id) => id !== game.id) : [...liked, game.id]),
            }}
          />
        )}
      />
    </>
  );
}

/** Returns the visible state of each game in the document, and the expected one. */
function lookAt(canvasElement: HTMLElement, list: readonly Game[], liked: readonly string[]) {
  const shown = cells(canvasElement).map((cell) => {
    const heart = cell.querySelector('button');
    return [
      cell.querySelector('h3')?.textContent,
      cell.querySelector('img')?.getAttribute('src'),
      cell.querySelector('a')?.getAttribute('href'),
      heart?.getAttribute('aria-label'),
      heart?.getAttribute('aria-pressed'),
    ].join(' ');
  });
  const wanted = cells(canvasElement).map((cell) => {
    const { id, name, art } = list[placeOf(cell) - 1] ?? { id: '', name: '', art: { src: '' } };
    return [name, art.src, `#${id}`, `Like ${name}`, liked.includes(id)].join(' ');
  });
  return { shown, wanted };
}

/** Expects each game in the document to have its own name, picture, address and heart. */
async function expectOwn(canvasElement: HTMLElement, list: readonly Game[], liked: readonly string[]): Promise<void> {
  await waitFor(() => {
    const { shown, wanted } = lookAt(canvasElement, list, liked);
    return expect(shown.length > 0 && shown.join('\n') === wanted.join('\n')).toBe(true);
  });
}

/** GAME-04: another filter shows its own games, without a picture or a pressed heart of the previous list. */
export const OtherFilter: Story = {
  args: { label: 'Games by filter' },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await jumpTo(canvasElement, 5000);
    const heart = within(firstOnScreen(canvasElement)).getByRole('button');
    const liked = [filters.All[placeOf(firstOnScreen(canvasElement)) - 1]?.id ?? ''];
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // The pressed heart stays with its game.
    await scrollInFrames(700, 4);
    await expectOwn(canvasElement, filters.All, liked);
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expectOwn(canvasElement, filters.New, liked);
    await waitFor(() => expect(cells(canvasElement).at(-1)).toHaveAttribute('aria-setsize', '40'));
    await scrollInFrames(-900, 3);
    await expectOwn(canvasElement, filters.New, liked);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await jumpTo(canvasElement, 5000);
    await expectOwn(canvasElement, filters.All, liked);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

/** GAME-04: a fast fling to the end shows the last game, at the end of the page. */
export const FlingToEnd: Story = {
  args: { items: games(10_000), label: 'Ten thousand games' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000));
    for (const px of [400, 2000, 8000, 40_000, 200_000]) await scrollInFrames(px, 3);
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = cells(canvasElement).at(-1);
      await expect(last).toHaveAttribute('aria-posinset', '10000');
      await expect(last).toHaveTextContent(/ 9999/);
      await expect(last?.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    });
    await expectOrder(canvasElement);
  },
};
