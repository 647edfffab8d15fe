// A process that bets until it is killed: `node bettingClient.ts <database url> <owner> <name>`. It writes a line `sent
// <txId>` before each bet and `done <txId> <status>` after its answer, so that the reader knows which bets were in
// flight.
import { openDatabase } from '@parlor/database';
import type { Database } from '../../../database.ts';
import { APP_ROLE } from '../../../databaseRoles.ts';
import { createLedgerRepository } from '../ledger.repository.ts';

const [url = '', owner = '', name = ''] = process.argv.slice(2);
const CONNECTIONS = 8;

const database = openDatabase<Database>(url, {
  applicationName: 'parlor-betting-client',
  role: APP_ROLE,
  poolSize: CONNECTIONS,
});
const ledger = createLedgerRepository(database.db);
let next = 0;

await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    for (;;) {
      const txId = `${name}.${(next += 1)}`;
      process.stdout.write(`sent ${txId}\n`);
      const { status } = await ledger.bet({
        player: { accountId: owner, merchantCode: 'NORTH' },
        provider: 'PARLOR',
        txId,
        currency: 'THB',
        amount: 1n,
        roundId: txId,
        isRoundClosed: false,
        category: 'base',
        eventAt: 0,
        game: { nodeId: '1', gameCode: 'g', gameName: 'G', gameType: 'RNG', vassalage: 'PARLOR' },
      });
      process.stdout.write(`done ${txId} ${status}\n`);
    }
  }),
);
