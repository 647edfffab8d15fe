import { FlameIcon } from '@phosphor-icons/react/dist/csr/Flame';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../longText.ts';
import { Badge, badgeTones } from './Badge.tsx';

const meta = { title: 'UI kit/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All tones. Each has text, so that colour is never the only cue. */
export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2} isWrapping>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  ),
};

/** With an icon before the text. */
export const WithIcon: Story = {
  args: { tone: 'hot', icon: <FlameIcon weight="fill" aria-hidden />, children: 'Hot' },
};

/** Thai marks fit above and below the line. */
export const Thai: Story = { args: { tone: 'maintenance', children: 'ปิดปรับปรุงชั่วคราว' } };

/** A long word wraps inside the badge. */
export const LongText: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <Badge tone="new">{longText.word}</Badge>
      <Badge tone="hot">{longText.thai}</Badge>
    </Stack>
  ),
};
