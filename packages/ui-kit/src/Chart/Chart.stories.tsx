import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { Chart, chartKinds, type ChartSeries } from './Chart.tsx';

const days = Array.from({ length: 14 }, (_, index) => `${index + 8} Nov`);
const deposits: ChartSeries = {
  id: 'deposits',
  name: 'Deposits',
  values: [320, 410, 280, 500, 620, 580, 700, 690, 540, 610, 730, 820, 790, 905],
};
const withdrawals: ChartSeries = {
  id: 'withdrawals',
  name: 'Withdrawals',
  values: [120, 210, 180, 300, 220, 380, 300, 290, 340, 310, 430, 320, 490, 405],
};

const meta = {
  title: 'UI kit/Chart',
  component: Chart,
  args: {
    label: 'Deposits of the team',
    points: days,
    pointsLabel: 'Day',
    series: [deposits],
    formatValue: (value) => value.toFixed(2),
    tableLabel: 'Show as a table',
    emptyText: 'Nothing happened in these days.',
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = async (root: HTMLElement, count = 1): Promise<void> => {
  await waitFor(() => expect(root.querySelectorAll('canvas')).toHaveLength(count));
};

/** Arrow keys move between points; screen readers announce each. */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const plot = within(canvasElement).getByRole('slider', { name: 'Deposits of the team' });
    await expect(plot).toHaveAttribute('aria-valuetext', '21 Nov, Deposits 905.00');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(plot).toHaveAttribute('aria-valuetext', '8 Nov, Deposits 320.00');
    await userEvent.keyboard(getComputedStyle(plot).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', '9 Nov, Deposits 410.00');
  },
};

/** Two series differ in colour and in dashes. */
export const TwoSeries: Story = {
  args: { series: [{ ...deposits, kind: 'area' }, withdrawals] },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** All kinds of series. */
export const Kinds: Story = {
  render: (args) => (
    <>
      {chartKinds.map((kind) => (
        <Chart key={kind} {...args} label={kind} series={[{ ...deposits, kind }]} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, chartKinds.length);
  },
};

/** Bars of two series side by side, with negative values below zero. */
export const Bars: Story = {
  args: {
    points: days.slice(0, 7),
    series: [
      { ...deposits, kind: 'bars', values: [320, -210, 280, 500, -620, 580, 700] },
      { ...withdrawals, kind: 'bars' },
    ],
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** The same values as a table, unrounded. */
export const AsTable: Story = {
  args: { series: [{ ...deposits, texts: deposits.values.map((value) => `฿${value}.00`) }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table', { name: 'Deposits of the team' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '8 Nov' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '฿320.00' })).toBeVisible();
  },
};

/** A single point is a dot. */
export const OnePoint: Story = {
  args: { points: ['8 Nov'], series: [{ ...deposits, values: [320] }] },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** Without values, a text replaces the plot. */
export const NoValues: Story = {
  args: { points: [], series: [{ ...deposits, values: [] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing happened in these days.')).toBeVisible();
  },
};

/** Long names wrap above the plot, which resizes with its container. */
export const LongText: Story = {
  args: {
    series: [
      { ...deposits, name: longText.word },
      { ...withdrawals, name: longText.thai },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '280px' }}>
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.getBoundingClientRect().width).toBe(280));
  },
};

/** Right to left: the latest point is on the left and the axis on the right. */
export const RightToLeft: Story = {
  args: { series: [deposits, withdrawals] },
  render: (args) => (
    <div dir="rtl">
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const plot = within(canvasElement).getByRole('slider');
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
  },
};
