import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useEffect } from 'react';
import { toastDuration, useToast } from '@parlor/core';
import { buildSession, withApp } from '@parlor/testing/storybook';
import { AppFrame, Page, Text } from '@parlor/ui-kit';
import { PageSlot, Shell } from '../Shell.tsx';
import { Toasts } from './Toasts.tsx';

/** Shows a toast on mount. */
function Speaker() {
  const toast = useToast();
  useEffect(
    () => toast({ tone: 'success', messageKey: 'common:state.backOnline', durationMs: toastDuration.loading }),
    [toast],
  );
  return null;
}

/** Toasts, below the header and the bars of the page. */
const meta = {
  title: 'Shell/Toasts',
  component: Toasts,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <AppFrame>
        <Shell route={{ paths: ['/m/home'], frame: 'home', titleKey: 'common:shell.home' }}>
          <PageSlot isShown>
            <Page>
              <Text>The page stands here.</Text>
              <Speaker />
            </Page>
          </PageSlot>
        </Shell>
      </AppFrame>
      <Toasts />
    </>
  ),
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByRole('button', { name: /Close|ปิด|关闭/ });
    const toast = words.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const balance = await within(canvasElement).findAllByText(/10,000\.00/);
    for (const bar of [canvasElement.querySelector('header'), ...balance])
      await expect(toast.top).toBeGreaterThanOrEqual(bar?.getBoundingClientRect().bottom ?? Infinity);
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = { getBalance: { sumBalance: '10000.00', currency: 'THB' } };

/** On home, whose header contains the balance. */
export const Home: Story = { parameters: { app: { session: buildSession(), answers } } };
/** With the extra bar, which contains the balance too. */
export const WithBars: Story = {
  parameters: { app: { session: buildSession(), settings: { extraTopBarPaths: ['/m/home'] }, answers } },
};
/** In Thai on the smallest phone. */
export const Thai: Story = {
  parameters: { app: { session: buildSession(), language: 'TY', answers } },
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
};
