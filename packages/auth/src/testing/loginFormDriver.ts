import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSettings, type HarnessOptions } from '@parlor/testing';
import { buildBotChallenge } from './botChallenge.ts';

/** Types a valid name, with spaces around it, and a valid password. */
export async function typeCredentials(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('Username'), ' player01 ');
  await user.type(screen.getByLabelText('Password'), 'Player#2026');
  return user;
}

/** Options of a merchant that offers both login methods, with numbers of Thailand and China. */
export const withCodes = ({ answers, ...rest }: HarnessOptions = {}): HarnessOptions => ({
  settings: { features: { ...buildSettings().features, mobileCodeLogin: true } },
  answers: {
    listCountries: {
      list: [
        { country: 'TH', countryDialingCode: '66' },
        { country: 'CN', countryDialingCode: '86' },
      ],
    },
    getBotChallenge: () => buildBotChallenge(),
    sendSmsCode: () => ({ expirationTime: Date.now() + 60_000 }),
    ...answers,
  },
  ...rest,
});

export const numberField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

export const logIn = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Log in' }));
