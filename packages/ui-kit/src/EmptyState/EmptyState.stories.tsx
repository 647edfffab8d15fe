import type { Meta, StoryObj } from '@storybook/react-vite';

import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { longText } from '../longText.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI kit/EmptyState',
  component: EmptyState,
  args: {
    title: 'No favourites yet',
    description: 'Tap the heart on a game and it waits for you here.',
    scene: 'games',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The missing content, and an action to get it. */
export const Plain: Story = {};
/** With an action. */
export const WithAction: Story = { args: { action: <LinkButton href="#games">Browse games</LinkButton> } };
/** In Thai. */
export const Thai: Story = {
  args: { title: 'ยังไม่มีเกมโปรด', description: 'แตะรูปหัวใจบนเกมที่คุณชอบ แล้วเกมนั้นจะมารอคุณอยู่ที่นี่' },
};

/** Long words wrap. */
export const LongText: Story = { args: { title: longText.word, description: longText.german } };

/** The default drawing. */
export const AnyPlace: Story = { args: { title: 'Nothing here yet', scene: 'empty' } };
