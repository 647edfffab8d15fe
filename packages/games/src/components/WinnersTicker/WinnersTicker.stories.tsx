import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildWinner, type MockRequest } from '@parlor/testing';
import { Page } from '@parlor/ui-kit';
import { expect, userEvent, within } from 'storybook/test';
import { storyApp } from '../../testing/storyApp.tsx';
import { WinnersTicker } from './WinnersTicker.tsx';

const meta = {
  title: 'Games/WinnersTicker',
  component: WinnersTicker,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page>
      <WinnersTicker />
    </Page>
  ),
} satisfies Meta<typeof WinnersTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const winnersOf = (gameName: string) => ({
  list: Array.from({ length: 6 }, (_, index) => buildWinner({ gameName, nodeId: String(100_001 + index) })),
});

/** The latest winners have games with short names, the biggest with long names: content below does not move. */
export const LongNames: Story = {
  decorators: [
    storyApp({
      answers: {
        listWinners: ({ query }: MockRequest) =>
          winnersOf(
            query.get('order') === 'biggest'
              ? 'Lotus Lanterns and the Emerald Salon of the Morning River below the Seven Golden Pagodas of the Old Harbour'
              : 'Keno',
          ),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Keno');
    const section = canvas.getByRole('region');
    const height = section.offsetHeight;
    const [, biggest] = canvas.getAllByRole('tab');
    await userEvent.click(biggest!);
    await canvas.findAllByText(/Emerald Salon/);
    await expect(section.offsetHeight).toBe(height);
  },
};
