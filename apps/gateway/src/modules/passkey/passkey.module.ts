import { defineModule } from '../../module.ts';
import { createPasskeyService } from './passkey.service.ts';

/** Passkeys and their challenges. Their routes are in the security centre, which requires the payment password. */
export const passkeyModule = defineModule({
  name: 'passkey',
  offers: ({ db, clock, shared }) => ({ passkeys: createPasskeyService({ db, clock, shared }) }),
  register: () => undefined,
});
