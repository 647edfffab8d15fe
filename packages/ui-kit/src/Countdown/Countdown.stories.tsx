import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

function FromNow({ inMs, ...rest }: Omit<CountdownProps, 'endsAt'> & { readonly inMs: number }): ReactNode {
  const [endsAt] = useState(() => Date.now() + inMs);
  return <Countdown {...rest} endsAt={endsAt} />;
}

const meta = {
  title: 'UI kit/Countdown',
  component: Countdown,
  args: { label: 'Code can be sent again in', endsAt: 0 },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Minutes and seconds. */
export const Running: Story = {
  render: ({ label }) => <FromNow label={label} inMs={60_000} />,
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'Code can be sent again in' });
    await expect(timer).toHaveTextContent(/^(01:00|00:\d\d)$/);
    await waitFor(() => expect(timer).toHaveTextContent(/^00:\d\d$/));
  },
};

/** The server's clock is an hour ahead of the phone's. */
export const ServerTime: Story = {
  render: ({ label }) => <FromNow label={label} inMs={7_200_000} serverOffsetMs={3_600_000} />,
};

/** A custom format for days. */
export const InWords: Story = {
  render: () => (
    <Stack>
      <Text>
        Ends in{' '}
        <FromNow
          label="Tournament ends in"
          inMs={200_000_000}
          format={({ days, hours, minutes }) => `${days} d ${hours} h ${minutes} min`}
        />
      </Text>
      <Text>
        สิ้นสุดใน{' '}
        <FromNow
          label="โปรโมชั่นสิ้นสุดใน"
          inMs={200_000_000}
          format={({ days, hours, minutes }) => `${days} วัน ${hours} ชั่วโมง ${minutes} นาที`}
        />
      </Text>
      <Text>
        Wettbewerbsteilnahmebestätigungsfrist:{' '}
        <FromNow label="Frist" inMs={200_000_000} format={({ days, hours }) => `${days} Tage ${hours} Stunden`} />
      </Text>
    </Stack>
  ),
};

/** The end is reported once and announced. */
export const Ended: Story = {
  args: {
    endsAt: 0,
    onEnd: fn(),
    announce: ({ totalSeconds }) =>
      totalSeconds === 0 ? 'You can ask for a new code' : `${totalSeconds} seconds left`,
  },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:00');
    await expect(within(canvasElement).getByText('You can ask for a new code')).toBeInTheDocument();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};

/** Right to left: the digits stay left to right. */
export const RightToLeft: Story = {
  render: ({ label }) => (
    <div dir="rtl">
      <Text>
        ينتهي خلال <FromNow label={label} inMs={3_700_000} />
      </Text>
    </div>
  ),
};
