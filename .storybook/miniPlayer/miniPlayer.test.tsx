import titles from 'virtual:story-titles';
import { afterEach, expect, it } from 'vitest';
import type { ShownGame, StoryTitle } from '../../apps/arcade/src/shell/stories/roundStory.ts';

type StoryFile = Readonly<Record<string, { parameters: { arcade: ShownGame } }>>;

const files = import.meta.glob<StoryFile>('../../apps/arcade/src/games/*/client/{rounds,screens}.stories.ts', {
  eager: true,
});

/** A round of each game that is replayed, and each screen while bets are taken. */
const games = Object.entries(files).flatMap(([path, stories]): [string, ShownGame][] => {
  const story = stories['Betting'] ?? Object.entries(stories).find(([name]) => name !== 'default')?.[1];
  return story ? [[path.split('/').at(-3) ?? '', story.parameters.arcade]] : [];
});

let close = (): void => undefined;
afterEach(() => {
  close();
  document.body.replaceChildren();
});

/** Whether an element is inside something that scrolls sideways, which may be wider than the page. */
function isInScroller(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
  return false;
}

/** Whether words of a control are beyond its edges. Words for screen readers alone have no size. */
function isCut(control: HTMLElement): boolean {
  const { left, right } = control.getBoundingClientRect();
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if ((text.parentElement?.clientWidth ?? 0) === 1) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width > 0 && (words.left < left - 1 || words.right > right + 1)) return true;
  }
  return false;
}

/** Controls that leave the page, or whose words leave them. */
function cutControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, input')].flatMap((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    if (width === 0 || isInScroller(control)) return [];
    const leaves = left < -1 || right > innerWidth + 1;
    return leaves || isCut(control) ? [`${control.className}: ${control.textContent}`] : [];
  });
}

it.each(games)('a game of %s fits the 240 px of the mini player', async (_, { gameCode, play }) => {
  const place = document.createElement('div');
  document.body.append(place);
  const title = titles[gameCode] as StoryTitle | undefined;
  close = play(place, 'EN', title ?? ({ gameCode, title: { EN: gameCode, TY: gameCode }, dress: null } as StoryTitle));
  await expect.poll(() => document.querySelectorAll('button').length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(cutControls).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
