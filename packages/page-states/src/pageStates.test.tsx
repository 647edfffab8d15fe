import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithApp } from '@parlor/testing';
import { OutlookPage, TrialRefusal } from './index.ts';

afterEach(cleanup);

describe('the refusal of a trial', () => {
  it.each([
    ['EN', 'Please log in to an actual account to use this function', 'Register', 'Log in'],
    ['TY', 'กรุณาเข้าสู่ระบบด้วยบัญชีสมาชิกเพื่อใช้ฟังก์ชันนี้', 'สมัครสมาชิก', 'เข้าสู่ระบบ'],
  ] as const)(
    'AUTH-13 says in %s that this needs an actual account, and leads to one',
    (language, words, register, login) => {
      renderWithApp(<TrialRefusal />, { language });
      expect(screen.getByText(words)).toBeShown();
      expect([register, login].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
        '/m/register',
        '/m/login',
      ]);
    },
  );
});

describe('a page without content yet', () => {
  it('shows its planned content, a link and customer service', async () => {
    const { store } = renderWithApp(
      <OutlookPage
        scene="gifts"
        title="Your gifts will be here"
        text="Soon."
        link={{ label: 'Promotions', to: '/m/activity' }}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Your gifts will be here' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Promotions' }).getAttribute('href')).toBe('/m/activity');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Customer service' }));
    expect(store.getState().dialogs.open).toBe('service');
  });
});
