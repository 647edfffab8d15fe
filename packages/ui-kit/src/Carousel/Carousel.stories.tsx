import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { PictureSource } from '../Picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

function sampleBanner(hue: number): PictureSource {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 210"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 80% 52%)"/><stop offset="1" stop-color="hsl(${hue + 60} 70% 18%)"/></linearGradient></defs><rect width="480" height="210" fill="url(#g)"/><circle cx="380" cy="90" r="90" fill="hsl(${hue + 30} 95% 70%)" opacity=".7"/><path d="M0 170q120-60 240 0t240 0V210H0z" fill="hsl(${hue + 60} 60% 12%)"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, dominantColor: `hsl(${hue} 60% 35%)` };
}

const slides = ['Double your first deposit', 'Lucky Friday: 10% back', 'Jackpot week'].map((alt, index) => ({
  id: alt,
  alt,
  source: sampleBanner(index * 90 + 270),
  render: <a href={`#offer-${index}`}>{alt}</a>,
}));

const meta = {
  title: 'UI kit/Carousel',
  component: Carousel,
  args: { label: 'Offers', slides, pauseLabel: 'Pause the offers', playLabel: 'Play the offers' },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME-01: slides that advance by a timer can also be paused and selected. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the offers' }));
    await userEvent.click(canvas.getByRole('button', { name: '2/3: Lucky Friday: 10% back' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveAttribute('aria-current', 'true'), {
      timeout: 15_000,
    });
    await expect(canvas.getByRole('button', { name: 'Play the offers' })).toBeVisible();
  },
};

/** The last slide is followed by the first. */
export const Looping: Story = {
  args: { intervalMs: 600, slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const index of [2, 1, 2]) {
      await waitFor(
        () =>
          expect(canvas.getByRole('button', { name: new RegExp(`^${index}/2`) })).toHaveAttribute(
            'aria-current',
            'true',
          ),
        { timeout: 15_000 },
      );
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the offers' }));
  },
};

/** Swiping shows the next banner, and the swipe does not press the banner. */
export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('region', { name: 'Offers' }));
    const last = await waitFor(() => canvas.getByRole('group', { name: /^3\/3/ }));
    const row = last.parentElement;
    if (!row) throw new Error('the slides are in no row');
    const at = row.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const point = (type: string, x: number): void => {
      row.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button: 0,
          buttons: 1,
          clientX: x,
          clientY: at.top + 40,
          pageX: x,
        } as PointerEventInit),
      );
    };
    const isRightToLeft = getComputedStyle(row).direction === 'rtl';
    const along = (way: number): number => (isRightToLeft ? at.left + way : at.right - way);
    point('pointerdown', along(20));
    for (let way = 40; way < at.width - 20; way += 40) point('pointermove', along(way));
    point('pointerup', along(at.width - 20));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveAttribute('aria-current', 'true'), {
      timeout: 15_000,
    });
    await expect(location.hash).not.toContain('offer');
    await waitFor(
      () =>
        expect(
          Math.abs(canvas.getByRole('group', { name: /^2\/3/ }).getBoundingClientRect().left - at.left),
        ).toBeLessThan(1),
      { timeout: 15_000 },
    );
  },
};

/** The focus ring of a banner is where the banner is shown, also after the row has moved. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Offers' });
    canvas.getByRole('button', { name: /^1\/3/ }).focus();
    await userEvent.keyboard(getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveAttribute('aria-current', 'true'), {
      timeout: 15_000,
    });
    // All slides are rendered once Swiper moves the row.
    await waitFor(() => canvas.getByRole('group', { name: /^3\/3/ }));
    const place = () =>
      Math.abs(
        canvas.getByRole('group', { name: /^2\/3/ }).getBoundingClientRect().left - region.getBoundingClientRect().left,
      );
    await waitFor(() => expect(place()).toBeLessThan(1), { timeout: 15_000 });
    const link = canvas.getByRole('link', { name: 'Lucky Friday: 10% back' });
    link.focus();
    await expect(link).toHaveFocus();
    // The ring is positioned by the link's offset parent.
    const [laid, seen] = [link.offsetParent?.getBoundingClientRect(), region.getBoundingClientRect()];
    await expect([laid?.left, laid?.right].map((side) => Math.round(side ?? NaN))).toEqual(
      [seen.left, seen.right].map(Math.round),
    );
  },
};

/** The arrow keys move between the dots; only the visible banner can be reached by Tab. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^1\/3/ }).focus();
    await userEvent.keyboard(getComputedStyle(canvasElement).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveAttribute('aria-current', 'true'), {
      timeout: 15_000,
    });
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[role="group"]:not([inert])')].map((slide) =>
          slide.getAttribute('aria-label'),
        ),
      ).toEqual(['2/3: Lucky Friday: 10% back']),
    );
  },
};

/** Right to left: slides and arrow keys are mirrored. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^1\/3/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^2\/3/ })).toHaveAttribute('aria-current', 'true'), {
      timeout: 15_000,
    });
    const frame = canvas.getByRole('region', { name: 'Offers' }).getBoundingClientRect();
    await waitFor(
      () =>
        expect(
          Math.abs(canvas.getByRole('group', { name: /^2\/3/ }).getBoundingClientRect().left - frame.left),
        ).toBeLessThan(1),
      { timeout: 15_000 },
    );
  },
};

/** One banner does not move and has no controls. */
export const Single: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A banner whose picture fails to load is left out. */
export const FailedPicture: Story = {
  args: {
    slides: [{ id: 'broken', alt: 'Broken', source: { src: 'data:image/png;base64,broken' } }, ...slides.slice(0, 1)],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByAltText('Broken')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: 'Double your first deposit' })).toBeVisible();
  },
};

/** Many banners on the smallest phone: the dots keep their size and their row. */
export const Many: Story = {
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <Carousel
        {...args}
        slides={Array.from({ length: 8 }, (_, index) => ({
          id: String(index),
          alt: `Offer ${index + 1}`,
          source: sampleBanner(index * 45),
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const dot of within(canvasElement).getAllByRole('button'))
      await expect(dot.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
