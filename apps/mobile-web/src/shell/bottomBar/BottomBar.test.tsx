import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@parlor/i18n';
import { buildReferral, buildSession, i18nByLanguage, refusal } from '@parlor/testing';
import { renderSite } from '../../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await changeLanguage(i18nByLanguage.EN, 'EN');
});

const bottomBar = () => screen.findByRole('navigation', { name: 'Main' });

describe('the bottom bar', () => {
  it('NAV-11 has five entries with deposit in the middle', async () => {
    renderSite('/m/help');
    const bar = await bottomBar();
    expect(
      within(bar)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Promotions', 'Deposit', 'Invite', 'Account']);
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/home', '/m/activity', '/m/voucherCenter', '/m/member/home']);
  });

  it.each([
    ['/m', 'Home'],
    ['/m/activity', 'Promotions'],
    ['/m/voucherCenter', 'Deposit'],
    ['/m/VoucherCenter/', 'Deposit'],
    ['/m/member/home', 'Account'],
  ])('NAV-11 at %s marks the entry "%s" as current', async (address, name) => {
    renderSite(address, { session: buildSession() });
    const bar = await bottomBar();
    const current = within(bar)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('NAV-11 opens the invitation with a link that can be copied', async () => {
    renderSite('/m/help', { session: buildSession() });
    const user = userEvent.setup();
    await user.click(within(await bottomBar()).getByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite friends' });
    expect((await within(dialog).findByLabelText<HTMLInputElement>('Your link')).value).toBe(
      `${window.location.origin}/m/register?referrer=MANGA234`,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeShown();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/m/register?referrer=MANGA234`);
  });

  it('PROMO-08 shows a player the code, invited players and their progress, earnings and terms', async () => {
    renderSite('/m/help', { session: buildSession() });
    await userEvent.click(within(await bottomBar()).getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite friends' }));
    expect(await dialog.findByText('MANGA234')).toBeShown();
    expect(dialog.getByRole('img', { name: 'QR code of your link' })).toBeShown();
    const friends = within(await dialog.findByRole('list', { name: 'Your friends' })).getAllByRole('listitem');
    expect(friends.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^s••••9.*Registered/),
      expect.stringMatching(/^m••••a.*Being checked/),
      expect.stringMatching(/^d••••2.*Reward paid.*120\.00/),
    ]);
    expect(
      dialog.getByText(/10% of the first deposit of .*100\.00 or more, at most .*200\.00, .* 5 times/),
    ).toBeShown();
  });

  it('PROMO-08 shows an error when invitations fail to load, and can be retried', async () => {
    let isDown = true;
    renderSite('/m/help', {
      session: buildSession(),
      answers: { getReferral: () => (isDown ? refusal('system.unknown') : buildReferral()) },
    });
    await userEvent.click(within(await bottomBar()).getByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite friends' }));
    expect(await dialog.findByText('Your invitations did not load')).toBeShown();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('MANGA234')).toBeShown();
  });

  it('NAV-11 shows a visitor registration and login in place of an invitation link', async () => {
    renderSite('/m/help');
    await userEvent.click(within(await bottomBar()).getByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite friends' });
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/register', '/m/login']);
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  it('NAV-11 gives an agent an invitation link with their affiliate code', async () => {
    renderSite('/m/help', { session: buildSession({ type: 1 }) });
    await userEvent.click(within(await bottomBar()).getByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite friends' });
    expect((await within(dialog).findByLabelText<HTMLInputElement>('Your link')).value).toBe(
      `${window.location.origin}/m/register?affiliateCode=AGENT01`,
    );
  });

  it('NAV-11 shares the link with navigator.share and shows no notice when the player cancels', async () => {
    const shared: unknown[] = [];
    const share = async (what: unknown) => {
      shared.push(what);
      throw new DOMException('Abort', 'AbortError');
    };
    Object.assign(navigator, { share });
    try {
      renderSite('/m/help', { session: buildSession() });
      const user = userEvent.setup();
      await user.click(within(await bottomBar()).getByRole('button', { name: 'Invite' }));
      const dialog = await screen.findByRole('dialog', { name: 'Invite friends' });
      await user.click(await within(dialog).findByRole('button', { name: 'Share' }));
      expect(shared).toEqual([{ url: `${window.location.origin}/m/register?referrer=MANGA234` }]);
      expect(within(screen.getByRole('region', { name: /Notifications/ })).queryByRole('listitem')).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});
