import { defineModule } from '../../module.ts';
import { access } from './access.ts';
import { createEncryptionService } from './encryption.service.ts';
import { registerSystemRoutes } from './system.routes.ts';

/** Status, settings, encrypted bodies, and access control by merchant. */
export const systemModule = defineModule({
  name: 'system',
  offers: ({ db, shared, masterKeys, clock }) => ({
    access,
    encryption: createEncryptionService({ db, shared, masterKeys, clock }),
  }),
  register: registerSystemRoutes,
});
