import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAffiliateUrl,
  buildAffiliateUrls,
  buildAgentSettings,
  buildRateRange,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './AgentSettingsPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/set',
    ...options,
    answers: {
      getAgentSettings: buildAgentSettings(),
      getRateRange: buildRateRange(),
      listAffiliateUrls: buildAffiliateUrls([buildAffiliateUrl()]),
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({
  getAgentSettings: answer,
  getRateRange: answer,
  listAffiliateUrls: answer,
});

const meta = {
  title: 'Agent/AgentSettingsPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The settings of an agent. */
export const Loaded: Story = { parameters: app() };
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
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
