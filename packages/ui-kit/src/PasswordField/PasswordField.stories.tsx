import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI kit/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    defaultValue: 'Secret-123',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye button shows and hides the password. */
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

/** With an error message that says what to do. */
export const WithError: Story = { args: { error: 'The account or the password is wrong.' } };

/** The requirements are visible from the start, not only after an error. */
export const NewPassword: Story = {
  args: { autoComplete: 'new-password', defaultValue: '', help: '8 to 20 letters and digits.', isRequired: true },
};
/** Optional, marked as such. */
export const Optional: Story = {
  args: { label: 'Payment password', autoComplete: 'off', defaultValue: '', optionalMark: 'optional' },
};

/** Field and eye button are disabled. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
};
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    label: 'รหัสผ่านสำหรับการถอนเงินและเปลี่ยนแปลงข้อมูลบัญชี',
    help: longText.thai,
    error: 'รหัสผ่านไม่ตรงกัน โปรดกรอกใหม่อีกครั้ง',
    showLabel: 'แสดงรหัสผ่าน',
    hideLabel: 'ซ่อนรหัสผ่าน',
  },
};
/** Long German words wrap. */
export const LongGerman: Story = {
  args: { label: longText.german, help: longText.word },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', showLabel: 'إظهار كلمة المرور', hideLabel: 'إخفاء كلمة المرور' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
