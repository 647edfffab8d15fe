import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { longText } from '../longText.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'UI kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Withdraw 500.00?',
    description: 'The money goes to the account ending in 1234.',
    confirmLabel: 'Withdraw',
    cancelLabel: 'Not now',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A question whose button names the action; Escape cancels. */
export const Plain: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw 500.00?' });
    await expect(dialog).toHaveAccessibleDescription('The money goes to the account ending in 1234.');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Initial focus is on Cancel, so that Enter is harmless. */
export const Dangerous: Story = {
  args: {
    isDangerous: true,
    title: 'Delete this bank card?',
    description: 'You can add it again later.',
    confirmLabel: 'Delete card',
  },
  play: async () => {
    const cancel = await screen.findByRole('button', { name: 'Not now' });
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

/** While busy, further presses are ignored. */
export const Busy: Story = { args: { isBusy: true } };

/** Long questions and labels wrap. */
export const LongText: Story = {
  args: { title: longText.thai, description: longText.german, confirmLabel: longText.word, cancelLabel: longText.thai },
};
