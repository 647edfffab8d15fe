import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../longText.ts';
import { Button } from './Button.tsx';
import { buttonSizes, buttonVariants } from './buttonOptions.ts';

const meta = {
  title: 'UI kit/Button',
  component: Button,
  args: { children: 'Deposit 500.00', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a screen. */
export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit 500.00' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** All variants. Use one `primary` per screen. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={3}>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

/** `small` beside a figure, `medium` in a row, `large` under a form. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3} align="start">
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

/** Disabled, still readable. */
export const Disabled: Story = {
  render: (args) => (
    <Stack gap={3}>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled />
      ))}
    </Stack>
  ),
};

/** Loading keeps width and focus and ignores further presses. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deposit 500.00' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The action of a form, at full width, with an icon. */
export const FullWidthWithIcon: Story = {
  args: { isFullWidth: true, size: 'large', icon: <HeartIcon />, children: 'Add to favourites' },
};

/** Long text wraps to a second line and is never cut. */
export const LongThai: Story = {
  args: { isFullWidth: true, children: 'ยืนยันการฝากเงินเข้ากระเป๋าหลักจำนวน 1,234,500.00 บาท และรับโบนัสต้อนรับสมาชิกใหม่' },
};

/** Long German words break at the edge. */
export const LongGerman: Story = { args: { isFullWidth: true, children: longText.word } };
