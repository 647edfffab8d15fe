import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';
import { settingsOf, statusOf } from './system.rules.ts';

/** Status, settings and the keys for encrypted bodies. */
export const registerSystemRoutes: ModuleRoutes = (app, { config, services }) => {
  registerCall(app, 'getSystemStatus', ({ merchant, clientAddress }) => statusOf(merchant, clientAddress));
  registerCall(app, 'getSettings', ({ merchant, request }) => settingsOf(merchant, config, request.hostname));
  registerCall(app, 'getEncryptionKeys', () => services.encryption.publicKeys());
};
