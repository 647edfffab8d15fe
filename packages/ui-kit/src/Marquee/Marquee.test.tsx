import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Marquee, type MarqueeItem } from './Marquee.tsx';
import { framesPerSecond, passOf } from './marqueePass.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const texts = { label: 'Announcements', emptyText: 'No announcement', pauseLabel: 'Pause', playLabel: 'Play' };

describe('Marquee', () => {
  it.each([200, 999, 4321])('HOME-02 moves a band of %i px at 30 fps', (width) => {
    const { durationS, frames } = passOf(width);
    expect(frames / durationS).toBeCloseTo(framesPerSecond);
    expect(framesPerSecond).toBe(30);
  });

  it('HOME-02 opens the pressed announcement', () => {
    const opened: string[] = [];
    const items: MarqueeItem[] = ['Maintenance at 06:00', 'New games'].map((text, index) => ({
      id: text,
      text,
      render: (
        <button type="button" onClick={() => opened.push(`/m/notice?index=${index}`)}>
          {text}
        </button>
      ),
    }));
    render(<Marquee {...texts} items={items} />);
    const [notice] = screen.getAllByRole('button', { name: 'New games' });
    if (notice) fireEvent.click(notice);
    expect(opened).toEqual(['/m/notice?index=1']);
  });

  it('HOME-02 shows a placeholder text if there are no announcements', () => {
    render(<Marquee {...texts} items={[]} />);
    expect(within(screen.getByRole('region', { name: 'Announcements' })).getByText('No announcement')).toBeShown();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
