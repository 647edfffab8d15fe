import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlLayout, type ControlledLayout } from '../../testing/stubLayout.ts';
import { LazySection } from './LazySection.tsx';

let view: ControlledLayout;

beforeEach(() => {
  view = controlLayout();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function section(isAwake: boolean) {
  return (
    <LazySection isAwake={isAwake} height="240px" placeholder={<p>loading</p>}>
      <p>the games</p>
    </LazySection>
  );
}

/** The placeholder of a section. */
function place(container: HTMLElement): { text: string | null; height: string | undefined } {
  const root = container.firstElementChild as HTMLElement;
  return { text: root.textContent, height: root.style.paddingBlockEnd };
}

describe('LazySection', () => {
  it('reserves its height without content while it is off screen and the page is untouched', () => {
    const { container } = render(section(false));
    expect(place(container)).toEqual({ text: '', height: '240px' });
  });

  it('renders its content at once when it is in view', () => {
    const { container } = render(section(false));
    act(() => view.scrollIntoView(container));
    expect(place(container)).toEqual({ text: 'the games', height: '' });
  });

  it('renders its placeholder once the page is touched, and its content when it comes near the viewport', () => {
    const { container, rerender } = render(section(false));
    rerender(section(true));
    expect(place(container)).toEqual({ text: 'loading', height: '' });
    act(() => view.scrollIntoView(container));
    expect(screen.getByText('the games')).toBeShown();
    expect(screen.queryByText('loading')).toBeNull();
  });

  it('uses a root margin of -64px before the page is touched, and of 400px afterwards', () => {
    const { rerender } = render(section(false));
    expect(view.margins()).toEqual(['-64px']);
    rerender(section(true));
    expect(view.margins()).toEqual(['400px']);
  });
});
