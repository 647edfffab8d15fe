import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLayout, type HeldScreen } from '../../testing/stubLayout.ts';
import { LazySection } from './LazySection.tsx';

let view: HeldScreen;

beforeEach(() => {
  view = holdLayout();
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

/** What keeps the place of a section. */
function place(container: HTMLElement): { text: string | null; height: string | undefined } {
  const root = container.firstElementChild as HTMLElement;
  return { text: root.textContent, height: root.style.paddingBlockEnd };
}

describe('LazySection', () => {
  it('is an empty place of its height while it is out of sight and nobody has touched the page', () => {
    const { container } = render(section(false));
    expect(place(container)).toEqual({ text: '', height: '240px' });
  });

  it('is drawn at once where it is in view', () => {
    const { container } = render(section(false));
    act(() => view.bringNear(container));
    expect(place(container)).toEqual({ text: 'the games', height: '' });
  });

  it('leaves its place to the stand-in once the page is touched, and to the section itself when it comes near', () => {
    const { container, rerender } = render(section(false));
    rerender(section(true));
    expect(place(container)).toEqual({ text: 'loading', height: '' });
    act(() => view.bringNear(container));
    expect(screen.getByText('the games')).toBeShown();
    expect(screen.queryByText('loading')).toBeNull();
  });

  it("comes near between the bars before the page is touched, and a thumb's way before it afterwards", () => {
    const { rerender } = render(section(false));
    expect(view.margins()).toEqual(['-64px']);
    rerender(section(true));
    expect(view.margins()).toEqual(['400px']);
  });
});
