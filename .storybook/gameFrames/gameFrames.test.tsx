import titles from 'virtual:story-titles';
import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import type { ShownGame, StoryTitle } from '../../apps/arcade/src/shell/stories/roundStory.ts';

type StoryFile = Readonly<Record<string, { parameters: { arcade: ShownGame } }>>;

const files = import.meta.glob<StoryFile>('../../apps/arcade/src/games/*/client/{rounds,screens}.stories.ts', {
  eager: true,
});

/** A replayed round of each game, and each betting screen. */
const games = Object.entries(files).flatMap(([path, stories]): [string, ShownGame][] => {
  const story = stories['Betting'] ?? Object.entries(stories).find(([name]) => name !== 'default')?.[1];
  return story ? [[path.split('/').at(-3) ?? '', story.parameters.arcade]] : [];
});

let close = (): void => undefined;
afterEach(() => {
  close();
  document.body.replaceChildren();
});

/** Whether an element is in a container that scrolls along an axis, which may be larger than the page. */
function isInScroller(element: Element, axis: 'overflowX' | 'overflowY'): boolean {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(at)[axis])) return true;
  return false;
}

/** Whether the text of a control extends beyond its edges. Text only for screen readers has no size. */
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

/** Returns controls beyond the page that no scrolling reaches, or whose text extends beyond them. */
function cutControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, input')].flatMap((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    if (width === 0) return [];
    const leavesSideways =
      (left < -1 || right > innerWidth + 1 || isCut(control)) && !isInScroller(control, 'overflowX');
    const leavesUpright = (top < -1 || bottom > innerHeight + 1) && !isInScroller(control, 'overflowY');
    return leavesSideways || leavesUpright ? [`${control.className}: ${control.textContent}`] : [];
  });
}

interface Frame {
  name: string;
  /** In CSS pixels, like all sizes of a frame. */
  width: number;
  height: number;
  /** The minimum height of the stage, which is at least half as wide as the frame. */
  minStage: number;
}

/** Describes what does not fit a frame, for the failure message. */
function misfits({ name, minStage }: Frame): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  const hasStage = stage && stage.width >= innerWidth / 2 && stage.height >= minStage;
  return [
    ...cutControls(),
    ...(scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : []),
    ...(hasStage ? [] : [`the stage has only ${stage?.width ?? 0} x ${stage?.height ?? 0} px`]),
  ].map((misfit) => `${name}: ${misfit}`);
}

/** The frames in which a site shows a game, below its own header. */
const frames: Frame[] = [
  { name: 'the mini player', width: 240, height: 427, minStage: 150 },
  { name: 'a phone held upright', width: 390, height: 796, minStage: 170 },
  // A dock below the stage would reduce its height.
  { name: 'a phone on its side', width: 844, height: 342, minStage: 220 },
];

it.each(games)('a game of %s fits the mini player and a phone that is turned', async (_, { gameCode, play }) => {
  const container = document.createElement('div');
  document.body.append(container);
  const title = titles[gameCode] as StoryTitle | undefined;
  close = play(
    container,
    'EN',
    title ?? ({ gameCode, title: { EN: gameCode, TY: gameCode }, dress: null } as StoryTitle),
  );
  await expect.poll(() => document.querySelectorAll('button').length, { timeout: 20_000 }).toBeGreaterThan(0);
  for (const frame of frames) {
    await page.viewport(frame.width, frame.height);
    await expect.poll(() => misfits(frame)).toEqual([]);
  }
});
