import type { Meta, StoryObj } from '@storybook/react-vite';
import { PENDING, refusal, UNREACHABLE } from '@parlor/testing';
import { expect, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { Page } from './ProviderPage.tsx';

const meta = { title: 'Games/ProviderPage', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByCategory: Story = {
  decorators: [storyApp()],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Koi and Current')).toBeVisible();
  },
};
export const Empty: Story = { decorators: [storyApp({ answers: { listVendors: { list: [] } } })] };
export const Loading: Story = { decorators: [storyApp({ answers: { listVendors: PENDING } })] };
export const Failed: Story = { decorators: [storyApp({ answers: { listVendors: refusal('request.rate_limited') } })] };
export const Unreachable: Story = { decorators: [storyApp({ answers: { listVendors: UNREACHABLE } })] };
