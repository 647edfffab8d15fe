import axe from 'axe-core';
import { page } from 'vitest/browser';

import { dressTitle, type Dress } from './dresses.ts';
import { findMisfits, type FitParameter } from './fit.ts';
import { quiet } from './quiet.ts';
import { viewports } from './viewports.ts';
import { setDress } from './currentDress.ts';

/** The part of a story's context that the checks read. */
interface CheckedStory {
  readonly globals: Readonly<Record<string, unknown>>;
  /** The toolbar settings of the story itself, which apply in every dress. Storybook's types omit them. */
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface AxeParameter {
  readonly config?: axe.Spec;
  readonly options?: axe.RunOptions;
}

/** A story is a part of a page, so some of its content is outside of landmarks. */
const partOfPage = { id: 'region', enabled: false };

/** Storybook's own elements. */
const foreign = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Checks the story in the dress in which it was played, then applies the other dresses in place and checks it in each.
 * Throws the findings, by dress.
 */
export async function checkInDresses(story: CheckedStory): Promise<void> {
  const [first, ...others] = story.globals['dresses'] as readonly Dress[];
  const found: string[] = [];
  for (const dress of first ? [first, ...others] : []) {
    const ownDress = dressOf(story, dress);
    if (dress !== first) await applyDress(ownDress);
    await quiet();
    const faults = [...misfits(story), ...(await violations(story))];
    found.push(...faults.map((fault) => `In ${dressTitle(ownDress)}: ${fault}`));
  }
  if (found.length > 0) throw new Error(found.join('\n\n'));
}

/** A story that asks for a brand, mode, direction or viewport keeps it. */
function dressOf({ storyGlobals = {} }: CheckedStory, dress: Dress): Dress {
  const { merchant, mode, direction, viewport } = storyGlobals as Partial<Dress> & { viewport?: { value: string } };
  return {
    ...dress,
    ...(merchant && { merchant }),
    ...(mode && { mode }),
    ...(direction && { direction }),
    ...(viewport && { viewport: viewport.value as Dress['viewport'] }),
  };
}

async function applyDress(dress: Dress): Promise<void> {
  const { width, height } = viewports[dress.viewport];
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
  setDress(dress);
  // Resize observers run in the frame after the one that draws the dress.
  await nextFrame();
  await nextFrame();
  // Fonts of the brand are fetched for the text that is laid out.
  document.body.getBoundingClientRect();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function misfits({ parameters }: CheckedStory): string[] {
  const fit = parameters['fit'] as FitParameter | undefined;
  return fit?.allow ? [] : findMisfits();
}

async function violations({ parameters }: CheckedStory): Promise<string[]> {
  const { config = {}, options = {} } = (parameters['a11y'] ?? {}) as AxeParameter;
  axe.reset();
  axe.configure({ ...config, rules: [partOfPage, ...(config.rules ?? [])] });
  const { violations: broken } = await axe.run({ include: document.body, exclude: foreign }, options);
  return broken.map(({ id, help, nodes }) =>
    [
      `${help} (${id})`,
      ...nodes.map(({ target, html, failureSummary = '' }) =>
        [target.join(' '), html, failureSummary].join('\n').replaceAll('\n', '\n  '),
      ),
    ].join('\n'),
  );
}
