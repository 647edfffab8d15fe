import { startProviderStandIn, type ProviderStandIn } from '../modules/identity/testing/providerStandIn.ts';
import type { MerchantSettingsInput } from '../modules/merchant/merchantSettings.ts';
import { createTestGateway, type TestGateway } from './testGateway.ts';

/**
 * A gateway whose players prove that they own a number: by codes, which stay in its outbox, or with a fake identity
 * provider.
 */
export interface PhoneGateway {
  gateway: TestGateway;
  provider: ProviderStandIn;
  /** Changes the settings of the merchant NORTH or SOUTH. */
  configure(code: 'NORTH' | 'SOUTH', settings: MerchantSettingsInput): Promise<void>;
  /** Returns an address that nothing else in the test uses. */
  newAddress(): string;
  /** Returns a valid Thai number in E.164 that nothing else in the test uses. */
  newNumber(): string;
  close(): Promise<void>;
}

/** Saves the settings of a merchant of test gateways. */
export function configureMerchant(
  { app }: TestGateway,
  code: 'NORTH' | 'SOUTH',
  settings: MerchantSettingsInput,
): Promise<void> {
  return app.gateway.services.merchants.save({
    code,
    name: code === 'NORTH' ? 'North' : 'South',
    brand: code.toLowerCase(),
    currency: 'THB',
    settings,
  });
}

/**
 * Starts such a gateway with these settings of the merchant NORTH. Provider and gateway share one clock. Close it in
 * `afterAll`.
 */
export async function startPhoneGateway({
  env = {},
  host,
  settings,
}: {
  env?: Record<string, string>;
  host?: string;
  settings: MerchantSettingsInput;
}): Promise<PhoneGateway> {
  let clock = Date.now;
  let made = 0;
  const provider = await startProviderStandIn(() => clock());
  const gateway = await createTestGateway({
    env: { FIREBASE_JWKS_URL: provider.keysUrl, ...env },
    ...(host !== undefined && { host }),
  });
  clock = gateway.deps.clock;
  await configureMerchant(gateway, 'NORTH', settings);
  return {
    gateway,
    provider,
    configure: (code, changed) => configureMerchant(gateway, code, changed),
    newAddress: () => `10.${(made += 1) % 250}.${Math.floor(made / 250)}.9`,
    newNumber: () => `+668${String((made += 1)).padStart(4, '0')}2222`,
    async close() {
      await gateway.close();
      await provider.stop();
    },
  };
}
