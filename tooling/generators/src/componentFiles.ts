import type { Files } from './stamp.ts';

/**
 * Returns the files of a new ui-kit component: markup with a doc comment for every prop, styled parts, stories (plain,
 * long text, right to left) and a test.
 */
export function componentFiles(name: string): Files {
  return {
    [`${name}.tsx`]: `import type { ReactNode } from 'react';

import { Root } from './${name}.styles.ts';

export interface ${name}Props {
  /** What it holds, in one sentence; Storybook shows it to designers. */
  readonly children: ReactNode;
}

/** What it is for, in one sentence. */
export function ${name}({ children }: ${name}Props): ReactNode {
  return <Root>{children}</Root>;
}
`,
    [`${name}.styles.ts`]: `import { token } from '@parlor/theme';
import { styled } from 'styled-components';

export const Root = styled.div\`
  padding: \${token('space.4')};
  border-radius: \${token('radius.card')};
  background-color: \${token('surface.raised')};
  color: \${token('text.primary')};
  overflow-wrap: anywhere;
\`;
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';

import { longText } from '../longText.ts';
import { ${name} } from './${name}.tsx';

const meta = { title: 'UI kit/${name}', component: ${name}, args: { children: 'Words' } } satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What this state is for, in one sentence; a story for every state. */
export const Plain: Story = {};

/** Thai, which has no spaces to break at, and a word wider than a small phone. */
export const LongText: Story = { args: { children: \`\${longText.thai} \${longText.word}\` } };

/** Everything stands the other way round. */
export const RightToLeft: Story = { render: (args) => <div dir="rtl"><${name} {...args} /></div>, args: { children: 'كلمات' } };
`,
    [`${name}.test.tsx`]: `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ${name} } from './${name}.tsx';

afterEach(cleanup);

describe('${name}', () => {
  it('shows what it is given', () => {
    render(<${name}>Words</${name}>);
    expect(screen.getByText('Words').tagName).toBe('DIV');
  });
});
`,
  };
}

/** Returns ui-kit's entry point with a component added in alphabetical order. */
export function addExport(entryPoint: string, name: string): string {
  const added = [
    `export { ${name} } from './${name}/${name}.tsx';`,
    `export type { ${name}Props } from './${name}/${name}.tsx';`,
  ];
  const lines = entryPoint.trimEnd().split('\n');
  const index = lines.findIndex((line) => (/from '\.\/(\w+)\//.exec(line)?.[1] ?? '') > name);
  lines.splice(index === -1 ? lines.length : index, 0, ...added);
  return `${lines.join('\n')}\n`;
}

/** Maximum line width of the list in the entry point test. */
const lineWidth = 150;

/**
 * Returns ui-kit's entry point test with a component added to the expected exports of the main entry point. The test
 * ensures that every new export is deliberate.
 */
export function addExportTest(test: string, name: string): string {
  return test.replace(
    /(toEqual\(\[\n)(.*?)(\n( *)\]\))/s,
    (_, before: string, list: string, after: string, margin: string) => {
      const names = [...list.matchAll(/'(\w+)'/g)].map(([, known]) => known ?? '');
      const lines: string[] = [];
      for (const entry of [...names, name].toSorted().map((known) => `'${known}',`)) {
        const line = lines.at(-1);
        if (line !== undefined && line.length + 1 + entry.length <= lineWidth)
          lines[lines.length - 1] = `${line} ${entry}`;
        else lines.push(`${margin}  ${entry}`);
      }
      return `${before}${lines.join('\n')}${after}`;
    },
  );
}
