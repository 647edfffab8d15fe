import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'UI kit/Checkbox', component: Checkbox, args: { label: 'Remember my account' } } satisfies Meta<
  typeof Checkbox
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is part of the target; Space toggles. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Remember my account' });
    await userEvent.click(canvas.getByText('Remember my account'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
/** Checked. */
export const Checked: Story = { args: { defaultChecked: true } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
/** With an error message that says what to do. */
export const WithError: Story = {
  args: { error: 'Agree to the terms to go on.', label: <>I am 18 or older and agree to the terms of service.</> },
};
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: { label: 'ข้าพเจ้ามีอายุ 18 ปีบริบูรณ์ขึ้นไป และได้อ่านพร้อมทั้งยอมรับข้อกำหนดและเงื่อนไขการใช้บริการทั้งหมดแล้ว' },
};

/** A word longer than the line breaks and does not widen the page. */
export const LongGerman: Story = {
  args: { label: longText.word, error: longText.german },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: { label: 'تذكر حسابي', defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
