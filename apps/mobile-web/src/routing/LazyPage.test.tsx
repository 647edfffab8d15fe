import { useState } from 'react';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';
import { createScreenCode } from './screenCode.ts';
import { findScreen } from './screens.ts';

const shownTitle = () => document.querySelector('h1')?.textContent;
const isBusy = () => document.querySelector('main')?.getAttribute('aria-label') === 'Loading…';

/** Replaces the promotions page, and records what the player saw when it first rendered. */
function Probe() {
  const [before] = useState(() => ({ title: shownTitle(), isBusy: isBusy() }));
  return <main>{`${before.isBusy ? 'The shape of a page' : 'Another page'} under "${before.title}"`}</main>;
}

const promotions = findScreen('/m/activity');
const load = promotions?.load;

/** Returns screen code that has already fetched the promotions. */
async function codeOfPromotions() {
  const screenCode = createScreenCode();
  if (promotions) await screenCode.fetch(promotions);
  return screenCode;
}

beforeEach(() => {
  if (!promotions) throw new Error('No screen is at /m/activity');
  promotions.load = () => Promise.resolve({ Page: Probe });
});
afterEach(() => {
  cleanup();
  if (promotions && load) promotions.load = load;
});

describe('a page whose chunk fails to load', () => {
  const reload = vi.fn();
  let answers: Response[];

  beforeEach(() => {
    answers = [];
    reload.mockClear();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    vi.stubGlobal('fetch', () =>
      answers.length > 0 ? Promise.resolve(answers.shift()) : Promise.reject(new TypeError('away')),
    );
    if (promotions) promotions.load = () => Promise.reject(new Error('gone'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const retry = () => screen.findByRole('button', { name: 'Try again' });

  it('SYS-10 logs a warning and shows an error while the bottom bar keeps working', async () => {
    renderSite('/m/activity');
    expect(await screen.findByText('This page did not load')).toBeShown();
    expect(console.warn).toHaveBeenCalledWith('A page did not load', expect.any(Error));
    await userEvent.setup().click(within(await bottomBar()).getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('link', { name: 'Sample' })).toBeShown();
  });

  it('SYS-10 reloads the site on retry', async () => {
    answers.push(new Response());
    renderSite('/m/activity');
    await userEvent.setup().click(await retry());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    ['is away', undefined],
    ['is ill', new Response(null, { status: 503 })],
  ])('SYS-10 SYS-11 shows an error on retry without a reload while the gateway %s', async (_, answer) => {
    if (answer) answers.push(answer);
    renderSite('/m/activity');
    await userEvent.setup().click(await retry());
    expect(await screen.findByText('We cannot reach the service right now. Please try again.')).toBeShown();
    expect(reload).not.toHaveBeenCalled();
    expect(await bottomBar()).toBeShown();
  });

  it('SYS-11 reloads the site when the network is back', async () => {
    renderSite('/m/activity');
    await retry();
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(reload).toHaveBeenCalled();
    });
  });
});

describe('a page that fails to load behind a popup', () => {
  const home = findScreen('/m/home');
  const loadHome = home?.load;
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    if (home && loadHome) home.load = loadHome;
  });

  it('SYS-11 reloads the site when the popup is closed', async () => {
    if (home) home.load = () => Promise.reject(new Error('gone'));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    renderSite('/m/login');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    const form = await screen.findByRole('dialog', { name: 'Log in' });
    await screen.findByText('This page did not load');
    expect(reload).not.toHaveBeenCalled();
    await userEvent.setup().click(within(form).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

const bottomBar = () => screen.findByRole('navigation', { name: 'Main' });

describe('navigation to another screen', () => {
  it('NAV-04 shows its title and a placeholder before its page renders, even when its chunk is loaded', async () => {
    renderSite('/m/help', { screenCode: await codeOfPromotions() });
    await userEvent.setup().click(within(await bottomBar()).getByRole('link', { name: 'Promotions' }));
    expect(await screen.findByText('The shape of a page under "Promotions"')).toBeShown();
  });

  it('NAV-04 keeps exactly one main element in the document', async () => {
    renderSite('/m/help', { screenCode: await codeOfPromotions() });
    const link = within(await bottomBar()).getByRole('link', { name: 'Promotions' });
    act(() => link.click());
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await screen.findByText(/^The shape of a page/);
    expect(document.querySelectorAll('main')).toHaveLength(1);
  });

  it.each(['/m/help', '/m/home'])('NAV-08 keeps the bottom bar of %s mounted', async (address) => {
    renderSite(address, { screenCode: await codeOfPromotions() });
    const before = await bottomBar();
    await userEvent.setup().click(within(before).getByRole('link', { name: 'Promotions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeShown();
    expect(await bottomBar()).toBe(before);
  });
});
