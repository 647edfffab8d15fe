import { product } from '../product.ts';

/** The emulator that replaces the identity provider, and its project; `pnpm test:identity` sets the address. */
export const emulator = {
  host: process.env['IDENTITY_EMULATOR_HOST'] ?? '',
  projectId: process.env['IDENTITY_EMULATOR_PROJECT'] ?? '',
};

/** The product with the emulator. */
export const identityProduct = { ...product, env: { ...product.env, FIREBASE_AUTH_EMULATOR_HOST: emulator.host } };
