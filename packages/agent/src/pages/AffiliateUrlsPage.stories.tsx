import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAffiliateUrl,
  buildAffiliateUrls,
  buildRateRange,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, within } from 'storybook/test';
import { Page } from './AffiliateUrlsPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/agent/links',
    ...options,
    answers: {
      listAffiliateUrls: buildAffiliateUrls([
        buildAffiliateUrl(),
        buildAffiliateUrl({ code: 'AB34CD', label: '', type: 'agent', state: 'EXPIRED', expiresAt: 1_790_000_000_000 }),
        buildAffiliateUrl({ code: 'XY56ZW', label: 'Line group', hasQuota: false, expiresAt: null }),
      ]),
      getRateRange: buildRateRange(),
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({
  listAffiliateUrls: answer,
  getRateRange: answer,
});

const meta = {
  title: 'Agent/AffiliateUrlsPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link that is valid, one that expired, and one without quota. */
export const Loaded: Story = { parameters: app() };
/** The form of a new link. */
export const Creating: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(New link|ลิงก์ใหม่|新建链接)$/ }));
    await expect((await canvas.findAllByRole('textbox'))[0]).toBeVisible();
  },
};
/** The QR code of a link. */
export const Sharing: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Share|แชร์|分享)$/ });
    if (first) await userEvent.click(first);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
/** No links yet. */
export const Empty: Story = { parameters: app({ listAffiliateUrls: buildAffiliateUrls([]) }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app(everything(refusal('system.unknown'))),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่)/ });
    if (first) await userEvent.click(first);
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(everything(UNREACHABLE)) };
/** In Thai. */
export const LongThai: Story = { parameters: app({}, { language: 'TY' }) };
