import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { longText } from '../longText.ts';
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

/** Nothing entered yet. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    await userEvent.selectOptions(select, 'Northern Farmers Bank');
    await expect(select).toHaveValue('b');
  },
};
/** One of them is chosen. */
export const Chosen: Story = { args: { defaultValue: 'a' } };
/** What is wrong and what to do, in words beside the field. */
export const WithError: Story = { args: { error: 'Choose a bank to go on.', isRequired: true } };
/** It cannot be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'a' } };

/** It may be left empty, and says so. */
export const Optional: Story = { args: { optionalMark: 'optional', help: 'You can add it later.' } };
/** Long Thai words break into lines. */
export const LongThai: Story = { args: { label: 'ธนาคารที่ต้องการใช้รับเงิน', defaultValue: 'a', options: [{ value: 'a', label: longText.thai }] } };

/** A choice that is longer than the line ends in an ellipsis; the phone's own list shows it whole. */
export const LongGerman: Story = {
  args: { label: longText.german, defaultValue: 'a', options: [{ value: 'a', label: longText.word }] },
  play: async ({ canvasElement }) => { await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth); },
};
/** Read from right to left, everything stands on the other side. */
export const RightToLeft: Story = { args: { label: 'البنك', placeholder: 'اختر بنكًا' }, decorators: [(Story) => <div dir="rtl" lang="ar"><Story /></div>], };
