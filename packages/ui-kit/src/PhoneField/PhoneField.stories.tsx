import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { PhoneField } from './PhoneField.tsx';

const countries = [
  { code: 'TH', name: 'Thailand', dialingCode: '+66' },
  { code: 'CN', name: 'China', dialingCode: '+86' },
  { code: 'VN', name: 'Vietnam', dialingCode: '+84' },
  { code: 'AT', name: 'Österreich', dialingCode: '+43' },
  { code: 'US', name: 'United States', dialingCode: '+1' },
  { code: 'CA', name: 'Canada', dialingCode: '+1' },
  { code: 'GB', name: 'United Kingdom of Great Britain and Northern Ireland', dialingCode: '+44' },
  { code: 'JP', name: 'Japan', dialingCode: '+81' },
  { code: 'KR', name: 'South Korea', dialingCode: '+82' },
  { code: 'LA', name: 'Laos', dialingCode: '+856' },
  { code: 'MM', name: 'Myanmar', dialingCode: '+95' },
  { code: 'KH', name: 'Cambodia', dialingCode: '+855' },
];
const texts = {
  country: (name: string, dialingCode: string) => `Country: ${name} ${dialingCode}`,
  title: 'Country',
  close: 'Close',
  search: 'Search country or code',
  nothingFound: 'No country found.',
};
const thai = {
  country: (name: string, dialingCode: string) => `ประเทศ: ${name} ${dialingCode}`,
  title: 'ประเทศ',
  close: 'ปิด',
  search: 'ค้นหาประเทศหรือรหัส',
  nothingFound: 'ไม่พบประเทศ',
};

const meta = {
  title: 'UI kit/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number', name: 'mobileNum', countries, texts, onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Number formats load after the field. */
const patient = { timeout: 10_000 };

/** Digits are grouped as the country does; the form receives E.164. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(field, '0812345678');
    await waitFor(() => expect(field).toHaveValue('081 234 5678'), patient);
    await waitFor(
      () =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          country: 'TH',
          dialingCode: '+66',
          national: '0812345678',
          e164: '+66812345678',
        }),
      patient,
    );
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(field).toHaveValue('081 234 56');
  },
};

/** Inserting a digit in the middle keeps the caret after it. */
export const Corrected: Story = {
  args: { defaultValue: { country: 'TH', national: '081345678' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveValue('081 345 678'), patient);
    await userEvent.click(field);
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('2');
    await expect(field).toHaveValue('081 234 5678');
    await expect(field.selectionStart).toBe(5);
  },
};

/** Pasting an international number selects its country. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Mobile number' }));
    await userEvent.paste('+44 7911 123456');
    await expect(canvas.getByRole('button', { name: /United Kingdom.* \+44/ })).toBeVisible();
    await waitFor(
      () =>
        expect(args.onChange).toHaveBeenLastCalledWith({
          country: 'GB',
          dialingCode: '+44',
          national: '7911123456',
          e164: '+447911123456',
        }),
      patient,
    );
  },
};

/** Countries are found by unaccented name or dialling code; arrow keys and Enter pick one. */
export const CountryByKeyboard: Story = {
  args: { defaultValue: { country: 'TH', national: '812345678' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Country: Thailand +66' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Country' }, patient));
    const search = sheet.getByRole('combobox', { name: 'Search country or code' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(sheet.getByRole('option', { name: /Thailand/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('peru');
    await waitFor(() => expect(sheet.getByText('No country found.')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.keyboard('osterr');
    await waitFor(() => expect(sheet.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(search);
    await userEvent.keyboard('+85');
    await waitFor(() => expect(sheet.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ dialingCode: expect.stringMatching(/^\+85[56]$/), national: '812345678' }),
    );
  },
};

/** Escape keeps the country. */
export const CountryLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Country: Thailand +66' }));
    await screen.findByRole('dialog', { name: 'Country' }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With one country there is no picker. */
export const OneCountry: Story = {
  args: { countries: countries.slice(0, 1), defaultValue: { country: 'TH', national: '812345678' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** With an error message that says what to do. */
export const WithError: Story = {
  args: {
    defaultValue: { country: 'TH', national: '0812' },
    error: 'Use 9 to 10 digits.',
    help: 'We send a code to this number.',
    isRequired: true,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mobile number' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Use 9 to 10 digits. We send a code to this number.');
  },
};
/** Optional, marked as such. */
export const Optional: Story = { args: { optionalMark: 'optional' } };
/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: { country: 'TH', national: '0812345678' } } };
/** Read-only: can be selected and copied. */
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: { country: 'TH', national: '0812345678' } } };

/** Twenty digits and a long dialling code fit a screen of 320 px. */
export const Longest: Story = {
  args: { defaultValue: { country: 'LA', national: '12345678901234567890' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    label: 'หมายเลขโทรศัพท์มือถือสำหรับรับรหัสยืนยัน',
    texts: thai,
    help: 'เราจะส่งรหัสยืนยันไปยังหมายเลขนี้เพื่อใช้ตั้งรหัสผ่านใหม่',
    countries: countries.map((country) => (country.code === 'TH' ? { ...country, name: 'ไทย' } : country)),
  },
};
/** Long German words wrap. */
export const LongGerman: Story = {
  args: {
    label: 'Mobilfunktelefonnummer für Sicherheitsbenachrichtigungen',
    defaultValue: { country: 'AT', national: '06641234567' },
  },
};

/** Right to left: labels are mirrored, number and code stay left to right. */
export const RightToLeft: Story = {
  args: { label: 'رقم الهاتف المحمول', defaultValue: { country: 'TH', national: '0812345678' } },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
