import { defineModule } from '../../module.ts';
import { codeModule } from '../code/code.module.ts';
import { memberModule } from '../member/member.module.ts';
import { passkeyModule } from '../passkey/passkey.module.ts';
import { sessionModule } from '../session/session.module.ts';
import { createBankCardService } from './bankCard.service.ts';
import { createComparisonKey } from './comparisonKey.ts';
import { createContactService } from './contact.service.ts';
import { createLostPasskeyService } from './lostPasskey.service.ts';
import { createPaymentPasswordRepository } from './paymentPassword.repository.ts';
import { registerPasskeyRoutes } from './passkey.routes.ts';
import { createPaymentPasswordService } from './paymentPassword.service.ts';
import { createSecurityDesk } from './securityDesk.ts';
import { registerSecurityRoutes } from './security.routes.ts';

/** Payment passwords, bank cards, second factors, and the numbers and addresses that members prove to own. */
export const securityModule = defineModule({
  name: 'security',
  needs: [codeModule, memberModule, passkeyModule, sessionModule],
  offers({ db, clock, shared, masterKeys, accounts, codes, logins, passkeys, passwords }) {
    const tries = createPaymentPasswordRepository(db);
    const paymentPasswords = createPaymentPasswordService({
      clock,
      accounts,
      codes,
      logins,
      passkeys,
      passwords,
      tries,
    });
    const numbers = createComparisonKey({ db, masterKeys, name: 'bank_card' });
    return {
      paymentPasswords,
      bankCards: createBankCardService({ db, clock, shared, masterKeys, numbers, passkeys, paymentPasswords }),
      contacts: createContactService({ shared, accounts, codes, logins, passkeys, paymentPasswords }),
      securityDesk: createSecurityDesk({ db, accounts, passkeys }),
      lostPasskeys: createLostPasskeyService({ codes, logins, passkeys, paymentPasswords }),
    };
  },
  register(app, given) {
    registerSecurityRoutes(app, given);
    registerPasskeyRoutes(app, given);
  },
});
