// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameCodesOf } from '../../tools/gameCodes.ts';
import { storyTitles } from '../../tools/storyTitles.ts';
import { titleOf } from '../../games/titles.ts';
import { screenStates, type ScreenState, type ScreenStory } from './screenStory.ts';

type StoryFile = Readonly<Record<string, ScreenStory>>;

const files = import.meta.glob<StoryFile>('../../games/*/client/screens.stories.ts', { eager: true });
const families = Object.keys(import.meta.glob('../../games/*/client/main.ts')).map(familyOf);

/** A time longer than the show of any draw. */
const SHOWN_MS = 60_000;
const LOOK_MS = 250;

/** Returns the visible names and texts of the page. */
function shownText(): string {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of page.querySelectorAll('[hidden], style, svg, path')) hidden.remove();
  return page.innerHTML;
}

function familyOf(path: string): string {
  return path.split('/').at(-3) ?? '';
}

/** Whether a family has a screen in place of a stage that could replay events. */
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
  // Elements have no size here, so flying ones would never arrive.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('every game with its own screen has stories, of titles that Storybook knows', () => {
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
