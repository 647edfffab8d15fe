import { describe, expect, it } from 'vitest';
import { playLotusLanterns } from '../games/lotus-lanterns/rules.ts';
import { replayWith } from './replayWith.ts';
import { isRoundProven } from './roundCheck.ts';
import { replayAddress, verifierAddress } from './roundLinks.ts';
import { roundOf } from './testing/testGame.ts';

const replay = replayWith(playLotusLanterns);
const game = { replay };
const noBook = { bookRow: () => Promise.reject(new Error('there is no book')) };
const source = {
  gameCode: 'lotus-lanterns',
  serverSeed: '5e'.repeat(32),
  clientSeed: '00112233445566778899aabbccddeeff',
  nonce: 22,
  stake: 500n,
  choice: { unit: 100 },
  decisions: [],
};
const { events, win } = replay(source);
const round = roundOf(22, { ...source, stake: '500', events: [...events], win: win.toString() });

describe('a round and its seeds', () => {
  it('agree in any order of the fields', async () => {
    const turned = events.map((shown) => Object.fromEntries(Object.entries(shown).toReversed()) as typeof shown);
    expect(await isRoundProven({ ...round, events: turned }, 'lotus-lanterns', game, noBook)).toBe(true);
  });

  it('disagree on another win, another event, other seeds or a stake outside the rules', async () => {
    for (const change of [
      { win: '1' },
      { events: round.events.slice(1) },
      { nonce: 23 },
      { clientSeed: 'f'.repeat(32) },
      { stake: '501' },
    ])
      expect(await isRoundProven({ ...round, ...change }, 'lotus-lanterns', game, noBook)).toBe(false);
  });

  it('prove nothing while the server seed is secret', async () => {
    expect(await isRoundProven({ ...round, serverSeed: null }, 'lotus-lanterns', game, noBook)).toBe(false);
  });
});

describe('the addresses of a round', () => {
  it('contain no seed outside the fragment', () => {
    const [beforeFragment, fragment = ''] = verifierAddress('lotus-lanterns', 'lotus-lanterns', round).split('#');
    expect(beforeFragment).toBe('/games/verify.html');
    expect(Object.fromEntries(new URLSearchParams(fragment))).toMatchObject({
      serverSeed: source.serverSeed,
      clientSeed: source.clientSeed,
      nonce: '22',
      choice: '{"unit":100}',
    });
  });

  it('replay a round by its id alone', () => {
    expect(replayAddress('https://arcade.test', 'night-market', 'abc')).toBe(
      'https://arcade.test/games/night-market/?replay=abc',
    );
  });
});
