import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { isSealed, SealError, type MasterKeys } from './masterKeys.ts';

/** Which texts to seal anew: none, those that rest in the clear, or also those under a key that no longer seals. */
export type ResealScope = 'nothing' | 'plain' | 'outdated';

/** What became of the secrets at rest. */
export interface ResealReport {
  /** How many texts were sealed. */
  sealed: number;
  /** The places of texts that none of the given keys opens. */
  unopened: string[];
}

/** Where an encryption key stands. */
export function encryptionKeyPlace(kid: string): string {
  return `encryption_key/${kid}`;
}

/** Where a vendor's keys stand. */
export function providerPlace(code: string): string {
  return `provider/${code}`;
}

/**
 * Opens every secret that rests in the database, and seals those of a scope with the key that seals now. All of it is one
 * transaction; several gateways may do it at once.
 */
export function resealRecords(db: Kysely<Database>, masterKeys: MasterKeys, scope: ResealScope): Promise<ResealReport> {
  return db.transaction().execute(async (transaction) => {
    const report: ResealReport = { sealed: 0, unopened: [] };

    function resealed(text: string, place: string): string {
      if (!isSealed(text)) return scope === 'nothing' ? text : seal(text, place);
      try {
        const secret = masterKeys.open(text, place);
        return scope === 'outdated' && !masterKeys.isCurrent(text) ? seal(secret, place) : text;
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        report.unopened.push(place);
        return text;
      }
    }

    function seal(secret: string, place: string): string {
      report.sealed += 1;
      return masterKeys.seal(secret, place);
    }

    // Rows are locked by those alone who may change them.
    const mayChange = scope !== 'nothing';
    const keys = await transaction.selectFrom('encryption_key').select(['kid', 'private_jwk']).orderBy('kid').$if(mayChange, (query) => query.forUpdate()).execute();
    for (const { kid, private_jwk: before } of keys) {
      const after = resealed(before, encryptionKeyPlace(kid));
      if (after !== before) await transaction.updateTable('encryption_key').set({ private_jwk: after }).where('kid', '=', kid).execute();
    }
    const providers = await transaction.selectFrom('provider').select(['code', 'keys']).orderBy('code').$if(mayChange, (query) => query.forUpdate()).execute();
    for (const { code, keys: before } of providers) {
      const after = before.map((key) => resealed(key, providerPlace(code)));
      if (after.some((key, at) => key !== before[at])) await transaction.updateTable('provider').set({ keys: after }).where('code', '=', code).execute();
    }
    return report;
  });
}

/** What is wrong when secrets cannot be opened; undefined when all can. */
export function unopenedProblem({ unopened }: ResealReport): string | undefined {
  if (unopened.length === 0) return undefined;
  return `MASTER_KEY does not open ${unopened.length} of the secrets in the database (${unopened.slice(0, 3).join(', ')}): give the key that they were sealed with, or add it to MASTER_KEYS_OTHER.`;
}
