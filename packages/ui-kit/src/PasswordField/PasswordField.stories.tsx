import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI kit/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password', name: 'password', autoComplete: 'current-password', defaultValue: 'Secret-123', showLabel: 'Show password', hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye shows the password and hides it again. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = { args: { error: 'The account or the password is wrong.' } };
