import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { BannerStrip } from './BannerStrip.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 132"><rect width="480" height="132" fill="teal"/><circle cx="390" cy="60" r="60" fill="gold" opacity=".7"/></svg>`;
const source = { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, dominantColor: 'teal' };

const meta = {
  title: 'UI kit/BannerStrip',
  component: BannerStrip,
  args: {
    label: 'Offers',
    banners: [
      {
        id: 'a',
        title: 'Live tables all night',
        subtitle: 'Twelve hosts',
        source,
        render: <a href="#tables">Tables</a>,
      },
    ],
    pauseLabel: 'Pause the offers',
    playLabel: 'Play the offers',
  },
} satisfies Meta<typeof BannerStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** GAME-22: one banner does not move and is a link. */
export const Single: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Live tables all night/ });
    await expect(link).toHaveAttribute('href', '#tables');
  },
};

/** While the banners load, their space is reserved. */
export const Loading: Story = { args: { banners: undefined } };

/** Several banners rotate. */
export const Several: Story = {
  args: {
    banners: [
      { id: 'a', title: 'Live tables all night', subtitle: 'Twelve hosts', source },
      { id: 'b', title: 'Cards on Friday', source },
    ],
  },
};

/** Text longer than the width of the strip. */
export const LongText: Story = {
  args: {
    banners: [
      {
        id: 'a',
        title: 'Unbelievably long words of welcome for everybody who came here tonight',
        subtitle: 'And a second line that has no room on the smallest of phones, and is left out there',
        source,
      },
    ],
  },
};
