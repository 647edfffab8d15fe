import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviderDesk } from '../modules/provider/providerDesk.ts';
import {
  offerGames,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../modules/provider/testing/testVendor.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { providersArea } from './providersCommand.ts';

let gateway: TestGateway;
let folder: string;
let seat: Seat;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
  seat = await launchAsPlayer(gateway);
  folder = mkdtempSync(join(tmpdir(), 'parlor-keys-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await gateway.close();
});

/** Runs the arguments after `pnpm ops providers`. Gateways reread vendors after five seconds. */
async function run(...args: string[]): Promise<string> {
  const { db, masterKeys } = gateway.deps;
  const context = { providerDesk: createProviderDesk({ db, masterKeys: () => masterKeys }), operator: 'ann' };
  const parsed = readCommand<typeof context>({ providers: providersArea }, ['providers', ...args]);
  const printed = 'help' in parsed ? parsed.help : await parsed.run(context);
  gateway.advance(5_000);
  return printed;
}
const secretIn = (printed: string) => /once: (\S+)$/.exec(printed)?.[1] ?? '';
const balance = (provider: string, key: string) =>
  sendCall(gateway, 'balance', { player_ref: seat.playerRef, session_token: seat.token }, { provider, key });
function keyFile(name: string, modulusLength = 2048, half: 'publicKey' | 'privateKey' = 'publicKey'): string {
  const pair = generateKeyPairSync('rsa', { modulusLength });
  const path = join(folder, name);
  const text =
    half === 'publicKey'
      ? pair.publicKey.export({ type: 'spki', format: 'pem' })
      : pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(path, text);
  return path;
}

describe('pnpm ops providers', () => {
  it('creates a vendor with a secret that is shown once, and changes its profile', async () => {
    const secret = secretIn(await run('save', 'NEWCO', 'key=new', 'name=New Co', 'may_adjust=true'));
    expect(secret.length).toBeGreaterThan(40);
    expect(await balance('NEWCO', secret)).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(
      await run('save', 'NEWCO', 'duplicate_answer=own_code', 'currencies={"THB":2}', 'id_retention_days=124'),
    ).toBe('NEWCO: saved');
    expect(await run('list')).toBe('NEWCO  New Co  parlor  1 key\nPARLOR  Parlor  parlor  1 key');
    const shown = await run('show', 'NEWCO');
    for (const words of [
      'duplicate_answer=own_code',
      'may_adjust=true',
      'currencies={"THB":2}',
      'id_retention_days=124',
    ])
      expect(shown).toContain(words);
    expect(shown).toContain('ann  save  ');
    expect(shown).not.toContain(secret);
    const { keys } = await gateway.database.db
      .selectFrom('provider')
      .select('keys')
      .where('code', '=', 'NEWCO')
      .executeTakeFirstOrThrow();
    expect(keys.join()).not.toContain(secret);
  });

  it('keeps the two newest keys valid after a key rotation', async () => {
    const [first, second, third] = [
      secretIn(await run('save', 'TURN', 'key=new')),
      secretIn(await run('rotate-key', 'TURN', 'new')),
      secretIn(await run('rotate-key', 'TURN', 'new')),
    ];
    expect(await balance('TURN', first)).toMatchObject({ status: 'BAD_SIGNATURE' });
    for (const key of [second, third]) expect(await balance('TURN', key)).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await run('show', 'TURN')).toContain('2 keys');
  });

  it('accepts only RSA public keys of at least 2048 bits for a hub88 vendor', async () => {
    expect(await run('save', 'HUB', `key=${keyFile('a.pem')}`, 'dialect=hub88')).toBe('HUB: saved');
    expect(await run('rotate-key', 'HUB', keyFile('b.pem'))).toContain('has a new key');
    await expect(run('rotate-key', 'HUB', 'new')).rejects.toThrow('a public RSA key');
    await expect(run('rotate-key', 'HUB', keyFile('small.pem', 1024))).rejects.toThrow('at least 2048 bits');
    await expect(run('rotate-key', 'HUB', keyFile('private.pem', 2048, 'privateKey'))).rejects.toThrow(
      'a public RSA key',
    );
    await expect(run('save', 'HUB', 'dialect=action-array')).rejects.toThrow('not of the kind');
  });

  it('stops and restarts a vendor or a single game, for bets only or also for wins', async () => {
    const { tx_id } = seat.money({});
    expect(await seat.bet({ tx_id, round_id: 'a' })).toMatchObject({ status: 'OK' });
    await run('stop', 'PARLOR', 'lotus-lanterns', 'bets', 'odd', 'rounds');
    expect(await seat.bet({ round_id: 'b' })).toMatchObject({ status: 'GAME_DISABLED' });
    expect(await seat.win({ ref_tx_id: String(tx_id), round_id: 'a', round_closed: false })).toMatchObject({
      status: 'OK',
    });
    await run('stop', 'PARLOR', 'all', 'wins', 'pays twice');
    expect(await seat.win({ ref_tx_id: String(tx_id), round_id: 'a' })).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await run('list')).toContain('all games and wins stopped');
    await run('start', 'PARLOR', 'all');
    expect(await seat.bet({ round_id: 'c' })).toMatchObject({ status: 'GAME_DISABLED' });
    await run('start', 'PARLOR', 'lotus-lanterns');
    expect(await seat.bet({ round_id: 'd' })).toMatchObject({ status: 'OK' });
    await expect(run('start', 'PARLOR', 'all')).rejects.toThrow('not stopped');
    expect(await run('show', 'PARLOR')).toContain('stop  game=lotus-lanterns  wins=false  reason=odd rounds');
  });

  it('caps the payouts of a vendor', async () => {
    const { tx_id } = seat.money({});
    await seat.bet({ tx_id, round_id: 'e', amount: '100' });
    await run('cap', 'PARLOR', 'THB', 'round_multiple=2');
    const win = (amount: string) => seat.win({ ref_tx_id: String(tx_id), round_id: 'e', amount });
    expect(await win('201')).toMatchObject({ status: 'LIMIT_REACHED' });
    await run('cap', 'PARLOR', 'THB', 'late_wins=3');
    expect(await win('201')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await win('200')).toMatchObject({ status: 'OK' });
    expect(await run('show', 'PARLOR')).toMatch(/cap THB {2}round_multiple=2 .* late_wins=3/);
  });

  it('caps single games, and removes a cap', async () => {
    const { tx_id } = seat.money({});
    await seat.bet({ tx_id, round_id: 'f', amount: '100' });
    const win = (amount: string) => seat.win({ ref_tx_id: String(tx_id), round_id: 'f', amount, round_closed: false });
    // The vendor has a multiple of 2.
    await run('game-cap', 'PARLOR', 'lotus-lanterns', '3');
    expect(await win('301')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await win('300')).toMatchObject({ status: 'OK' });
    expect(await run('show', 'PARLOR')).toContain('cap lotus-lanterns  round_multiple=3  by ');
    await run('game-cap', 'PARLOR', 'lotus-lanterns', 'default');
    expect(await run('show', 'PARLOR')).not.toContain('cap lotus-lanterns');
    await expect(run('game-cap', 'PARLOR', 'lotus-lanterns', 'default')).rejects.toThrow('has no cap of its own');
  });

  it('caps all games of a file or none', async () => {
    const path = join(folder, 'caps.txt');
    writeFileSync(path, 'wild-taco 79904\nvelvet-oni 54231\n\n');
    expect(await run('game-caps', 'PARLOR', path)).toBe('PARLOR: 2 games capped');
    const shown = await run('show', 'PARLOR');
    expect(shown).toContain('cap velvet-oni  round_multiple=54231');
    expect(shown).toContain('cap wild-taco  round_multiple=79904');
    writeFileSync(path, 'wild-taco 5\nvelvet-oni lots\n');
    await expect(run('game-caps', 'PARLOR', path)).rejects.toThrow('Line 2 of');
    writeFileSync(path, 'wild-taco 5\nvelvet-oni 0\n');
    await expect(run('game-caps', 'PARLOR', path)).rejects.toThrow('velvet-oni: a cap is a whole number of stakes');
    expect(await run('show', 'PARLOR')).toBe(shown);
  });

  it('records only successful commands, in an append-only log', async () => {
    const { db } = gateway.database;
    const count = async () =>
      (await db.selectFrom('operator_act').select('id').where('area', '=', 'providers').execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(8);
    await expect(run('stop', 'NOBODY', 'all', 'bets', 'x')).rejects.toThrow('There is no vendor NOBODY');
    expect(await count()).toBe(before);
    for (const change of ["update operator_act set operator = 'nobody'", 'delete from operator_act'])
      await expect(sql.raw(change).execute(db)).rejects.toThrow('append-only');
  });

  it.each([
    [['show'], 'pnpm ops providers show CODE'],
    [['show', 'NOBODY'], 'There is no vendor NOBODY'],
    [['save', 'PARLOR'], 'pnpm ops providers save CODE'],
    [['save', 'PARLOR', 'what'], '"what" is not written as name=value'],
    [['save', 'PARLOR', 'color=red'], '"color" is none of name, dialect'],
    [['save', 'PARLOR', 'dialect=klingon'], 'dialect:'],
    [['save', 'PARLOR', 'may_adjust=perhaps'], 'may_adjust:'],
    [['save', 'PARLOR', 'currencies={"THB":3}'], 'THB has 2 decimals'],
    [['save', 'PARLOR', 'currencies={"XXX":3}'], 'currencies'],
    [['save', 'PARLOR', 'key=new'], 'rotate-key'],
    [['save', 'FRESH', 'name=Fresh'], 'it needs a key'],
    [['save', 'lower', 'key=new'], 'is not a code of a vendor'],
    [['save', 'FRESH', 'key=/nowhere/at/all'], 'cannot be read'],
    [['rotate-key', 'PARLOR'], 'pnpm ops providers rotate-key'],
    [['rotate-key', 'NOBODY', 'new'], 'There is no vendor'],
    [['stop', 'PARLOR', 'all', 'maybe', 'x'], 'pnpm ops providers stop'],
    [['stop', 'PARLOR', 'all', 'bets'], 'pnpm ops providers stop'],
    [['cap', 'PARLOR', 'XXX', 'late_wins=1'], '"XXX" is not a currency'],
    [['cap', 'PARLOR', 'THB', 'late_wins=-1'], 'late_wins:'],
    [['cap', 'PARLOR', 'THB', 'round_max=1.5'], 'round_max:'],
    [['game-cap', 'PARLOR', 'lotus-lanterns'], 'pnpm ops providers game-cap'],
    [['game-cap', 'PARLOR', 'lotus-lanterns', '2.5'], 'a cap is a whole number of stakes'],
    [['game-cap', 'NOBODY', 'lotus-lanterns', '3'], 'There is no vendor'],
    [['game-caps', 'PARLOR', '/nowhere/at/all'], 'cannot be read'],
  ])('rejects %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });
});
