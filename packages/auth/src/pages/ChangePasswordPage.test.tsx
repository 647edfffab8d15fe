import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildRegistrationSettings, buildSession, renderWithApp } from '@parlor/testing';
import { Page } from './ChangePasswordPage.tsx';

afterEach(cleanup);

const open = (type: number) =>
  renderWithApp(<Page />, {
    route: '/m/changePsw',
    session: buildSession({ type }),
    answers: { getRegistrationSettings: buildRegistrationSettings() },
  });

describe('ChangePasswordPage', () => {
  it('AUTH-13 asks a trial account for an actual account and links to registration and login', () => {
    open(4);
    expect(screen.getByRole('heading').textContent).toBe('Please log in to an actual account to use this function');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/register', '/m/login']);
  });

  it('PSW-05 shows a member the form', async () => {
    open(0);
    expect(await screen.findByLabelText('New password')).toBeShown();
  });
});
