import { defineModule } from '../../module.ts';
import { createAccountService } from './account.service.ts';
import { registerMemberRoutes } from './member.routes.ts';
import { createPasswordHasher } from './passwordHasher.ts';

/** Accounts and their password hashes. */
export const memberModule = defineModule({
  name: 'member',
  offers({ db, clock, hashCost }) {
    const passwords = createPasswordHasher(hashCost);
    return { passwords, accounts: createAccountService({ db, clock, passwords }) };
  },
  register: registerMemberRoutes,
});
