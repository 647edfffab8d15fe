import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../../testing/testGateway.ts';
import { checkLedger } from '../../ledger/ledgerCheck.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { registerDialectRoutes } from '../dialects/dialect.routes.ts';
import { findDialect } from '../dialects/dialects.ts';
import { createDialectVendor, withoutIds, type DialectVendor, type Recording } from './dialectVendor.ts';

/** Reads recorded calls from a file beside a test. */
export function readRecording(file: URL): Recording {
  return JSON.parse(readFileSync(file, 'utf8')) as Recording;
}

/**
 * Defines tests that send recorded calls to a real gateway on a real database, byte for byte and in order, and compare
 * the answers. Registers the dialect for this gateway if it is not registered yet.
 */
export function describeRecording(dialect: Dialect, recording: Recording, signatureHeader: string): void {
  describe(`recorded calls of ${dialect.name}`, () => {
    let gateway: TestGateway;
    let vendor: DialectVendor;
    beforeAll(async () => {
      gateway = await createTestGateway({
        prepare(app) {
          if (findDialect(dialect.name) !== undefined) return;
          const { config, clock, services } = app.gateway;
          void app.register((scope, _options, done) => {
            registerDialectRoutes(scope, { config, clock, providers: services.providers, dialects: [dialect] });
            done();
          });
        },
      });
      vendor = await createDialectVendor(gateway, dialect.name, recording);
    });
    afterAll(() => gateway.close());

    it.each(recording.calls)('API-04 $name', async ({ path, body, signature, http, answer }) => {
      const given = await vendor.send(path, body, { [signatureHeader]: signature });
      expect({ http: given.http, answer: withoutIds(given.body) }).toEqual({ http, answer });
    });

    it('leave the ledger balanced', async () => {
      expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
    });
  });
}
