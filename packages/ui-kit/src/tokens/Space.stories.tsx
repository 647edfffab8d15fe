import { scaleTokens, token, type ScaleToken } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TokenGroup, TokenPage, TokenRow } from './TokenPage.tsx';
import { Bar } from './Tokens.styles.ts';

const meta = { title: 'Design tokens/Space', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const purposes: Readonly<Record<string, string>> = {
  'space.1': 'Between an icon and its word.',
  'space.2': 'Between things of one kind.',
  'space.3': 'Between rows of a form.',
  'space.4': 'The gutter of a page; inside a card.',
  'space.6': 'Between the parts of a page.',
  'space.8': 'Before something new begins.',
  'space.12': 'Around what stands alone.',
  'size.target': 'The least that a finger or a pointer is offered.',
  'size.tap': 'What is pressed often.',
  'size.bar': 'The bars at both ends of a page.',
  'size.column': 'The widest a page becomes.',
};
const family = (name: string): ScaleToken[] =>
  (Object.keys(scaleTokens) as ScaleToken[]).filter((step) => step.startsWith(`${name}.`));

/** Spacing in steps of 4 px; no component uses other distances. */
export const Steps: Story = {
  render: () => (
    <TokenPage
      title="Space"
      explanation="Distances come from one scale in steps of four. Things that belong together stand closer than things that do not."
    >
      <TokenGroup title="Distances">
        {family('space').map((name) => (
          <TokenRow key={name} name={name} purpose={purposes[name] ?? ''} figures={scaleTokens[name]}>
            <Bar $length={token(name)} />
          </TokenRow>
        ))}
      </TokenGroup>
      <TokenGroup title="Sizes">
        {family('size').map((name) => (
          <TokenRow key={name} name={name} purpose={purposes[name] ?? ''} figures={scaleTokens[name]}>
            <Bar $length={token(name)} />
          </TokenRow>
        ))}
      </TokenGroup>
    </TokenPage>
  ),
};
