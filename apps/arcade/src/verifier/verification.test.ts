import { describe, expect, it } from 'vitest';
import { gameCodesOf } from '../tools/gameCodes.ts';
import { seatFamilies } from '../tools/randomPlayers.ts';
import { recordedRounds } from '../tools/recordedRounds.ts';
import { families } from './families.ts';
import { bookOf } from '../games/titles.ts';
import { isSound, sourceOf, verifyEntry, type VerifierEntry } from './verification.ts';
import type { VerifierFamily } from './verifierFamily.ts';

const entry: VerifierEntry = {
  game: 'lotus-lanterns',
  serverSeed: '5e'.repeat(32),
  commitment: '',
  clientSeed: '00112233445566778899aabbccddeeff',
  nonce: '22',
  stake: '1000',
  choice: '{"unit":100}',
  decisions: '[]',
  row: '',
  tapes: '',
  quotes: '',
  cashOutQuotes: '',
};

function familyOf(code: string): VerifierFamily {
  const family = families[code];
  if (!family) throw new Error(`there is no ${code}`);
  return family;
}

describe('the verifier', () => {
  it('passes its self-test with the vectors of another implementation', () => {
    expect(isSound()).toBe(true);
  });

  it('recomputes a round in words', () => {
    const result = verifyEntry(familyOf('lotus-lanterns'), entry);
    expect(result).toMatchObject({ win: 6450n, isCommitmentCompared: false });
    expect('events' in result && result.events[0]).toContain('25, 27, 23, 27, 26');
    expect('events' in result && result.events.at(-1)).toBe('The round wins 6450');
  });

  it.each<[string, Partial<VerifierEntry>, string]>([
    ['a short server seed', { serverSeed: '5e' }, 'server seed'],
    ['a client seed of other letters', { clientSeed: 'x'.repeat(32) }, 'Your seed'],
    ['a round that is not a number', { nonce: '-1' }, 'number of the round'],
    ['a stake of nothing', { stake: '0' }, 'stake'],
    ['a stake outside the rules', { stake: '1001' }, 'do not allow'],
    ['a choice that is no JSON', { choice: '{' }, 'choice is not JSON'],
    ['decisions that are no list', { decisions: '{}' }, 'not a list'],
    ['fixtures without seeds', { tapes: '[{"id":"fb-lantern:1"}]' }, 'fixtures are not a list'],
    ['another commitment', { commitment: 'a'.repeat(64) }, 'not the seed that was committed to'],
  ])('refuses %s', (_, change, words) => {
    const result = verifyEntry(familyOf('lotus-lanterns'), { ...entry, ...change });
    expect('trouble' in result && result.trouble).toContain(words);
  });

  it.each(seatFamilies)('plays hands of %s from the seeds of their browsers, and refuses other seeds', (code) => {
    const [hand] = [...recordedRounds(gameCodesOf(code), 1)];
    if (!hand) throw new Error(`no hand of ${code}`);
    const { gameCode: game, serverSeed, clientSeed, nonce, stake, choice, decisions, win } = hand;
    const filled: VerifierEntry = {
      ...entry,
      game,
      serverSeed,
      clientSeed,
      nonce: String(nonce),
      stake,
      choice: JSON.stringify(choice),
      decisions: JSON.stringify(decisions),
    };
    expect(verifyEntry(familyOf(code), filled)).toMatchObject({ win: BigInt(win) });
    const other = verifyEntry(familyOf(code), { ...filled, clientSeed: 'ab'.repeat(16) });
    expect('trouble' in other && other.trouble).toContain('not that of the browsers');
  });

  it('plays the fixtures of a slip, and refuses a slip with other results', () => {
    const slip = [...recordedRounds(gameCodesOf('sportsbook'), 20)].find(
      ({ win, decisions }) => win !== '0' && decisions.length === 1,
    );
    if (!slip) throw new Error('no slip that was settled at once');
    const { gameCode: game, serverSeed, clientSeed, stake, choice, decisions, win, tapes = [] } = slip;
    const filled: VerifierEntry = {
      ...entry,
      game,
      serverSeed,
      clientSeed,
      nonce: '0',
      stake,
      choice: JSON.stringify(choice),
      decisions: JSON.stringify(decisions),
      tapes: JSON.stringify(tapes),
    };
    expect(verifyEntry(familyOf('sportsbook'), filled)).toMatchObject({ win: BigInt(win) });
    const lost = decisions.map((decision) => ({ ...(decision as object), outcomes: tapes.map(() => 'lost') }));
    const forged = verifyEntry(familyOf('sportsbook'), { ...filled, decisions: JSON.stringify(lost) });
    expect('trouble' in forged && forged.trouble).toContain('is lost, and its fixture makes it won');
    const foreign = tapes.map((tape) => ({ ...tape, serverSeed: 'ab'.repeat(32) }));
    const other = verifyEntry(familyOf('sportsbook'), { ...filled, tapes: JSON.stringify(foreign) });
    expect('trouble' in other && other.trouble).toContain('not the one that was committed to');
  });

  it('shows the prices of a slip beside the round, and alone while its seed is secret', () => {
    const [slip] = [...recordedRounds(gameCodesOf('sportsbook'), 1)];
    if (!slip) throw new Error('no slip');
    const { gameCode: game, serverSeed, clientSeed, stake, choice, decisions, win, tapes = [], quotes = [] } = slip;
    const filled: VerifierEntry = {
      ...entry,
      game,
      serverSeed,
      clientSeed,
      nonce: '0',
      stake,
      choice: JSON.stringify(choice),
      decisions: JSON.stringify(decisions),
      tapes: JSON.stringify(tapes),
      quotes: JSON.stringify(quotes),
    };
    const agreeing = quotes.map(() => expect.objectContaining({ verdict: 'agrees' }) as unknown);
    const family = familyOf('sportsbook');
    expect(verifyEntry(family, filled)).toMatchObject({ win: BigInt(win), prices: agreeing });
    expect(verifyEntry(family, { ...filled, serverSeed: '' })).toEqual({ prices: agreeing });
    const old = verifyEntry(family, { ...filled, quotes: '[]' });
    expect('prices' in old && old.prices?.every(({ words }) => words.includes('cannot be checked'))).toBe(true);
    const empty = verifyEntry(family, { ...filled, choice: '{}', serverSeed: '' });
    expect('trouble' in empty && empty.trouble).toContain('no legs with prices');
    const broken = verifyEntry(family, { ...filled, quotes: '{', serverSeed: '' });
    expect('trouble' in broken && broken.trouble).toContain('prices were made from');
  });

  // A hand needs the seeds of its browsers and its moves.
  const withExample = Object.entries(families).filter(([code]) => !seatFamilies.some((family) => family === code));

  it.each(withExample)('plays the example of %s', (code, family) => {
    const choice = JSON.stringify(family.exampleChoice);
    const source = sourceOf({ ...entry, choice });
    const positions = 'source' in source ? (family.bookRows?.(source.source) ?? []) : [];
    const row =
      positions.length === 0 ? '' : JSON.stringify(positions.map((position) => bookOf(code)?.proofOf(position)));
    expect(verifyEntry(family, { ...entry, game: code, choice, row })).toHaveProperty('events');
  });

  it('names the required row of a game from a book, and refuses another row', () => {
    const family = familyOf('emerald-falls');
    const needed = verifyEntry(family, { ...entry, game: 'emerald-falls' });
    expect('trouble' in needed && needed.trouble).toMatch(/draw row \d+ of the book/);
    for (const row of ['{', '[]', '{"position":0}']) {
      const result = verifyEntry(family, { ...entry, game: 'emerald-falls', row });
      expect('trouble' in result && result.trouble).toMatch(/row/);
    }
  });
});
