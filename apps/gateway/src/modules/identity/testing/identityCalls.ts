import type { TestGateway } from '../../../testing/testGateway.ts';
import type { MerchantSettingsInput } from '../../merchant/merchantSettings.ts';
import type { IdentityChannel } from '../identity.rules.ts';
import { testIdentityProvider } from './providerStandIn.ts';

export const settings: MerchantSettingsInput = {
  identityProvider: testIdentityProvider,
  smsCodes: 'provider',
  features: { googleLogin: true, facebookLogin: true },
};

let people = 0;

/** Saves the merchant with these settings, over the defaults above. */
export const configure = (gateway: TestGateway, change: MerchantSettingsInput, code = 'NORTH') =>
  gateway.app.gateway.services.merchants.save({
    code,
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { ...settings, ...change },
  });

export const merchantOf = async (gateway: TestGateway, code = 'NORTH') => {
  const merchant = await gateway.app.gateway.services.merchants.byCode(code);
  if (merchant === undefined) throw new Error('The merchant is gone');
  return merchant;
};

/** Verifies a token as a login does. */
export const verify = async (
  gateway: TestGateway,
  idToken: string,
  channel: IdentityChannel = 'google',
  code = 'NORTH',
) => gateway.app.gateway.services.identities.verify({ merchant: await merchantOf(gateway, code), idToken, channel });

/** Returns a subject that no other test uses. */
export const person = () => `person${(people += 1)}`;
