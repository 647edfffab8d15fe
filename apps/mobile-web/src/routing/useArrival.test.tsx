import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMember, buildSession } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

let finished: Element[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  finished = [];
  // A document without layout runs no animations; this one replaces the fade of a page.
  Object.assign(HTMLElement.prototype, {
    getAnimations(this: Element) {
      return this.id === 'content' ? [{ finish: () => finished.push(this) }] : [];
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
  document.documentElement.dir = '';
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const announcement = () => document.querySelector('[aria-live="polite"][aria-atomic="true"]')?.textContent;
const follow = async (name: string) =>
  userEvent.setup().click(within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name }));

function swipe(from: number, to: number): void {
  const touch = (type: string, clientX: number) => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { touches: [{ clientX, clientY: 400 }] });
    document.body.dispatchEvent(event);
  };
  act(() => {
    touch('touchstart', from);
    touch('touchmove', from + (to - from) / 2);
    touch('touchmove', to);
  });
}

describe('the page fade', () => {
  it('NAV-07 is not skipped when a link opens the page', async () => {
    renderSite('/m/help');
    await title('Help centre');
    await follow('Promotions');
    await title('Promotions');
    expect(finished).toEqual([]);
  });

  it.each([
    ['a swipe from the edge of more than 100 px', 4, 120, '', true],
    ['a swipe of 100 px', 0, 100, '', false],
    ['a swipe that begins in the page', 120, 300, '', false],
    [
      'a swipe from the right edge where lines begin there',
      window.innerWidth - 4,
      window.innerWidth - 160,
      'rtl',
      true,
    ],
    ['a swipe from the right edge elsewhere', window.innerWidth - 4, window.innerWidth - 160, '', false],
  ])('NAV-07 is skipped only after an edge swipe of more than 100 px: %s', async (_, from, to, dir, isStill) => {
    document.documentElement.dir = dir;
    renderSite('/m/help');
    await title('Help centre');
    await follow('Promotions');
    await title('Promotions');
    swipe(from, to);
    act(() => window.history.back());
    await title('Help centre');
    expect(finished.length > 0).toBe(isStill);
  });

  it('NAV-07 is not skipped 500 ms after a swipe', async () => {
    renderSite('/m/help');
    await title('Help centre');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    swipe(4, 200);
    await act(() => vi.advanceTimersByTimeAsync(500));
    vi.useRealTimers();
    await follow('Promotions');
    await title('Promotions');
    expect(finished).toEqual([]);
  });
});

describe('the scroll position', () => {
  const scrollDown = (top: number) =>
    act(async () => {
      window.scrollTo(0, top);
      window.dispatchEvent(new Event('scroll'));
    });

  it('NAV-07 starts at the top on a new page and is restored on back and forward', async () => {
    renderSite('/m/help');
    await title('Help centre');
    await scrollDown(320);
    await follow('Promotions');
    await title('Promotions');
    expect(window.scrollY).toBe(0);
    await scrollDown(150);
    act(() => window.history.back());
    await title('Help centre');
    await waitFor(() => expect(window.scrollY).toBe(320));
    act(() => window.history.forward());
    await title('Promotions');
    await waitFor(() => expect(window.scrollY).toBe(150));
  });

  it('NAV-07 is restored when the page was scrolled just before it was left', async () => {
    renderSite('/m/help');
    await title('Help centre');
    await scrollDown(320);
    await scrollDown(340);
    await scrollDown(360);
    await follow('Promotions');
    await title('Promotions');
    await scrollDown(150);
    await scrollDown(170);
    act(() => window.history.back());
    await title('Help centre');
    await waitFor(() => expect(window.scrollY).toBe(360));
    act(() => window.history.forward());
    await title('Promotions');
    await waitFor(() => expect(window.scrollY).toBe(170));
  });

  it('NAV-07 is stored when the page is hidden right after a scroll', async () => {
    renderSite('/m/help');
    await title('Help centre');
    await scrollDown(320);
    await scrollDown(345);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage.getItem('parlor.pagePositions')).toContain('345');
  });

  it('NAV-07 of a page survives a scrollend event after navigation', async () => {
    renderSite('/m/help');
    await title('Help centre');
    await scrollDown(320);
    await scrollDown(330);
    act(() => {
      window.history.pushState({ key: 'typed' }, '', '/m/activity');
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'typed' } }));
    });
    await title('Promotions');
    act(() => void window.dispatchEvent(new Event('scrollend')));
    act(() => window.history.back());
    await title('Help centre');
    await waitFor(() => expect(window.scrollY).toBe(330));
  });

  it('NAV-07 starts at the top when a link opens the same page again', async () => {
    renderSite('/m/help');
    await title('Help centre');
    await follow('Promotions');
    await title('Promotions');
    await scrollDown(320);
    await follow('Home');
    await screen.findByRole('link', { name: 'Sample' });
    await follow('Promotions');
    await title('Promotions');
    expect(window.scrollY).toBe(0);
  });

  it('NAV-18 moves to the agency section, with focus, when an agent opens it from the account menu', async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.id);
    });
    const agent = { session: buildSession({ type: 1 }), answers: { getMemberInfo: buildMember({ type: 1 }) } };
    const { address } = renderSite('/m/home', agent);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Account/ }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Your account' })).getByRole('link', { name: 'Agency centre' }),
    );
    const agency = await screen.findByRole('region', { name: 'Agency centre' });
    await waitFor(() => expect(document.activeElement).toBe(agency));
    expect([address(), ...new Set(shown)]).toEqual(['/m/member/home', 'agency']);
  });

  it('NAV-07 starts at the top when the page lacks the section in the address', async () => {
    renderSite('/m/help', { session: buildSession() });
    await title('Help centre');
    await scrollDown(320);
    act(() => {
      window.history.pushState({ key: 'typed' }, '', '/m/member/home#agency');
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'typed' } }));
    });
    await screen.findByRole('heading', { name: 'player01' });
    expect(window.scrollY).toBe(0);
    expect(document.activeElement?.id).toBe('content');
  });

  it('NAV-03 NAV-07 does not change when a popup opens and closes', async () => {
    renderSite('/m/home');
    const login = await screen.findByRole('link', { name: 'Log in' });
    await scrollDown(320);
    await userEvent.setup().click(login);
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.scrollY).toBe(320);
  });
});

describe('a screen reader', () => {
  it('NAV-07 announces the title of each new page, and focus moves to its content', async () => {
    renderSite('/m/help');
    await title('Help centre');
    expect(announcement()).toBe('');
    await follow('Promotions');
    await title('Promotions');
    expect(announcement()).toBe('Promotions');
    expect(document.activeElement?.id).toBe('content');
    act(() => window.history.back());
    await title('Help centre');
    await waitFor(() => expect(announcement()).toBe('Help centre'));
    expect(document.activeElement?.id).toBe('content');
  });

  it('NAV-02 NAV-07 announces no page for a popup, and closing it returns focus to its link', async () => {
    renderSite('/m/home');
    const login = await screen.findByRole('link', { name: 'Log in' });
    const user = userEvent.setup();
    login.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Log in' });
    expect(announcement()).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(login));
  });
});
