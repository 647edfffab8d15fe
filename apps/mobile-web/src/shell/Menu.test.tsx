import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { buildMember, buildSession, PENDING, UNREACHABLE, type MockAnswers } from '@parlor/testing';
import { renderSite } from '../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function openMenu(options: { session?: SessionInfo; answers?: MockAnswers } = {}) {
  const site = renderSite('/m/help', options);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { ...site, user, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}
const openPopups = () => screen.queryAllByRole('dialog').length;

describe('the side menu', () => {
  it('NAV-12 welcomes a visitor with the ways in', async () => {
    const { menu } = await openMenu();
    expect(within(menu).getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    const addresses = ['Log in now', 'New here? Create an account', 'Log in', 'Register'].map((name) => within(menu).getByRole('link', { name }).getAttribute('href'));
    expect(addresses).toEqual(['/m/login', '/m/register', '/m/login', '/m/register']);
    expect(within(menu).queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it.each([
    [{ nickname: 'Mali', account: 'player01' }, 'Mali'],
    [{ nickname: '', account: 'player01' }, 'player01'],
  ])('NAV-12 shows a player their name, balance, deposit, language and logout: %o', async (member, name) => {
    const { menu } = await openMenu({ session: buildSession(), answers: { getMemberInfo: buildMember(member) } });
    expect(await within(menu).findByText(name)).toBeTruthy();
    expect(await within(menu).findByText('฿1,234.50')).toBeTruthy();
    expect(within(menu).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
    expect(within(menu).getByRole('button', { name: 'Language: English' })).toBeTruthy();
    expect(within(menu).getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  it('NAV-12 asks nobody to log in who already is: not while the name is on its way, nor when it does not come', async () => {
    const { menu } = await openMenu({ session: buildSession(), answers: { getMemberInfo: PENDING } });
    expect(await within(menu).findByText('฿1,234.50')).toBeTruthy();
    expect(within(menu).queryByText('Please log in')).toBeNull();
    cleanup();
    const { menu: nameless } = await openMenu({ session: buildSession({ userName: 'player01' }), answers: { getMemberInfo: UNREACHABLE, getBalance: UNREACHABLE } });
    expect(await within(nameless).findByText('player01')).toBeTruthy();
    expect(await within(nameless).findByText('–')).toBeTruthy();
  });

  it('NAV-12 asks an account without any name to log in', async () => {
    const { menu } = await openMenu({ session: buildSession({ userName: '' }), answers: { getMemberInfo: UNREACHABLE } });
    expect(await within(menu).findByText('Please log in')).toBeTruthy();
  });

  it('NAV-12 leads to deposit and withdrawal, and closes', async () => {
    const { menu, user, address } = await openMenu({ session: buildSession() });
    expect(within(menu).getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
    await user.click(within(menu).getByRole('link', { name: 'Withdraw' }));
    await waitFor(() => expect(openPopups()).toBe(0));
    expect(address()).toBe('/m/withdraw');
  });

  it('NAV-12 closes by its cross', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it('NAV-12 closes by Escape', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it('NAV-12 closes by a press beside it', async () => {
    const { user } = await openMenu();
    await user.pointer([{ keys: '[MouseLeft>]', target: document.body }, { keys: '[/MouseLeft]', target: document.body }]);
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it('NAV-12 closes on any navigation', async () => {
    const { menu, user, address } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'Promotions' }));
    await waitFor(() => expect(openPopups()).toBe(0));
    expect(address()).toBe('/m/activity');
  });

  it('NAV-12 closes even when the entry leads to the page that is already there', async () => {
    const { menu, user } = await openMenu();
    const here = within(menu).getByRole('link', { name: /^Help centre/ });
    expect(here.getAttribute('aria-current')).toBe('page');
    await user.click(here);
    await waitFor(() => expect(openPopups()).toBe(0));
  });

  it.each([
    [0, false], [4, false], [40, false], [1, true], [2, true], [41, true],
  ])('NAV-16 for an account of type %i the agency entry shows: %s', async (type, shows) => {
    const { menu } = await openMenu({ session: buildSession({ type }) });
    expect(within(menu).queryByRole('link', { name: 'Agency centre' }) !== null).toBe(shows);
  });
});
