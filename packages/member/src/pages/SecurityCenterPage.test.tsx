import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { SecurityOverview } from '@parlor/contract';
import {
  buildFullSecurity,
  buildSecurity,
  buildSession,
  NOW,
  PENDING,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type HarnessOptions,
} from '@parlor/testing';
import { Page } from './SecurityCenterPage.tsx';

afterEach(cleanup);

const open = (overview: SecurityOverview, options: HarnessOptions = {}) =>
  renderWithApp(<Page />, {
    route: '/m/securityCenter',
    session: buildSession(),
    answers: { getSecurity: overview },
    ...options,
  });
const rowAt = (name: RegExp) => screen.findByRole('link', { name });

describe('the security centre', () => {
  it('MEM-07 shows the skeleton of the page while the code of limits loads', () => {
    open(buildSecurity(), { route: '/m/securityCenter?limits', answers: { getPlayLimits: PENDING } });
    expect(within(screen.getByRole('main')).queryByRole('heading')).toBeNull();
    expect(screen.getByRole('main').querySelector('[aria-busy]')).not.toBeNull();
  });

  it.each([0, 1, 2])('NAV-01 AUTH-18 MEM-04 links an account of type %i to every security page', async (type) => {
    open(buildSecurity(), { session: buildSession({ type }) });
    await screen.findByRole('list', { name: 'Money' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/securityCenter/FundsPasswordBox',
      '/m/securityCenter/BankCards',
      '/m/securityCenter/passkeys',
      '/m/securityCenter/mobile',
      '/m/securityCenter/email',
      '/m/changePsw',
      '/m/securityCenter/devices',
      '/m/securityCenter/profile',
      '/m/securityCenter/identity',
    ]);
  });

  it('MEM-04 shows a new member the protection level and the next protection to enable', async () => {
    open(buildSecurity());
    expect(await screen.findByRole('heading', { name: 'Protection: Weak' })).toBeShown();
    expect(screen.getByText('1 of 5 protections are on')).toBeShown();
    expect(screen.getByText('Next: Payment password')).toBeShown();
    expect((await rowAt(/^Payment password/)).textContent).toContain('Not set');
  });

  it('MEM-04 shows the enabled protections with masked values', async () => {
    open(buildFullSecurity());
    expect(await screen.findByRole('heading', { name: 'Protection: Strong' })).toBeShown();
    expect(screen.getByText('Everything that protects your account is on.')).toBeShown();
    expect((await rowAt(/^Payment password/)).textContent).toMatch(/Set$/);
    expect((await rowAt(/^Bank cards/)).textContent).toContain('•••• 0815Kasikornbank');
    expect((await rowAt(/^Mobile number/)).textContent).toContain('•••• 5678Verified');
    expect((await rowAt(/^Email/)).textContent).toContain('p•••@example.comVerified');
  });

  it('MEM-04 shows a locked payment password and an unverified mobile number', async () => {
    open(
      buildFullSecurity({
        paymentPassword: { isSet: true, lockedUntil: NOW, resetBy: 'sms' },
        mobile: { masked: '•••• 5678', isVerified: false, canBind: true },
      }),
    );
    expect((await rowAt(/^Payment password/)).textContent).toMatch(/Locked$/);
    expect((await rowAt(/^Mobile number/)).textContent).toContain('Not verified');
    expect(screen.getByText('Next: Mobile number')).toBeShown();
  });

  it('MEM-04 omits contacts that members cannot bind, and does not count them as protections', async () => {
    open(
      buildSecurity({
        mobile: { masked: '', isVerified: false, canBind: false },
        email: { masked: '', isVerified: false, canBind: false },
      }),
    );
    expect(await screen.findByText('1 of 3 protections are on')).toBeShown();
    expect(screen.queryByRole('list', { name: 'Contact' })).toBeNull();
  });

  it('MEM-04 I18N-03 is shown in Thai', async () => {
    open(buildFullSecurity(), { language: 'TY' });
    expect(await screen.findByRole('heading', { name: 'ระดับการป้องกัน: สูง' })).toBeShown();
  });

  it('SYS-11 shows an error when it fails to load, and loads on retry', async () => {
    let answer: unknown = refusal('system.unknown');
    open(buildSecurity(), { answers: { getSecurity: () => answer } });
    expect((await screen.findByRole('alert')).textContent).toContain('The security centre did not load');
    answer = buildSecurity();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Money' })).toBeShown();
  });

  it('SYS-11 shows a placeholder while it loads, and an error when the gateway is unreachable', async () => {
    const { container } = open(buildSecurity(), { answers: { getSecurity: PENDING } });
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    open(buildSecurity(), { answers: { getSecurity: UNREACHABLE } });
    expect((await screen.findByRole('alert')).textContent).toContain('The security centre did not load');
  });

  it('AUTH-13 asks a trial account to register or log in instead', () => {
    open(buildSecurity(), { session: buildSession({ type: 4 }) });
    expect(
      screen.getByRole('heading', { name: 'Please log in to an actual account to use this function' }),
    ).toBeShown();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/register', '/m/login']);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
