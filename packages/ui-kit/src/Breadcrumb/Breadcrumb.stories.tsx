import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

function pathOf(...names: readonly string[]): readonly Crumb[] {
  return names.map((label, index) => ({
    id: String(index),
    label,
    ...(index < names.length - 1 && { render: <a href={`#agent-${index}`} aria-label={label} /> }),
  }));
}

const meta = {
  title: 'UI kit/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Agent path',
    moreLabel: 'Show the agents between',
    crumbs: pathOf('mali88', 'somchai', 'north_team', 'lucky_bird', 'player2291'),
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole path is shown if it fits. */
export const Whole: Story = {
  render: (args) => (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ inlineSize: '640px' }}>
        <Breadcrumb {...args} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('player2291')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** On a small phone the middle folds into a button that expands it and moves focus. */
export const Folded: Story = {
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const more = canvas.getByRole('button', { name: 'Show the agents between' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'somchai' })).toHaveFocus());
  },
};

/** A short path never folds. */
export const Short: Story = { args: { crumbs: pathOf('mali88', 'somchai') } };

/** Each long Thai or German name ends in an ellipsis. */
export const LongText: Story = {
  args: {
    crumbs: pathOf(
      'ตัวแทนจำหน่ายภาคเหนือตอนบนและภาคตะวันออกเฉียงเหนือ',
      'Donaudampfschifffahrtsgesellschaftskapitän',
      'สมาชิกแนะนำเพื่อนรุ่นที่สาม',
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Right to left: path and separators are mirrored. */
export const RightToLeft: Story = {
  args: { crumbs: pathOf('الوكيل', 'الفريق', 'اللاعب') },
  render: (args) => (
    <div dir="rtl">
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      within(canvasElement).getByText('اللاعب').getBoundingClientRect().left,
    );
  },
};
