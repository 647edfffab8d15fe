import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'UI kit/Checkbox', component: Checkbox, args: { label: 'Remember my account' } } satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words are part of the target; Space toggles. */
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
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithError: Story = { args: { error: 'Agree to the terms to go on.', label: <>I am 18 or older and agree to the terms of service.</> } };
export const LongThai: Story = { args: { label: 'ข้าพเจ้ามีอายุ 18 ปีบริบูรณ์ขึ้นไป และได้อ่านพร้อมทั้งยอมรับข้อกำหนดและเงื่อนไขการใช้บริการทั้งหมดแล้ว' } };
