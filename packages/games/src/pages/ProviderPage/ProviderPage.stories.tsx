import type { Meta, StoryObj } from '@storybook/react-vite';
import { PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './ProviderPage.tsx';

const meta = { title: 'Games/ProviderPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Page
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Vendors by category. */
export const Loaded: Story = {
  decorators: [storyApp()],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Koi and Current')).toBeVisible();
  },
};
/** The empty state, with a hint at the next step. */
export const Empty: Story = { decorators: [storyApp({ answers: { listVendors: { list: [] } } })] };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { decorators: [storyApp({ answers: { listVendors: PENDING } })] };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { decorators: [storyApp({ answers: { listVendors: refusal('request.rate_limited') } })] };
/** The gateway cannot be reached. */
export const Offline: Story = { decorators: [storyApp({ answers: { listVendors: UNREACHABLE } })] };
