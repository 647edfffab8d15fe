import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Card } from '../Card/Card.tsx';
import { Press } from './Press.tsx';

const meta = {
  title: 'UI kit/Press',
  component: Press,
  args: { children: <Card>Lantern Alley</Card>, onPress: fn(), onLongPress: fn(), longPressHint: 'Hold for more' },
} satisfies Meta<typeof Press>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press by touch, Enter or Space. */
export const Short: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lantern Alley' });
    await expect(button).toHaveAccessibleDescription('Hold for more');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

/** A press of half a second is a long press; so is Shift+Enter. */
export const Long: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lantern Alley' });
    await fireEvent.pointerDown(button, { button: 0 });
    await waitFor(() => expect(args.onLongPress).toHaveBeenCalledOnce());
    await fireEvent.pointerUp(button);
    button.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onLongPress).toHaveBeenCalledTimes(2);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Disabled, without any reaction. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

/** Long text wraps inside. */
export const LongText: Story = {
  args: {
    children: <Card>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ราชันย์มังกรทองคำแห่งอาณาจักรใต้ทะเลลึก</Card>,
  },
  render: (args) => (
    <div style={{ inlineSize: '240px' }}>
      <Press {...args} />
    </div>
  ),
};

/** Right to left. */
export const RightToLeft: Story = {
  args: { children: <Card>زقاق الفوانيس</Card> },
  render: (args) => (
    <div dir="rtl">
      <Press {...args} />
    </div>
  ),
};
