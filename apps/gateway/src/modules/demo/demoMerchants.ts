import type { NewMerchant } from '../merchant/merchant.service.ts';

/** The merchants of the demo. What a merchant does not name has a default; every screen that exists is switched on. */
export const demoMerchants: readonly NewMerchant[] = [
  { code: 'LOTUS', name: 'Lotus', brand: 'lotus', currency: 'THB', settings: { defaultMode: 'dark', whitelabel: shown(), features: { bettingReport: true } } },
  { code: 'HARBOR', name: 'Harbor', brand: 'harbor', currency: 'THB', settings: { defaultMode: 'light', whitelabel: shown(), features: { bettingReport: true } } },
];

/** Vendors that stand under maintenance, so that the state can be seen. */
export const maintainedVendors: Readonly<Record<string, readonly string[]>> = { LOTUS: ['TDW', 'WGB'], HARBOR: ['TDW'] };

function shown(): NonNullable<NewMerchant['settings']['whitelabel']> {
  return { TRANSBETREPMEM3: true, TRANSREC3: true };
}
