import { describe, expect, it } from 'vitest';
import type { RevealedSeeds, RoundView, SeedView } from './arcadeApi.ts';
import { commitmentOf } from './fairness/outcomeWords.ts';
import { titleOf } from './games/titles.ts';
import { outcomeOf } from './modules/round/outcome.ts';
import { clientSeed, codeOf, setUpArcade, valueOf } from './testing/testArcade.ts';

const table = setUpArcade();
const { call, open, spin } = table;

describe('fair play', () => {
  it('requires a client seed of at least 128 bits for the first round and keeps it', async () => {
    const { token } = await open();
    expect(codeOf(await spin(token, { clientSeed: undefined }))).toBe('seed.client_seed_needed');
    expect(codeOf(await spin(token, { clientSeed: 'abcd' }))).toBe('bad_request');
    valueOf(await spin(token));
    expect(codeOf(await spin(token, { clientSeed: 'f'.repeat(32) }))).toBe('seed.client_seed_set');
    expect(valueOf(await spin(token, { clientSeed: undefined })).nonce).toBe(1);
  });

  it('numbers all rounds without gaps, including void ones', async () => {
    const { token } = await open();
    table.gateway.failNext('bet_win', 'LIMIT_REACHED');
    table.gateway.failNext('bet', 'LIMIT_REACHED');
    for (let i = 0; i < 4; i += 1) valueOf(await spin(token));
    const { list } = valueOf(await call<{ list: RoundView[] }>('GET', 'rounds', token));
    expect(list.map(({ nonce, state }) => `${nonce} ${state}`)).toEqual([
      '3 SETTLED',
      '2 SETTLED',
      '1 SETTLED',
      '0 VOID',
    ]);
  });

  it('reveals a seed that matches its commitment and reproduces every round, and commits to a new one', async () => {
    const { token, session } = await open();
    const played = [valueOf(await spin(token)), valueOf(await spin(token))];
    expect(played[0]?.serverSeed).toBeNull();
    const { revealed, next } = valueOf(
      await call<{ revealed: RevealedSeeds; next: SeedView }>('POST', 'seeds/rotate', token, {}),
    );
    expect(commitmentOf(revealed.serverSeed)).toBe(session.seeds.serverSeedHash);
    const game = titleOf(session.gameCode)?.game;
    if (!game) throw new Error('the title has no game');
    for (const round of played) {
      const { events } = outcomeOf(game, {
        serverSeed: revealed.serverSeed,
        clientSeed,
        nonce: round.nonce,
        stake: BigInt(round.stake),
        choice: round.choice,
        decisions: round.decisions,
      });
      expect(events).toEqual(round.events);
    }
    expect(next).toMatchObject({ clientSeed: null, nextNonce: 0 });
    expect(next.serverSeedHash).not.toBe(session.seeds.serverSeedHash);
    const { list } = valueOf(await call<{ list: RoundView[] }>('GET', 'rounds', token));
    expect(list[0]?.serverSeed).toBe(revealed.serverSeed);
    expect(codeOf(await spin(token, { clientSeed: undefined }))).toBe('seed.client_seed_needed');
  });

  it('does not reveal seeds while one of their rounds is open', async () => {
    const { token } = await open();
    table.gateway.failNext('bet_win', 'temporary', 'temporary', 'temporary');
    expect(codeOf(await spin(token))).toBe('round.undecided');
    expect(codeOf(await call('POST', 'seeds/rotate', token, {}))).toBe('round.unfinished');
  });
});
