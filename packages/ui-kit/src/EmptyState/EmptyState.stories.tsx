import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI kit/EmptyState',
  component: EmptyState,
  args: { title: 'No favourites yet', description: 'Tap the heart on a game and it waits for you here.', icon: <HeartIcon /> },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = { args: { action: <LinkButton href="#games">Browse games</LinkButton> } };
export const Thai: Story = { args: { title: 'ยังไม่มีเกมโปรด', description: 'แตะรูปหัวใจบนเกมที่คุณชอบ แล้วเกมนั้นจะมารอคุณอยู่ที่นี่' } };
