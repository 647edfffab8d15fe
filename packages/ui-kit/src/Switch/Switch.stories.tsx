import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI kit/Switch',
  component: Switch,
  args: { label: 'Sound in games', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is part of the target; Space toggles. */
export const Off: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const setting = canvas.getByRole('switch', { name: 'Sound in games' });
    await userEvent.click(canvas.getByText('Sound in games'));
    await expect(setting).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(setting).not.toBeChecked();
  },
};

/** On. */
export const On: Story = { args: { defaultChecked: true } };
/** With help text. */
export const WithHelp: Story = {
  args: { defaultChecked: true, help: 'Music stays off; only wins and reels are heard.' },
};

/** While loading, presses are ignored and focus stays. */
export const Loading: Story = {
  args: { defaultChecked: true, isLoading: true },
  play: async ({ canvasElement, args }) => {
    const setting = within(canvasElement).getByRole('switch');
    await userEvent.click(setting);
    await expect(setting).toBeChecked();
    await expect(setting).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With an error message that says what to do. */
export const WithError: Story = {
  args: { error: 'This could not be saved. Try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      'This could not be saved. Try again.',
    );
  },
};
/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
/** Disabled while on. */
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    label: 'รับข้อความแจ้งเตือนเมื่อมีกิจกรรมส่งเสริมการขายหรือประกาศสำคัญจากเรา',
    help: 'เปลี่ยนได้ทุกเมื่อในหน้าการตั้งค่า',
    defaultChecked: true,
  },
};
/** Long German words wrap. */
export const LongGerman: Story = {
  args: { label: 'Datenschutzgrundverordnungsbenachrichtigungseinstellungen' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Right to left: the on position is on the left. */
export const RightToLeft: Story = {
  args: { label: 'الصوت في الألعاب', defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
