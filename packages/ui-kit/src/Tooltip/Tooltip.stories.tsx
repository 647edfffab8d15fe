import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { IconButton } from '../IconButton/IconButton.tsx';
import { longText } from '../longText.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Tooltip, tooltipSides } from './Tooltip.tsx';

const meta = {
  title: 'UI kit/Tooltip',
  component: Tooltip,
  args: {
    text: 'Turnover left before you can withdraw',
    children: (
      <IconButton label="About turnover">
        <InfoIcon aria-hidden />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the visible tooltip, not the hidden description. */
const shown = (text: string) => screen.queryAllByText(text).find((element) => !element.hidden);

/** Keyboard focus shows it and Escape hides it; the description is always present. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About turnover' });
    await expect(button).toHaveAccessibleDescription(args.text);
    await expect(shown(args.text)).toBeUndefined();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(shown(args.text)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown(args.text)).toBeUndefined());
    await expect(button).toHaveFocus();
  },
};

/** Hovering shows it. */
export const ByMouse: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(shown(args.text)).toBeVisible(), { timeout: 15_000 });
  },
};

/** A long press shows it. */
export const ByFinger: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await fireEvent.pointerDown(button, { button: 0, pointerType: 'touch' });
    await waitFor(() => expect(shown(args.text)).toBeVisible(), { timeout: 15_000 });
    await fireEvent.pointerUp(button, { pointerType: 'touch' });
    await expect(shown(args.text)).toBeVisible();
  },
};

/** On each side of the control; flips if there is no room. */
export const Sides: Story = {
  render: (args) => (
    <Stack direction="row">
      {tooltipSides.map((side) => (
        <Tooltip key={side} {...args} side={side} />
      ))}
    </Stack>
  ),
};

/** Long text stays on the screen. */
export const LongText: Story = {
  args: { text: `${longText.thai} ${longText.word}` },
  play: async ({ args }) => {
    await userEvent.tab();
    await waitFor(() => expect(shown(args.text)).toBeVisible());
    const { left, right } = shown(args.text)?.getBoundingClientRect() ?? new DOMRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Long text stays on a small phone, right to left. */
export const LongTextSmallPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'smallPhone', isRotated: false } },
  args: LongText.args,
  play: LongText.play,
};

/** Right to left. */
export const RightToLeft: Story = {
  args: { side: 'start', text: 'حجم الرهان المتبقي' },
  render: (args) => (
    <div dir="rtl">
      <Tooltip {...args} />
    </div>
  ),
};
