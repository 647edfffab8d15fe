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

/** The last digit triggers `onComplete`; letters are ignored. */
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

/** Extracts a code pasted with spaces and text around it. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await userEvent.click(field);
    await userEvent.paste('Your code: 123 456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** Deleting a digit in the middle keeps the caret in place. */
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

/** With the button that sends the code. */
export const WithButton: Story = { args: { end: <Button variant="secondary">Send the code</Button> } };

/** Filled in. */
export const Filled: Story = { args: { defaultValue: '123456' } };

/** Screen readers read the error before the help. */
export const WithError: Story = {
  args: {
    defaultValue: '123456',
    error: 'This code is no longer good. Ask for a new one.',
    help: 'We sent it to +66 81 234 5678.',
    isRequired: true,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'This code is no longer good. Ask for a new one. We sent it to +66 81 234 5678.',
    );
  },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };
/** Optional, marked as such. */
export const Optional: Story = { args: { optionalMark: 'optional' } };
/** Disabled. */
export const Disabled: Story = { args: { defaultValue: '1234', disabled: true } };
/** Read-only: can be selected and copied. */
export const ReadOnly: Story = { args: { defaultValue: '123456', readOnly: true } };

/** Four digits use the same box width as six. */
export const FourDigits: Story = { args: { length: 4, defaultValue: '12' } };

/** Ten digits fit a screen of 320 px. */
export const TenDigits: Story = {
  args: { length: 10, defaultValue: '1234567890' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    label: 'รหัสยืนยันที่ส่งไปยังหมายเลขโทรศัพท์มือถือของคุณ',
    help: 'หากไม่ได้รับรหัสภายในหนึ่งนาที โปรดตรวจสอบหมายเลขโทรศัพท์แล้วขอรหัสใหม่อีกครั้ง',
    error: 'รหัสยืนยันไม่ถูกต้องหรือหมดอายุแล้ว โปรดขอรหัสใหม่',
    end: <Button variant="secondary">ขอรหัสยืนยันใหม่อีกครั้ง</Button>,
  },
};

/** Right to left: labels are mirrored, the code stays left to right. */
export const RightToLeft: Story = {
  args: { label: 'رمز التحقق', help: 'أرسلناه إلى هاتفك.', defaultValue: '123' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
