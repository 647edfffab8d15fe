import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'UI kit/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Send the code by',
    name: 'channel',
    onChange: fn(),
    options: [
      { value: 'sms', label: 'Text message' },
      { value: 'email', label: 'Email' },
      { value: 'call', label: 'Phone call' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The labels are part of the targets; arrow keys move the selection and wrap. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Send the code by' });
    await userEvent.click(within(group).getByText('Email'));
    await expect(canvas.getByRole('radio', { name: 'Email' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Phone call' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Text message' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** With a selection. */
export const Chosen: Story = { args: { defaultValue: 'email' } };
/** Side by side, for short labels. */
export const SideBySide: Story = {
  args: {
    defaultValue: 'male',
    label: 'Title',
    direction: 'row',
    options: [
      { value: 'male', label: 'Mr' },
      { value: 'female', label: 'Ms' },
    ],
  },
};

/** Screen readers read the help after the label. */
export const WithNotes: Story = {
  args: {
    label: 'Withdraw to',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Siam River Bank', help: 'No fee, within 5 minutes' },
      { value: 'b', label: 'Northern Farmers Bank', help: 'Closed for maintenance until 14:00', isDisabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Siam River Bank' })).toHaveAccessibleDescription(
      'No fee, within 5 minutes',
    );
    await expect(canvas.getByRole('radio', { name: 'Northern Farmers Bank' })).toBeDisabled();
  },
};

/** The error belongs to the group, not to a choice. */
export const WithError: Story = {
  args: { error: 'Choose how to receive the code.', isRequired: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how to receive the code.');
  },
};

/** Optional, marked as such. */
export const Optional: Story = { args: { optionalMark: 'optional', help: 'You can change this later.' } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'sms' } };
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    label: 'เลือกช่องทางที่ต้องการรับรหัสยืนยันสำหรับการตั้งรหัสผ่านใหม่',
    defaultValue: 'sms',
    options: [
      {
        value: 'sms',
        label: 'ข้อความสั้นไปยังหมายเลขโทรศัพท์มือถือที่ลงทะเบียนไว้กับบัญชีนี้',
        help: 'อาจใช้เวลาสักครู่ขึ้นอยู่กับเครือข่ายของผู้ให้บริการ',
      },
      { value: 'email', label: 'อีเมลที่ยืนยันแล้ว' },
    ],
  },
};

/** A word longer than the line breaks and does not widen the page. */
export const LongGerman: Story = {
  args: {
    label: 'Benachrichtigungseinstellungen',
    direction: 'row',
    options: [
      { value: 'a', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      { value: 'b', label: 'Keine' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: {
    label: 'طريقة الإرسال',
    defaultValue: 'sms',
    options: [
      { value: 'sms', label: 'رسالة نصية' },
      { value: 'email', label: 'البريد الإلكتروني' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
