import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DateText, dateFormats, dateLengths } from './DateText.tsx';

const meta = {
  title: 'UI kit/DateText',
  component: DateText,
  args: { value: '2026-11-21T18:30:00Z', locale: 'en', timeZone: 'Asia/Bangkok' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day in the merchant's time zone; the `datetime` attribute has the exact time. */
export const Day: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nov 22, 2026')).toHaveAttribute(
      'datetime',
      '2026-11-21T18:30:00.000Z',
    );
  },
};

/** All formats in all lengths. */
export const Formats: Story = {
  render: (args) => (
    <Stack gap={2}>
      {dateFormats.flatMap((format) =>
        dateLengths.map((length) => (
          <Text key={format + length}>
            <DateText {...args} format={format} length={length} />
          </Text>
        )),
      )}
    </Stack>
  ),
};

/** Thai uses the Buddhist era unless the Gregorian calendar is chosen. */
export const Thai: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text>
        <DateText {...args} locale="th" format="moment" length="long" />
      </Text>
      <Text>
        <DateText {...args} locale="th" format="moment" length="long" calendar="gregory" />
      </Text>
      <Text>
        <DateText {...args} locale="th" format="relative" length="long" />
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/2569/)).toBeVisible();
    await expect(within(canvasElement).getByText(/2026/)).toBeVisible();
  },
};

/** Long German words, and Arabic digits right to left. */
export const LongAndRightToLeft: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text>
        <DateText {...args} locale="de" format="moment" length="long" />
      </Text>
      <div dir="rtl">
        <Text>
          <DateText {...args} locale="ar-EG" format="moment" length="long" />
        </Text>
      </div>
    </Stack>
  ),
};

/** An invalid date is a dash. */
export const Unknown: Story = { args: { value: '' } };
