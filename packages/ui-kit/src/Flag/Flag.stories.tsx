import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Stack } from '../Stack/Stack.tsx';
import { Flag } from './Flag.tsx';

const meta = { title: 'UI kit/Flag', component: Flag, args: { country: 'TH' } } satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A separate file, hidden from screen readers. */
export const Thailand: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/TH[^/]*\.svg/)),
      { timeout: 10_000 },
    );
    await expect(canvasElement.querySelector('img')?.closest('[aria-hidden]')).not.toBeNull();
  },
};

/** Several flags. */
export const Several: Story = {
  render: () => (
    <Stack direction="row">
      {['GB', 'TH', 'CN', 'VN', 'JP', 'CH', 'NP'].map((country) => (
        <Flag key={country} country={country} />
      ))}
    </Stack>
  ),
};

/** An unknown code leaves the box empty. */
export const Unknown: Story = { args: { country: 'ZZ' } };
