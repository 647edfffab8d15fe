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
/** Nothing here yet, and what would change that. */
export const Empty: Story = { decorators: [storyApp({ answers: { listVendors: { list: [] } } })] };
/** The shape of the page while what it shows is on its way. */
export const Loading: Story = { decorators: [storyApp({ answers: { listVendors: PENDING } })] };
/** The gateway refused; another try is one press away. */
export const Failed: Story = { decorators: [storyApp({ answers: { listVendors: refusal('request.rate_limited') } })] };
/** The gateway cannot be reached. */
export const Offline: Story = { decorators: [storyApp({ answers: { listVendors: UNREACHABLE } })] };
