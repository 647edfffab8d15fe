import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Field } from './Field.tsx';

const meta = {
  title: 'UI kit/Field',
  component: Field,
  args: { label: 'Account', name: 'account', autoComplete: 'username', placeholder: '4 to 14 letters or digits' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'player01' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Account' });
    await userEvent.clear(field);
    await userEvent.type(field, 'player02');
    await expect(field).toHaveValue('player02');
  },
};

/** Help and error both belong to the field; the error is read first. */
export const WithError: Story = {
  args: { defaultValue: 'ab', help: 'Letters and digits only.', error: 'Use at least 4 characters.', isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Account' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Use at least 4 characters. Letters and digits only.');
  },
};

export const Required: Story = { args: { isRequired: true } };
export const Optional: Story = { args: { label: 'Referral code', name: 'referral', autoComplete: 'off', placeholder: '', optionalMark: 'optional' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'player01' } };
export const WithSides: Story = {
  args: { label: 'Phone number', name: 'phone', type: 'tel', autoComplete: 'tel-national', placeholder: '81 234 5678', start: <><PhoneIcon aria-hidden />+66</> },
};
export const LongThai: Story = {
  args: {
    label: 'ชื่อบัญชีผู้ใช้สำหรับเข้าสู่ระบบ', placeholder: 'ตัวอักษรหรือตัวเลข 4 ถึง 14 ตัว', help: 'ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษและตัวเลขเท่านั้น ไม่สามารถเปลี่ยนได้หลังจากลงทะเบียนแล้ว',
    error: 'ชื่อบัญชีนี้มีผู้ใช้งานแล้ว โปรดลองชื่ออื่น',
  },
};
