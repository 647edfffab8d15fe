import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Press, pressTimes } from './Press.tsx';

const onPress = vi.fn<() => void>();
const onLongPress = vi.fn<() => void>();

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function show(): HTMLElement {
  render(
    <Press onPress={onPress} onLongPress={onLongPress} longPressHint="Hold for more">
      Game
    </Press>,
  );
  return screen.getByRole('button', { name: 'Game' });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('Press', () => {
  it('defines times of 130 ms to show, 370 ms more to become long and 100 ms to fade', () => {
    expect(pressTimes).toEqual({ inMs: 130, longMs: 370, outMs: 100 });
  });

  it('triggers a long press after 500 ms', () => {
    fireEvent.pointerDown(show());
    pass(499);
    expect(onLongPress).not.toHaveBeenCalled();
    pass(1);
    expect(onLongPress).toHaveBeenCalledOnce();
  });

  it('does not trigger a short press after a long press', () => {
    const button = show();
    fireEvent.pointerDown(button);
    pass(600);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it.each([
    ['the finger strays', (button: HTMLElement) => fireEvent.pointerMove(button, { clientX: 0, clientY: 11 })],
    ['the browser takes the finger to scroll', (button: HTMLElement) => fireEvent.pointerCancel(button)],
    ['the page scrolls', () => fireEvent.scroll(document)],
    ['the finger leaves', (button: HTMLElement) => fireEvent.pointerLeave(button)],
  ])('cancels the long press when %s', (_, disturb) => {
    const button = show();
    fireEvent.pointerDown(button, { clientX: 0, clientY: 0 });
    pass(200);
    disturb(button);
    pass(1000);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('tolerates small movements of the finger', () => {
    const button = show();
    fireEvent.pointerDown(button, { clientX: 0, clientY: 0 });
    fireEvent.pointerMove(button, { clientX: 4, clientY: 4 });
    pass(500);
    expect(onLongPress).toHaveBeenCalledOnce();
  });

  it('triggers a long press on Shift+Enter and on the context menu event', () => {
    const button = show();
    fireEvent.keyDown(button, { key: 'Enter', shiftKey: true });
    fireEvent.contextMenu(button);
    expect(onLongPress).toHaveBeenCalledTimes(2);
  });

  it('triggers the long press once if holding also opens the context menu', () => {
    const button = show();
    fireEvent.pointerDown(button);
    pass(450);
    fireEvent.contextMenu(button);
    pass(100);
    expect(onLongPress).toHaveBeenCalledOnce();
  });
});
