import { product } from '../product.ts';

/** The emulator that stands in for the identity provider, and its project; `pnpm test:identity` says where it is. */
export const emulator = {
  host: process.env['IDENTITY_EMULATOR_HOST'] ?? '',
  projectId: process.env['IDENTITY_EMULATOR_PROJECT'] ?? '',
};

/** The product beside the emulator. */
export const identityProduct = { ...product, env: { ...product.env, FIREBASE_AUTH_EMULATOR_HOST: emulator.host } };
