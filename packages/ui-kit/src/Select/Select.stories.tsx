import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Select } from './Select.tsx';

const meta = {
  title: 'UI kit/Select',
  component: Select,
  args: {
    label: 'Bank', defaultValue: '', placeholder: 'Choose a bank',
    options: [{ value: 'a', label: 'Siam River Bank' }, { value: 'b', label: 'Northern Farmers Bank' }, { value: 'c', label: 'Closed for maintenance', isDisabled: true }],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    await userEvent.selectOptions(select, 'Northern Farmers Bank');
    await expect(select).toHaveValue('b');
  },
};
export const Chosen: Story = { args: { defaultValue: 'a' } };
export const WithError: Story = { args: { error: 'Choose a bank to go on.', isRequired: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'a' } };
