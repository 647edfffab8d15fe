import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LiveNumber } from './LiveNumber.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const reels = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[style*="--reel-digit"]')]
    .map((reel) => reel.style.getPropertyValue('--reel-digit'))
    .join('');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('a live number', () => {
  it('WAL-01 rolls from the old value to the new, and is plain text before and after', () => {
    const { container, rerender } = render(<LiveNumber value="฿10.00" />);
    expect(container.innerHTML).toBe('฿10.00');
    rerender(<LiveNumber value="฿12.50" />);
    expect(reels(container)).toBe('1000');
    pass(100);
    expect(reels(container)).toBe('1250');
    pass(1_000);
    expect(container.innerHTML).toBe('฿12.50');
  });

  it('rolls to the latest value if the value changes during a roll', () => {
    const { container, rerender } = render(<LiveNumber value="1" />);
    rerender(<LiveNumber value="2" />);
    pass(500);
    rerender(<LiveNumber value="3" />);
    pass(500);
    expect(reels(container)).toBe('3');
    pass(600);
    expect(container.innerHTML).toBe('3');
  });
});
