import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { DatePicker } from './DatePicker.tsx';

const english = {
  open: 'Open the calendar',
  title: 'Your birthday',
  close: 'Close',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
};
const thai = {
  open: 'เปิดปฏิทิน',
  title: 'วันเกิดของคุณ',
  close: 'ปิด',
  previousMonth: 'เดือนก่อนหน้า',
  nextMonth: 'เดือนถัดไป',
  month: 'เดือน',
  year: 'ปี',
};

const meta = {
  title: 'UI kit/DatePicker',
  component: DatePicker,
  args: { label: 'Birthday', name: 'birthday', locale: 'en-GB', texts: english, onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Separators are inserted while digits are typed. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Birthday' });
    await userEvent.type(field, '24121990');
    await expect(field).toHaveValue('24/12/1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-12-24');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Invalid text stays and is passed to the form unchanged. */
export const NoDate: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Birthday' });
    await userEvent.type(field, '31/02/1990');
    await userEvent.tab();
    await expect(field).toHaveValue('31/02/1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('31/02/1990');
  },
};

/** Month and year are native selects; picking a day closes the sheet and restores focus. */
export const Picked: Story = {
  args: { defaultValue: '1990-12-24' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open the calendar' });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Your birthday' }, { timeout: 10_000 }));
    await expect(sheet.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Year' }), '1995');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.click(sheet.getByRole('button', { name: /14 February 1995/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-02-14');
    await expect(canvas.getByRole('textbox', { name: 'Birthday' })).toHaveValue('14/02/1995');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Arrow keys move by a day or a week, Enter picks, Escape cancels. */
export const ByKeyboard: Story = {
  args: { defaultValue: '1990-12-24' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Open the calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Your birthday' }, { timeout: 10_000 }));
    sheet.getByRole('button', { name: /24 December 1990/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(sheet.getByRole('button', { name: /17 December 1990/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Birthday' })).toHaveValue('24/12/1990');
  },
};

/** Days outside the range are disabled. */
export const InARange: Story = {
  args: { min: '1990-12-10', max: '1990-12-20', defaultValue: '1990-12-15' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the calendar' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your birthday' }, { timeout: 10_000 }));
    await expect(sheet.getByRole('button', { name: /\b9 December 1990/ })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: /10 December 1990/ })).toBeEnabled();
    await expect(sheet.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Thai uses the Buddhist era in the field and the calendar; the form value does not change. */
export const Thai: Story = {
  args: { label: 'วันเกิด', locale: 'th', texts: thai, defaultValue: '1990-12-24' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'วันเกิด' });
    await expect(field).toHaveValue('24/12/2533');
    await userEvent.clear(field);
    await userEvent.type(field, '๑๔๐๒๒๕๓๘');
    await userEvent.tab();
    await expect(field).toHaveValue('14/02/2538');
    await expect(args.onChange).toHaveBeenLastCalledWith('1995-02-14');
    await userEvent.click(canvas.getByRole('button', { name: 'เปิดปฏิทิน' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'วันเกิดของคุณ' }, { timeout: 10_000 }));
    await expect(sheet.getByRole('combobox', { name: 'ปี' })).toHaveDisplayValue('2538');
  },
};

/** With an error message that says what to do. */
export const WithError: Story = {
  args: {
    defaultValue: '2015-01-01',
    error: 'You must be 18 or older.',
    help: 'As on your ID card.',
    isRequired: true,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Birthday' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('You must be 18 or older. As on your ID card.');
  },
};
/** Optional, marked as such. */
export const Optional: Story = { args: { optionalMark: 'optional' } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '1990-12-24' } };

/** Read-only, without the calendar button. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '1990-12-24' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    label: 'วันเดือนปีเกิดตามที่ปรากฏบนบัตรประจำตัวประชาชน',
    locale: 'th',
    texts: thai,
    help: 'ใช้ตรวจสอบอายุและไม่สามารถเปลี่ยนได้หลังจากลงทะเบียนแล้ว',
    error: 'สมาชิกต้องมีอายุไม่ต่ำกว่า 18 ปีบริบูรณ์',
  },
};
/** In German. */
export const German: Story = { args: { label: 'Geburtsdatum', locale: 'de', defaultValue: '1990-12-24' } };
/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: { label: 'تاريخ الميلاد', locale: 'ar-EG', defaultValue: '1990-12-24' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
