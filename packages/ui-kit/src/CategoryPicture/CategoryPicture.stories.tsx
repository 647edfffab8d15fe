import { categoryPictures } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { CategoryPicture } from './CategoryPicture.tsx';

const meta = {
  title: 'UI kit/CategoryPicture',
  component: CategoryPicture,
  args: { name: 'slot' },
} satisfies Meta<typeof CategoryPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the brand's colours. */
export const Plain: Story = {};

/** In tones of the text colour, for an accent background. */
export const Ink: Story = { args: { isInk: true } };

/** All category drawings. */
export const All: Story = {
  render: () => (
    <CardGrid columns={3}>
      {categoryPictures.map((name) => (
        <span key={name}>
          <CategoryPicture name={name} /> {name}
        </span>
      ))}
    </CardGrid>
  ),
};

/** In a tab strip; the selected tab uses `isInk`. */
export const InTabs: Story = {
  render: () => (
    <Tabs
      variant="icon"
      label="Categories"
      value="hot"
      onChange={() => undefined}
      items={categoryPictures.map((name) => ({
        id: name,
        label: name,
        icon: <CategoryPicture name={name} isInk={name === 'hot'} />,
      }))}
    />
  ),
};
