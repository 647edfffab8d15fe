import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildFeedback,
  buildFeedbackList,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Page } from './FeedbackPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    ...options,
    answers: {
      listFeedback: buildFeedbackList([
        buildFeedback(),
        buildFeedback({ id: '00000000-0000-4000-8000-000000000011', kind: 'praise', answer: null }),
      ]),
      sendFeedback: buildFeedback(),
      ...answers,
    },
  },
});

const meta = {
  title: 'Member/FeedbackPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form and earlier feedback with its answer. */
export const Loaded: Story = { parameters: app() };
/** No feedback yet. */
export const Empty: Story = { parameters: app({ listFeedback: buildFeedbackList([]) }) };
/** The skeleton of the page. */
export const Loading: Story = { parameters: app({ listFeedback: PENDING }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app({ listFeedback: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ listFeedback: UNREACHABLE }) };
/** A trial account sees a notice. */
export const Trial: Story = { parameters: app({}, { session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({}, { language: 'TY' }) };
