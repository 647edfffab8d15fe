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

/** The one thing a screen asks for. */
export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit 500.00' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** One primary a screen; the others give way to it. */
export const Variants: Story = {
  render: (args) => <Stack gap={3}>{buttonVariants.map((variant) => <Button key={variant} {...args} variant={variant} />)}</Stack>,
};

/** Small beside a figure, medium in a row, large under a form. */
export const Sizes: Story = {
  render: (args) => <Stack gap={3} align="start">{buttonSizes.map((size) => <Button key={size} {...args} size={size} />)}</Stack>,
};

/** What cannot be pressed now, and is still readable. */
export const Disabled: Story = {
  render: (args) => <Stack gap={3}>{buttonVariants.map((variant) => <Button key={variant} {...args} variant={variant} disabled />)}</Stack>,
};

/** The width stays, the focus stays, a second press is dropped. */
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

/** The action of a form, as wide as the form. */
export const FullWidthWithIcon: Story = { args: { isFullWidth: true, size: 'large', icon: <HeartIcon />, children: 'Add to favourites' } };

/** Long words break into a second line and are never cut. */
export const LongThai: Story = { args: { isFullWidth: true, children: 'ยืนยันการฝากเงินเข้ากระเป๋าหลักจำนวน 1,234,500.00 บาท และรับโบนัสต้อนรับสมาชิกใหม่' } };

/** German words break where the button ends. */
export const LongGerman: Story = { args: { isFullWidth: true, children: longText.word } };
