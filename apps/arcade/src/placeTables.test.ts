import { afterEach, describe, expect, it } from 'vitest';
import type { RoundView } from './arcadeApi.ts';
import { outcomeWords } from './fairness/outcomeWords.ts';
import { uniformDraw } from './fairness/uniformDraw.ts';
import { bullBullGame } from './games/bull-bull/game.ts';
import { dragonTigerGame } from './games/dragon-tiger/game.ts';
import { fanTanGame } from './games/fan-tan/game.ts';
import { fishPrawnCrabGame } from './games/fish-prawn-crab/game.ts';
import type { Game } from './games/game.ts';
import { moneyWheelGame } from './games/money-wheel/game.ts';
import { rouletteGame } from './games/roulette/game.ts';
import { sicBoGame } from './games/sic-bo/game.ts';
import { createDrawRoomTable, STEADY_DRAWS, type DrawRoomTable } from './testing/drawRoomTable.ts';
import { anySeed, codeOf, valueOf, type Player } from './testing/roomTable.ts';

let table: DrawRoomTable;
afterEach(() => table.close());

/** Opens a table of the game with draws whose time the test sets. */
async function openTable(game: Game): Promise<DrawRoomTable> {
  if (!game.drawing) throw new Error('its rounds are not draws');
  return createDrawRoomTable({}, { ...game, drawing: { ...game.drawing, schedule: STEADY_DRAWS } });
}

interface PlaceTable {
  name: string;
  game: Game;
  bets: Record<string, string>;
  /** Bets on unknown places of the table, or with amounts that it refuses. */
  forged: Record<string, string>[];
}

const placeTables: PlaceTable[] = [
  {
    name: 'roulette',
    game: rouletteGame,
    bets: { '0': '100', '17-20': '200', '1-2-3-4-5-6': '300', column3: '400', black: '500' },
    forged: [{ '17-21': '100' }, { '37': '100' }, { red: '0' }, { red: '150' }],
  },
  {
    name: 'the money wheel',
    game: moneyWheelGame,
    bets: { x2: '500', 'x6.5': '200', x52: '100' },
    forged: [{ x3: '100' }, { x2: '-100' }, { x2: '150' }],
  },
  {
    name: 'fan tan',
    game: fanTanGame,
    bets: { fan4: '100', kwok13: '300', 'nim2-1': '200', 'nga34-2': '200', ssh123: '100' },
    forged: [{ fan5: '100' }, { 'nim1-1': '100' }, { kwok12: '150' }],
  },
  {
    name: 'Dragon Tiger',
    game: dragonTigerGame,
    bets: { dragon: '500', tiger: '300', suitedTie: '100', dragonRed: '200', tigerBig: '100' },
    forged: [{ banker: '100' }, { dragonSeven: '100' }, { tie: '150' }],
  },
  {
    name: 'Sic Bo',
    game: sicBoGame,
    bets: { small: '300', total9: '200', single4: '100', double2: '100', anyTriple: '100', pair16: '400' },
    forged: [{ total18: '100' }, { pair61: '100' }, { odd: '250' }],
  },
  {
    name: 'Fish Prawn Crab',
    game: fishPrawnCrabGame,
    bets: { fish: '300', tiger: '200', 'prawn-crab': '100', 'triple-gourd': '100' },
    forged: [{ 'crab-prawn': '100' }, { deer: '100' }, { fish: '150' }],
  },
  {
    name: 'Bull Bull',
    game: bullBullGame,
    bets: { player1: '500', player3: '200', player1Multiple: '300', player2Multiple: '500' },
    forged: [{ player4: '100' }, { bankerMultiple: '100' }, { player1Multiple: '120' }],
  },
];

describe.each(placeTables)('a table of $name', ({ game, bets, forged }) => {
  const stakeOf = (of: Record<string, string>): string =>
    Object.values(of)
      .reduce((sum, amount) => sum + BigInt(amount), 0n)
      .toString();

  it('pays every place of a slip by the public draw, and refuses unknown places', async () => {
    table = await openTable(game);
    const arcade = await table.arcade();
    const player: Player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const draw = await table.opened(client);
    const bet = (of: Record<string, string>) =>
      table.call<RoundView>(arcade, 'POST', 'rounds', player.token, {
        stake: stakeOf(of),
        choice: { bets: of },
        draw: draw.index,
        clientSeed: anySeed(),
        idempotencyKey: anySeed(),
      });
    const before = table.gateway.balance;
    for (const of of forged) expect(codeOf(await bet(of))).not.toBe('success');
    expect(table.gateway.balance).toBe(before);

    const placed = valueOf(await bet(bets));
    expect(placed).toMatchObject({ state: 'OPEN', events: [], serverSeed: null });
    const { totals } = await client.waitFor('bets', ({ index }) => index === draw.index);
    const sums = Object.fromEntries(totals.places.map(({ place, amount }) => [place, amount]));
    expect(sums).toEqual(bets);

    await table.closeBets(draw);
    const { clientSeed } = await client.waitFor('closed', ({ index }) => index === draw.index);
    await table.reveal(draw);
    const { seed, result } = await client.waitFor('result', ({ index }) => index === draw.index);
    const settled = await table.settled(arcade, player, placed);
    const words = outcomeWords({ serverSeed: seed, clientSeed, nonce: draw.index });
    const played = game.play(uniformDraw(words), BigInt(settled.stake), { bets }, []);
    expect(settled).toMatchObject({ state: 'SETTLED', win: played.win.toString(), events: played.events });
    expect(settled.events[0]).toMatchObject(result as object);
    expect(table.gateway.balance).toBe(before - BigInt(settled.stake) + played.win);
    client.socket.close();
  });
});
