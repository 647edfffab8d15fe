import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'UI kit/CodeField',
  component: CodeField,
  args: { label: 'Code from the message', name: 'code', onComplete: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last digit tells that the code is complete; letters are passed over. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await userEvent.type(field, '12a34');
    await expect(field).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '56');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.type(field, '7');
    await expect(field).toHaveValue('123456');
  },
};

/** A code copied together with its spaces and words is understood. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await userEvent.click(field);
    await userEvent.paste('Your code: 123 456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** A digit taken out in the middle leaves the caret where it was. */
export const Corrected: Story = {
  args: { defaultValue: '129456' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}3');
    await expect(field).toHaveValue('123456');
    await expect(field.selectionStart).toBe(3);
  },
};

/** The button that sends the code stands beside it. */
export const WithButton: Story = { args: { end: <Button variant="secondary">Send the code</Button> } };

/** With what was entered. */
export const Filled: Story = { args: { defaultValue: '123456' } };

/** The error is read first, the help after it. */
export const WithError: Story = {
  args: { defaultValue: '123456', error: 'This code is no longer good. Ask for a new one.', help: 'We sent it to +66 81 234 5678.', isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This code is no longer good. Ask for a new one. We sent it to +66 81 234 5678.');
  },
};

/** It has to be filled in. */
export const Required: Story = { args: { isRequired: true } };
/** It may be left empty, and says so. */
export const Optional: Story = { args: { optionalMark: 'optional' } };
/** It cannot be changed now. */
export const Disabled: Story = { args: { defaultValue: '1234', disabled: true } };
/** It can be read and copied, and not be changed. */
export const ReadOnly: Story = { args: { defaultValue: '123456', readOnly: true } };

/** Four digits are not drawn wider than six. */
export const FourDigits: Story = { args: { length: 4, defaultValue: '12' } };

/** Ten digits fit a phone of 320 px. */
export const TenDigits: Story = {
  args: { length: 10, defaultValue: '1234567890' },
  play: async ({ canvasElement }) => { await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth); },
};

/** Long Thai words break into lines. */
export const LongThai: Story = {
  args: {
    label: 'รหัสยืนยันที่ส่งไปยังหมายเลขโทรศัพท์มือถือของคุณ', help: 'หากไม่ได้รับรหัสภายในหนึ่งนาที โปรดตรวจสอบหมายเลขโทรศัพท์แล้วขอรหัสใหม่อีกครั้ง',
    error: 'รหัสยืนยันไม่ถูกต้องหรือหมดอายุแล้ว โปรดขอรหัสใหม่', end: <Button variant="secondary">ขอรหัสยืนยันใหม่อีกครั้ง</Button>,
  },
};

/** Words turn around; a code reads from the left all the same. */
export const RightToLeft: Story = {
  args: { label: 'رمز التحقق', help: 'أرسلناه إلى هاتفك.', defaultValue: '123' },
  decorators: [(Story) => <div dir="rtl" lang="ar"><Story /></div>],
};
