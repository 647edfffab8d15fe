import { FlameIcon } from '@phosphor-icons/react/dist/csr/Flame';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = { title: 'UI kit/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => <Stack direction="row" gap={2} isWrapping>{badgeTones.map((tone) => <Badge key={tone} tone={tone}>{tone}</Badge>)}</Stack>,
};
export const WithIcon: Story = { args: { tone: 'hot', icon: <FlameIcon weight="fill" aria-hidden />, children: 'Hot' } };
export const Thai: Story = { args: { tone: 'maintenance', children: 'ปิดปรับปรุงชั่วคราว' } };
