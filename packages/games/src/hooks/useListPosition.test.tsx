import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { useListPosition } from './useListPosition.ts';

/** How far a list of so many pages can be scrolled. */
const reach = (pages: number) => pages * 1000;

let pages = 1;
let loadMore = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  pages = 3;
  loadMore = vi.fn<() => void>();
  let top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    top = Math.min(Number(to[1]), reach(pages));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function List({ isReady = true }: { isReady?: boolean }) {
  useListPosition({ isReady, hasMore: pages < 3, isLoading: false, loadMore });
  return <Link to="/game">Play</Link>;
}
function Game() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>Back</button>
      <Link to="/list">List</Link>
    </>
  );
}
const site = (isReady = true) => (
  <Routes>
    <Route path="/list" element={<List isReady={isReady} />} />
    <Route path="/game" element={<Game />} />
  </Routes>
);
const open = () => render(<MemoryRouter initialEntries={['/list']}>{site()}</MemoryRouter>);
const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Play' }));
const nextFrame = () => act(() => new Promise<void>((done) => { requestAnimationFrame(() => done()); }));

describe('the place in a list', () => {
  it('NAV-07 GAME-01 is found again on coming back from a game', async () => {
    open();
    window.scrollTo(0, 2400);
    leave();
    window.scrollTo(0, 0);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.scrollY).toBe(2400));
  });

  it('NAV-07 GAME-01 is the top on a new visit', async () => {
    open();
    window.scrollTo(0, 2400);
    leave();
    window.scrollTo(0, 0);
    vi.mocked(window.scrollTo).mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'List' }));
    await nextFrame();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('NAV-07 GAME-01 is waited for with further pages of the list', async () => {
    const { unmount } = open();
    window.scrollTo(0, 2400);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    // A reload: the list has its first page alone.
    pages = 1;
    window.scrollTo(0, 0);
    const { rerender } = open();
    await waitFor(() => expect(loadMore).toHaveBeenCalled());
    expect(window.scrollY).toBe(1000);
    pages = 3;
    rerender(<MemoryRouter initialEntries={['/list']}>{site()}</MemoryRouter>);
    await waitFor(() => expect(window.scrollY).toBe(2400));
  });

  it('NAV-07 GAME-01 is not lost by leaving before the list is there again', async () => {
    const first = open();
    window.scrollTo(0, 2400);
    first.unmount();
    window.scrollTo(0, 0);
    const second = render(<MemoryRouter initialEntries={['/list']}>{site(false)}</MemoryRouter>);
    second.unmount();
    open();
    await waitFor(() => expect(window.scrollY).toBe(2400));
  });
});
