// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameCodesOf } from '../../tools/gameCodes.ts';
import { storyTitles } from '../../tools/storyTitles.ts';
import { titleOf } from '../../games/titles.ts';
import { screenStates, type ScreenState, type ScreenStory } from './screenStory.ts';

type StoryFile = Readonly<Record<string, ScreenStory>>;

const files = import.meta.glob<StoryFile>('../../games/*/client/screens.stories.ts', { eager: true });
const families = Object.keys(import.meta.glob('../../games/*/client/main.ts')).map(familyOf);

/** Longer than any draw is shown. */
const SHOWN_MS = 60_000;
const LOOK_MS = 250;

/** The page with names and texts, without what is hidden. */
function shownText(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of page.querySelectorAll('[hidden], style, svg, path')) hidden.remove();
  return page.innerHTML;
}

function familyOf(path: string): string {
  return path.split('/').at(-3) ?? '';
}

/** Whether the rounds of a family are shown by a screen, and by no stage on which an event could be replayed. */
function hasScreen(family: string): boolean {
  const [code = ''] = gameCodesOf(family);
  const { drawing, seating, isSportsbook } = titleOf(code)?.game ?? {};
  return drawing !== undefined || seating !== undefined || isSportsbook === true || family === 'fish';
}

const stories = Object.entries(files).flatMap(([path, file]) =>
  screenStates.map((state): [string, ScreenState, ScreenStory | undefined] => [familyOf(path), state, file[state]]),
);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  // Nothing has a size here, so nothing that flies would arrive.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('every game with a screen of its own has stories, of titles that Storybook knows', () => {
  expect([...new Set(stories.map(([family]) => family))].toSorted()).toEqual(families.filter(hasScreen).toSorted());
  for (const [, , story] of stories) expect(Object.keys(storyTitles())).toContain(story?.parameters.arcade.gameCode);
});

describe.each(stories)('%s: the story %s', (_, state, story) => {
  it('shows its state', async () => {
    if (!story) throw new Error(`there is no story ${state}`);
    const { gameCode, words, play } = story.parameters.arcade;
    const place = document.createElement('div');
    document.body.append(place);
    const title = storyTitles()[gameCode];
    if (!title) throw new Error('no title');
    const close = play(place, 'EN', title);
    await vi.dynamicImportSettled();
    // Some words are shown for a few seconds.
    for (let ms = 0; ms < SHOWN_MS && !shownText().includes(words); ms += LOOK_MS)
      await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(shownText()).toContain(words);
    close();
    expect(place.childElementCount).toBe(0);
  });
});
