import { existsSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const source = import.meta.dirname;
const components = readdirSync(source).filter((name) => existsSync(`${source}/${name}/${name}.tsx`));

describe('stories', () => {
  it('STORY-01 stand beside every component', () => {
    const withoutStates = new Set(['GlobalStyle']);
    expect(components.length).toBeGreaterThan(30);
    expect(components.filter((name) => !withoutStates.has(name) && !existsSync(`${source}/${name}/${name}.stories.tsx`))).toEqual([]);
  });
});
