import type { SecurityDesk } from '../modules/security/securityDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about account protection. */
export interface SecurityContext {
  securityDesk: SecurityDesk;
  /** The operator at the command line. */
  operator: string;
}

/** `security …`: access to accounts, and recovery of lost passkeys. */
export const securityArea: CommandArea<SecurityContext> = {
  does: 'disabled accounts and lost passkeys',
  commands: {
    disable: {
      synopsis: 'MERCHANT NAME REASON',
      does: 'Disables an account: its sessions end, and it can neither log in nor bet',
      run: ({ securityDesk, operator }, [merchantCode, name, ...reason]) =>
        merchantCode === undefined || name === undefined || reason.length === 0
          ? undefined
          : securityDesk
              .disable({ merchantCode, name, operator, reason: reason.join(' ') })
              .then(() => `${name}: disabled`),
    },
    enable: {
      synopsis: 'MERCHANT NAME REASON',
      does: 'Lets a disabled account log in and bet again',
      run: ({ securityDesk, operator }, [merchantCode, name, ...reason]) =>
        merchantCode === undefined || name === undefined || reason.length === 0
          ? undefined
          : securityDesk
              .enable({ merchantCode, name, operator, reason: reason.join(' ') })
              .then(() => `${name}: enabled`),
    },
    'reset-passkeys': {
      synopsis: 'MERCHANT NAME',
      does: 'Removes the passkeys of a member who lost them; verify the member’s identity first',
      run: ({ securityDesk, operator }, [merchantCode, name]) =>
        merchantCode === undefined || name === undefined
          ? undefined
          : securityDesk.resetPasskeys({ merchantCode, name, operator }).then((count) => `${name}: ${count} removed`),
    },
  },
  note: 'It is in pnpm ops log.',
};
