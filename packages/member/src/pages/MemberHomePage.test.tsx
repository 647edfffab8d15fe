import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '@parlor/contract';
import { buildMember, buildSession, buildSettings, refusal, renderWithApp, type HarnessOptions } from '@parlor/testing';
import { Page } from './MemberHomePage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function renderPage({ answers, ...options }: HarnessOptions = {}) {
  const result = renderWithApp(<Page />, {
    route: '/m/member/home', session: buildSession(), ...options, answers: { getMemberInfo: buildMember(), getBalance: { sumBalance: '1234.50', currency: 'THB' }, ...answers },
  });
  return { ...result, user: userEvent.setup() };
}

describe('MemberHomePage', () => {
  it.each([
    [{ nickname: 'Mali', account: 'player01' }, 'Mali'], [{ nickname: '', account: 'player01' }, 'player01'], [{ nickname: '', account: '' }, 'Member center'],
  ])('MEM-01 calls the player by nickname, else account, else member center: %o', async (member, name) => {
    const { container } = renderPage({ answers: { getMemberInfo: buildMember(member) } });
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe(name[0]);
  });

  it('MEM-01 shows the balance, and hides it when asked to', async () => {
    const { user } = renderPage();
    expect(await screen.findByText('฿1,234.50')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.queryByText('฿1,234.50')).toBeNull();
    expect(screen.getByText('Balance hidden')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(screen.getByText('฿1,234.50')).toBeTruthy();
  });

  it('NAV-17 leads to deposit and to the records', async () => {
    renderPage();
    await screen.findByRole('heading', { name: 'player01' });
    const addresses = ['Deposit', 'Betting record', 'Account record', 'Recently played', 'Favourites'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(addresses).toEqual(['/m/voucherCenter', '/m/gameRecord', '/m/transaction/record', '/m/recent-games', '/m/fav-games']);
  });

  it.each([['Language', 'language'], ['Log out', 'logout'], ['Invite friends', 'referral']])('MEM-01 "%s" opens its dialog', async (name, dialog) => {
    const { user, store } = renderPage();
    await user.click(await screen.findByRole('button', { name }));
    expect(store.getState().dialogs.open).toBe(dialog);
  });

  it.each([[0, false], [4, false], [40, false], [1, true], [2, true]])('MEM-01 NAV-16 for an account of type %i the agency centre shows: %s', async (type, shows) => {
    renderPage({ answers: { getMemberInfo: buildMember({ type }) } });
    await screen.findByRole('heading', { name: 'player01' });
    expect(screen.queryByRole('link', { name: 'Agency centre' }) !== null).toBe(shows);
  });

  const { whitelabel, features } = buildSettings();
  it.each<[string, string, Partial<Settings>]>([
    ['TRANSBETREPMEM3', 'Betting record', { whitelabel: { ...whitelabel, TRANSBETREPMEM3: false } }],
    ['bettingReport', 'Betting record', { features: { ...features, bettingReport: false } }],
    ['TRANSREC3', 'Account record', { whitelabel: { ...whitelabel, TRANSREC3: false } }],
    ['referral', 'Invite friends', { features: { ...features, referral: false } }],
  ])('SYS-13 NAV-17 with %s there is "%s", without it not', async (_, entry, settings) => {
    renderPage();
    expect(within(await screen.findByRole('list', { name: 'Records' })).getByText(entry)).toBeTruthy();
    cleanup();
    renderPage({ settings });
    expect(within(await screen.findByRole('list', { name: 'Records' })).queryByText(entry)).toBeNull();
  });

  it('MEM-01 offers another try when the account does not load', async () => {
    let isDown = true;
    const { user } = renderPage({ answers: { getMemberInfo: () => (isDown ? refusal('system.unknown') : buildMember()) } });
    expect(await screen.findByText('Your account did not load')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'player01' })).toBeTruthy());
  });

  it('MEM-01 stays usable when the balance does not load', async () => {
    renderPage({ answers: { getBalance: refusal('system.unknown') } });
    expect(await screen.findByText('The balance did not load')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy();
  });
});
