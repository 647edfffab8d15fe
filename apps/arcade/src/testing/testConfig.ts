import type { ArcadeConfig } from '../config.ts';

/** The secret that the arcade and the gateway of a test share. */
export const TEST_SECRET = 'a secret that both sides know, 32+';

/** Returns the configuration of an arcade under test, without client files. */
export function testConfig(
  places: Pick<ArcadeConfig, 'databaseUrl' | 'gatewayUrl'>,
  change: Partial<ArcadeConfig> = {},
): ArcadeConfig {
  return {
    host: '127.0.0.1',
    port: 0,
    ...places,
    providerCode: 'PARLOR',
    providerSecret: TEST_SECRET,
    siteOrigins: [],
    sealingKey: Buffer.alloc(32, 7),
    clientDir: '/nowhere',
    logLevel: 'silent',
    // A day of all leagues is some 3,000 rows, which would delay other tests.
    fixturesAheadMs: 0,
    ...change,
  };
}
