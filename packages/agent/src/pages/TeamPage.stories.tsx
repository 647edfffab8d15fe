import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildDownline,
  buildDownlines,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './TeamPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/agent/team',
    ...options,
    answers: {
      listDownlines: buildDownlines(),
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({ listDownlines: answer });

const meta = {
  title: 'Agent/TeamPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Direct downlines: an agent, a member, and one that is closed. */
export const Loaded: Story = { parameters: app() };
/** Two levels down, with the path of uplines. */
export const Deeper: Story = {
  parameters: app(
    {
      listDownlines: buildDownlines(undefined, {
        path: ['agent01', 'agent11', 'agent21', 'agent31'].map((account) => ({ account, nickname: '' })),
      }),
    },
    { route: '/m/agent/team?under=agent31&depth=all' },
  ),
};
/** No account matches the search. */
export const SearchEmpty: Story = {
  parameters: app({ listDownlines: buildDownlines([]) }, { route: '/m/agent/team?search=zz' }),
};
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
/** The team is empty. */
export const Empty: Story = { parameters: app({ listDownlines: buildDownlines([]) }) };
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
export const LongThai: Story = {
  parameters: app(
    {
      listDownlines: buildDownlines([
        buildDownline({ account: 'chiangmai_branch_0001', nickname: 'ตัวแทนเชียงใหม่สาขาหนึ่ง', balance: '987654321.00' }),
      ]),
    },
    { language: 'TY' },
  ),
};
