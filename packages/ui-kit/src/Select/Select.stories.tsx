import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'UI kit/Select',
  component: Select,
  args: {
    label: 'Bank',
    defaultValue: '',
    placeholder: 'Choose a bank',
    options: [
      { value: 'a', label: 'Siam River Bank' },
      { value: 'b', label: 'Northern Farmers Bank' },
      { value: 'c', label: 'Closed for maintenance', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    await userEvent.selectOptions(select, 'Northern Farmers Bank');
    await expect(select).toHaveValue('b');
  },
};
/** With a selection. */
export const Chosen: Story = { args: { defaultValue: 'a' } };
/** With an error message that says what to do. */
export const WithError: Story = { args: { error: 'Choose a bank to go on.', isRequired: true } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'a' } };

/** Optional, marked as such. */
export const Optional: Story = { args: { optionalMark: 'optional', help: 'You can add it later.' } };
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: { label: 'ธนาคารที่ต้องการใช้รับเงิน', defaultValue: 'a', options: [{ value: 'a', label: longText.thai }] },
};

/** A long option ends in an ellipsis; the native list shows it in full. */
export const LongGerman: Story = {
  args: { label: longText.german, defaultValue: 'a', options: [{ value: 'a', label: longText.word }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: { label: 'البنك', placeholder: 'اختر بنكًا' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
