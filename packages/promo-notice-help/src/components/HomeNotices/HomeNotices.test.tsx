// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAnnouncement, buildAnnouncements, NOW, renderWithApp, type MockRequest } from '@parlor/testing';
import { HomeNotices } from './HomeNotices.tsx';

const popup = (id: string, title: string, content = `<p>About ${title}</p>`) =>
  buildAnnouncement({ id, title, content, groupName: 'PU' });
const three = [
  popup('a', 'Lanterns', '<p style="font-size:150px">Five reels</p>'),
  popup('b', 'Limits'),
  popup('c', 'News'),
];

let requested: URLSearchParams[] = [];
beforeEach(() => {
  requested = [];
  localStorage.clear();
  // APIs that jsdom does not have.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Home({ isFree }: { isFree: boolean }) {
  const [mayOpen, setMayOpen] = useState(isFree);
  return (
    <>
      <button type="button" onClick={() => setMayOpen(!mayOpen)}>
        other dialog
      </button>
      <HomeNotices mayOpen={mayOpen} />
    </>
  );
}

function open(notices = three, isFree = true) {
  return renderWithApp(<Home isFree={isFree} />, {
    answers: {
      listAnnouncements: ({ query }: MockRequest) => (requested.push(query), buildAnnouncements({ popup: notices })),
    },
  });
}
const shown = () => within(screen.getByRole('dialog')).getByRole('heading', { level: 3 }).textContent;

describe('the notice popup', () => {
  it('HOME-03 shows title, start date and sanitized HTML with px divided by 100 as rem', async () => {
    open([popup('a', 'Lanterns', '<p style="font-size:150px">Five reels</p><img src="x" onerror="alert(1)">')]);
    const dialog = await screen.findByRole('dialog', { name: 'News for you' });
    const day = new Date(NOW).toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' }).replaceAll('-', '/');
    expect(within(dialog).getByRole('button', { expanded: true }).textContent).toContain(`Lanterns${day}`);
    expect(within(dialog).getByText('Five reels').style.fontSize).toBe('1.5rem');
    expect(dialog.innerHTML).not.toContain('onerror');
    expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
    expect(requested[0]?.get('types')).toBe('PU');
  });

  it('HOME-03 opens with the focus on the announcement, so that no control has a focus ring; Tab goes to the first one', async () => {
    open();
    await screen.findByRole('dialog', { name: 'News for you' });
    const title = () => screen.getByRole('button', { expanded: true });
    await waitFor(() => expect(document.activeElement?.getAttribute('tabindex')).toBe('-1'));
    expect(document.activeElement?.contains(title())).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(title());
  });

  it('HOME-03 turns its pages with buttons up to both ends, each page expanded', async () => {
    open();
    await screen.findByRole('dialog');
    const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
    const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
    expect([shown(), previous().disabled]).toEqual([expect.stringContaining('Lanterns'), true]);
    await userEvent.click(next());
    expect(shown()).toContain('Limits');
    screen.getByText('2 of 3');
    screen.getByText('About Limits');
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Limits');
    await userEvent.click(next());
    expect([shown(), next().disabled]).toEqual([expect.stringContaining('News'), true]);
    await userEvent.click(previous());
    expect(shown()).toContain('Limits');
  });

  it.each([
    ['60 px to the left', -60, 0, 'Limits'],
    ['less than 60 px', -59, 0, 'Lanterns'],
    ['more down than across', -70, 90, 'Lanterns'],
    ['to the right on the first page', 80, 0, 'Lanterns'],
  ])('HOME-03 after a swipe %s', async (_, across, along, title) => {
    open();
    const page = (await screen.findByText('Five reels')).closest('p')!;
    fireEvent.pointerDown(page, { clientX: 200, clientY: 200, isPrimary: true });
    fireEvent.pointerUp(page, { clientX: 200 + across, clientY: 200 + along, isPrimary: true });
    expect(shown()).toContain(title);
  });

  it('HOME-03 turns back by a swipe of 60 px to the right', async () => {
    open();
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const page = screen.getByText('About Limits');
    fireEvent.pointerDown(page, { clientX: 100, clientY: 0, isPrimary: true });
    fireEvent.pointerUp(page, { clientX: 160, clientY: 0, isPrimary: true });
    expect(shown()).toContain('Lanterns');
  });

  it('HOME-03 opens once a day for each notice', async () => {
    open(three.slice(0, 1));
    await screen.findByRole('dialog');
    cleanup();
    open(three.slice(0, 2));
    await screen.findByRole('dialog');
    expect(shown()).toContain('Limits');
    cleanup();
    requested = [];
    open(three.slice(0, 2));
    await waitFor(() => expect(requested).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('HOME-03 stays closed while another popup covers home, and opens afterwards', async () => {
    open(three, false);
    await waitFor(() => expect(requested).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('NOTICES_SEEN')).toBeNull();
    fireEvent.click(screen.getByText('other dialog'));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByText('other dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
