import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const components = readdirSync(source).filter((name) => existsSync(`${source}/${name}/${name}.tsx`));

/** Components that draw nothing of their own, and so have no states to show. */
const withoutStates = new Set(['GlobalStyle']);

/** Components that hold no words, or whose words are of one length: their stories cannot run long. */
const withoutWords = new Set([
  'Carousel', 'CategoryPicture', 'Countdown', 'DateText', 'Flag', 'GameCardSkeleton', 'IconButton', 'InfiniteGrid', 'Picture', 'Press', 'PullToRefresh', 'QrCode', 'Scene',
  'ScrollNumber', 'Skeleton', 'Spark', 'Spinner', 'VisuallyHidden',
]);

const shown = components.filter((name) => !withoutStates.has(name));
const readStories = (name: string): string => readFileSync(`${source}/${name}/${name}.stories.tsx`, 'utf8');

/** The line above a declaration: a description ends there. */
const isDescribed = (line: string | undefined): boolean => line?.trimEnd().endsWith('*/') ?? false;

/** Names of what a file declares by a pattern, without a description above it. */
function undescribed(text: string, declaration: RegExp): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = declaration.exec(line)?.[1];
    return name === undefined || isDescribed(lines[index - 1]) ? [] : [name];
  });
}

/** Props of a component, as its file declares them. */
function propsOf(name: string): string {
  return readFileSync(`${source}/${name}/${name}.tsx`, 'utf8').match(/^export interface \w+Props\b[\s\S]*?^\}/gm)?.join('\n') ?? '';
}

describe('stories', () => {
  it('STORY-01 stand beside every component', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(shown.filter((name) => !existsSync(`${source}/${name}/${name}.stories.tsx`))).toEqual([]);
  });

  it('STORY-01 show long words wherever there are words', () => {
    expect(shown.filter((name) => !withoutWords.has(name) && !/^export const Long\w*: Story/m.test(readStories(name)))).toEqual([]);
  });

  it('STORY-01 say in a sentence each what they show', () => {
    const silent = globSync('*/*.stories.tsx', { cwd: source }).flatMap((path) =>
      undescribed(readFileSync(`${source}/${path}`, 'utf8'), /^export const (\w+): Story/).map((story) => `${path} ${story}`));
    expect(silent).toEqual([]);
  });
});

describe('descriptions', () => {
  it('STORY-01 tell of every component what it is for', () => {
    const silent = components.filter((name) => undescribed(readFileSync(`${source}/${name}/${name}.tsx`, 'utf8'), new RegExp(`^export (?:function|const) (${name})\\b`)).length > 0);
    expect(silent).toEqual([]);
  });

  it('STORY-01 tell of every prop what it does', () => {
    expect(components.flatMap((name) => undescribed(propsOf(name), /^ {2}(?:readonly )?(\w+)\??:/).map((prop) => `${name} ${prop}`))).toEqual([]);
  });
});
