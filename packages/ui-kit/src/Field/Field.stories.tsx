import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'UI kit/Field',
  component: Field,
  args: { label: 'Account', name: 'account', autoComplete: 'username', placeholder: '4 to 14 letters or digits' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Empty: Story = {};

/** Filled in. */
export const Filled: Story = {
  args: { defaultValue: 'player01' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Account' });
    await userEvent.clear(field);
    await userEvent.type(field, 'player02');
    await expect(field).toHaveValue('player02');
  },
};

/** Help and error both describe the field; screen readers read the error first. */
export const WithError: Story = {
  args: { defaultValue: 'ab', help: 'Letters and digits only.', error: 'Use at least 4 characters.', isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Account' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Use at least 4 characters. Letters and digits only.');
  },
};

/** Required. */
export const Required: Story = { args: { isRequired: true } };
/** Optional, marked as such. */
export const Optional: Story = {
  args: { label: 'Referral code', name: 'referral', autoComplete: 'off', placeholder: '', optionalMark: 'optional' },
};
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'player01' } };
/** With an icon and a prefix before the text. */
export const WithSides: Story = {
  args: {
    label: 'Phone number',
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel-national',
    placeholder: '81 234 5678',
    start: (
      <>
        <PhoneIcon aria-hidden />
        +66
      </>
    ),
  },
};
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    label: 'ชื่อบัญชีผู้ใช้สำหรับเข้าสู่ระบบ',
    placeholder: 'ตัวอักษรหรือตัวเลข 4 ถึง 14 ตัว',
    help: 'ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษและตัวเลขเท่านั้น ไม่สามารถเปลี่ยนได้หลังจากลงทะเบียนแล้ว',
    error: 'ชื่อบัญชีนี้มีผู้ใช้งานแล้ว โปรดลองชื่ออื่น',
  },
};

/** Read-only, drawn without a well. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'player01' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Account' });
    await userEvent.type(field, '2');
    await expect(field).toHaveValue('player01');
    await expect(field).toHaveFocus();
  },
};

/** With a spinner while the value is checked. */
export const Loading: Story = {
  args: { defaultValue: 'player02', end: <Spinner label="Checking whether the name is free" /> },
};

/** A word longer than the line breaks and does not widen the page. */
export const LongGerman: Story = {
  args: { label: longText.german, help: longText.word, error: longText.german, defaultValue: longText.word },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: {
    label: 'اسم الحساب',
    placeholder: 'من 4 إلى 14 حرفًا',
    help: 'أحرف وأرقام فقط.',
    error: 'هذا الاسم مستخدم.',
    start: <PhoneIcon aria-hidden />,
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
