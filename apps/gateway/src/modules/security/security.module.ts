import { defineModule } from '../../module.ts';
import { codeModule } from '../code/code.module.ts';
import { memberModule } from '../member/member.module.ts';
import { sessionModule } from '../session/session.module.ts';
import { createBankCardService } from './bankCard.service.ts';
import { createComparisonKey } from './comparisonKey.ts';
import { createContactService } from './contact.service.ts';
import { createPaymentPasswordRepository } from './paymentPassword.repository.ts';
import { createPaymentPasswordService } from './paymentPassword.service.ts';
import { registerSecurityRoutes } from './security.routes.ts';

/** Payment passwords, bank cards, and the numbers and addresses that members prove to own. */
export const securityModule = defineModule({
  name: 'security',
  needs: [codeModule, memberModule, sessionModule],
  offers({ db, clock, shared, masterKeys, accounts, codes, logins, passwords }) {
    const tries = createPaymentPasswordRepository(db);
    const paymentPasswords = createPaymentPasswordService({ clock, accounts, codes, logins, passwords, tries });
    const numbers = createComparisonKey({ db, masterKeys, name: 'bank_card' });
    return {
      paymentPasswords,
      bankCards: createBankCardService({ db, clock, shared, masterKeys, numbers, paymentPasswords }),
      contacts: createContactService({ shared, accounts, codes, logins, paymentPasswords }),
    };
  },
  register: registerSecurityRoutes,
});
