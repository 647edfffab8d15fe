import { useState } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';
import { fetchScreen, findScreen } from './screens.ts';

const shownTitle = () => document.querySelector('h1')?.textContent;
const isBusy = () => document.querySelector('main')?.getAttribute('aria-label') === 'Loading…';

/** Stands for the page of the promotions, and tells what the player saw when it was first drawn. */
function Probe() {
  const [before] = useState(() => ({ title: shownTitle(), isBusy: isBusy() }));
  return <main>{`${before.isBusy ? 'The shape of a page' : 'Another page'} under "${before.title}"`}</main>;
}

const promotions = findScreen('/m/activity');
const load = promotions?.load;

beforeEach(async () => {
  if (!promotions) throw new Error('No screen is at /m/activity');
  promotions.load = () => Promise.resolve({ Page: Probe });
  await fetchScreen(promotions);
});
afterEach(async () => {
  cleanup();
  if (!promotions || !load) return;
  promotions.load = load;
  await fetchScreen(promotions);
});

const bottomBar = () => screen.findByRole('navigation', { name: 'Main' });

describe('the way to another screen', () => {
  it('NAV-04 shows its title and its shape before its page is drawn, though its code is there', async () => {
    renderSite('/m/help');
    await userEvent.setup().click(within(await bottomBar()).getByRole('link', { name: 'Promotions' }));
    expect(await screen.findByText('The shape of a page under "Promotions"')).toBeTruthy();
  });

  it.each(['/m/help', '/m/home'])('NAV-08 leaves the bottom bar of %s where it is', async (address) => {
    renderSite(address);
    const before = await bottomBar();
    await userEvent.setup().click(within(before).getByRole('link', { name: 'Promotions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeTruthy();
    expect(await bottomBar()).toBe(before);
  });
});
