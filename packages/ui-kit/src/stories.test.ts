import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const components = readdirSync(source).filter((name) => existsSync(`${source}/${name}/${name}.tsx`));

/** Components without output, which need no stories. */
const withoutStates = new Set(['GlobalStyle']);

/** Components without text, or with text of fixed length, which need no long-text story. */
const withoutWords = new Set([
  'Carousel',
  'CategoryPicture',
  'Countdown',
  'DateText',
  'Flag',
  'GameCardSkeleton',
  'IconButton',
  'InfiniteGrid',
  'Picture',
  'Press',
  'PullToRefresh',
  'QrCode',
  'Scene',
  'ScrollNumber',
  'Skeleton',
  'Spark',
  'Spinner',
  'VisuallyHidden',
]);

const shown = components.filter((name) => !withoutStates.has(name));
const readStories = (name: string): string => readFileSync(`${source}/${name}/${name}.stories.tsx`, 'utf8');

/** Whether the line above a declaration ends a comment. */
const isDescribed = (line: string | undefined): boolean => line?.trimEnd().endsWith('*/') ?? false;

/** Returns the names of declarations that match a pattern and have no comment. */
function undescribed(text: string, declaration: RegExp): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = declaration.exec(line)?.[1];
    return name === undefined || isDescribed(lines[index - 1]) ? [] : [name];
  });
}

/** Returns the props interface of a component. */
function propsOf(name: string): string {
  return (
    readFileSync(`${source}/${name}/${name}.tsx`, 'utf8')
      .match(/^export interface \w+Props\b[\s\S]*?^\}/gm)
      ?.join('\n') ?? ''
  );
}

describe('stories', () => {
  it('STORY-01 exist for every component', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(shown.filter((name) => !existsSync(`${source}/${name}/${name}.stories.tsx`))).toEqual([]);
  });

  it('STORY-01 include long text for every component with text', () => {
    expect(
      shown.filter((name) => !withoutWords.has(name) && !/^export const Long\w*: Story/m.test(readStories(name))),
    ).toEqual([]);
  });

  it('STORY-01 each have a description', () => {
    const silent = globSync('*/*.stories.tsx', { cwd: source }).flatMap((path) =>
      undescribed(readFileSync(`${source}/${path}`, 'utf8'), /^export const (\w+): Story/).map(
        (story) => `${path} ${story}`,
      ),
    );
    expect(silent).toEqual([]);
  });
});

describe('descriptions', () => {
  it('STORY-01 exist for every component', () => {
    const silent = components.filter(
      (name) =>
        undescribed(
          readFileSync(`${source}/${name}/${name}.tsx`, 'utf8'),
          new RegExp(`^export (?:function|const) (${name})\\b`),
        ).length > 0,
    );
    expect(silent).toEqual([]);
  });

  it('STORY-01 exist for every prop', () => {
    expect(
      components.flatMap((name) =>
        undescribed(propsOf(name), /^ {2}(?:readonly )?(\w+)\??:/).map((prop) => `${name} ${prop}`),
      ),
    ).toEqual([]);
  });
});
