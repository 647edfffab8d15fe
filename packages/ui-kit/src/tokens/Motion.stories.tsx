import { scaleTokens, token, type ScaleToken } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TokenPage } from './TokenPage.tsx';
import { Bed, Mover } from './Tokens.styles.ts';

const meta = { title: 'Design tokens/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const durations = (Object.keys(scaleTokens) as ScaleToken[]).filter(
  (name) => name.startsWith('motion.') && name !== 'motion.ease',
);
const purposes: Readonly<Record<string, string>> = {
  'motion.feedback': 'An answer to a press.',
  'motion.popup': 'Dialogs and sheets come and go.',
  'motion.page': 'One page gives way to another.',
  'motion.slide': 'Drawers and banners slide.',
};

function Player({ name }: { readonly name: ScaleToken }): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <Stack gap={2} as="li">
      <Bed data-testid={name}>
        <Mover key={round} $duration={token(name)} />
      </Bed>
      <Stack direction="row" justify="space-between" align="center" isWrapping>
        <Text size={14}>{`${name}, ${scaleTokens[name]}. ${purposes[name] ?? ''}`}</Text>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setRound(round + 1);
          }}
        >{`Play ${name.slice('motion.'.length)}`}</Button>
      </Stack>
    </Stack>
  );
}

/** Each duration with a button that plays it. Under reduced motion all end immediately. */
export const Durations: Story = {
  render: () => (
    <TokenPage
      title="Motion"
      explanation="Motion explains where a thing came from. It is over before one waits for it, and it is left out for players who ask for less of it."
    >
      <Stack as="ul">
        {durations.map((name) => (
          <Player key={name} name={name} />
        ))}
      </Stack>
    </TokenPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mover = (): Element | null => canvas.getByTestId('motion.slide').firstElementChild;
    const before = mover();
    await userEvent.click(canvas.getByRole('button', { name: 'Play slide' }));
    await expect(mover()).not.toBe(before);
    await expect(mover()?.getAnimations()).toHaveLength(1);
  },
};
