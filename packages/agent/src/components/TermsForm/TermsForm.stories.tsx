import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildDownline,
  buildDownlines,
  buildSession,
  buildSimulation,
  PENDING,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { TermsForm } from './TermsForm.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    ...options,
    answers: {
      listDownlines: buildDownlines([buildDownline()], { totalCount: 250, totalPages: 3 }),
      getContractRange: { currency: 'THB', maxPercent: '0.9', minPercent: '0', maxTiers: 6, hasLive: false },
      simulateContract: buildSimulation(),
      ...answers,
    },
  },
});

const meta = {
  title: 'Agent/TermsForm',
  component: TermsForm,
  decorators: [withApp],
  args: { kind: 'daily_salary', onDone: () => undefined },
} satisfies Meta<typeof TermsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseGames: Story['play'] = async ({ canvas, userEvent }) => {
  const [, chosen] = await canvas.findAllByRole('radio');
  if (chosen) await userEvent.click(chosen);
  await expect((await canvas.findAllByRole('checkbox')).length).toBeGreaterThan(1);
};

/** A team with enough downlines for a search field. */
export const LargeTeam: Story = { parameters: app() };
/** Games are selected one by one. */
export const ChosenGames: Story = { parameters: app(), play: chooseGames };
/** The same in Thai. */
export const ChosenGamesInThai: Story = { parameters: app({}, { language: 'TY' }), play: chooseGames };
/** The downlines are loading. */
export const Loading: Story = { parameters: app({ listDownlines: PENDING }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ listDownlines: UNREACHABLE }) };
