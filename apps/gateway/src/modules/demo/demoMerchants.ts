import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { demoDepositMethods } from '../deposit/depositMethodSettings.ts';
import type { NewMerchant } from '../merchant/merchant.service.ts';

/** The data of the built site's brands from which merchants are created. */
const brandManifest = z.record(z.string(), z.object({ name: z.string().min(1).optional() }));

/** The form of merchant codes. */
const merchantCode = /^[A-Z0-9_]{2,20}$/;

/** Vendors under maintenance, so that the state can be seen. */
export const maintainedVendors: readonly string[] = ['TDW', 'WGB'];

/** Returns the code of a brand's merchant in the demo: `blue-moon` becomes BLUEMOON. */
function merchantCodeOf(brand: string): string {
  return brand.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Reads the brands of the built site with their names; none when the site was not built. */
export function readBrandNames(siteDir: string): ReadonlyMap<string, string> {
  const file = join(siteDir, 'brands', 'manifest.json');
  if (!existsSync(file)) return new Map();
  const manifest = brandManifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(manifest).map(([brand, { name }]) => [brand, name ?? titleOf(brand)]));
}

/**
 * Returns the merchants of the demo: the default merchant first, even without a brand of its own, and one for every
 * brand. Missing settings have defaults, the mode is the brand's, and every existing screen is switched on. A brand
 * gets no merchant if its code is invalid for merchants, or already used by an earlier brand.
 */
export function demoMerchants(
  brands: ReadonlyMap<string, string>,
  defaultMerchant: string,
  jurisdiction = 'open',
): NewMerchant[] {
  const named = new Map<string, NewMerchant>();
  for (const [brand, name] of brands) {
    const code = merchantCodeOf(brand);
    if (merchantCode.test(code) && !named.has(code)) named.set(code, merchant(code, name, brand, jurisdiction));
  }
  const {
    [defaultMerchant]: home = merchant(
      defaultMerchant,
      titleOf(defaultMerchant),
      defaultMerchant.toLowerCase().replaceAll('_', '-'),
      jurisdiction,
    ),
    ...others
  } = Object.fromEntries(named);
  return [home, ...Object.values(others)];
}

function merchant(code: string, name: string, brand: string, jurisdiction: string): NewMerchant {
  return {
    code,
    name,
    brand,
    currency: 'THB',
    settings: {
      languages: ['TY', 'EN', 'CN'],
      jurisdiction,
      // Addresses of the domain that is reserved for examples, so that the demo writes to nobody.
      customerService: [
        { csType: 'LIVECHAT', title: 'Live chat', path: 'https://chat.example.com/' },
        { csType: 'TELEGRAM', title: 'Telegram', path: 'https://telegram.example.com/' },
      ],
      whitelabel: {
        TRANSBETREPMEM3: true,
        TRANSREC3: true,
        PERSREP: true,
        REWCEN3: true,
        SECPRIV: true,
        MANPLAYREB3: true,
        CBS3: true,
      },
      features: {
        bettingReport: true,
        rewardCentre: true,
        vipBenefit: true,
        feedback: true,
        mailCentre: true,
        trialLogin: true,
        referral: true,
        share: true,
        // The page of the outbox shows codes and links.
        mobileCodeLogin: true,
        forgotPassword: true,
        emailRetrieval: true,
        phoneRetrieval: true,
      },
      depositMethods: demoDepositMethods,
      registration: { methods: { username: true, mobile: true }, rules: { email: { enabled: true } } },
    },
  };
}

/** Returns the fallback name of a brand: `BLUE_MOON` and `blue-moon` become Blue moon. */
function titleOf(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).toLowerCase().replaceAll(/[_-]/g, ' ');
}
