import { CompiledQuery } from 'kysely';
import type { BetCommand, BetWinCommand } from './commands.ts';
import { bucketOf } from './player.ts';
import { newTransferId } from './transferId.ts';

/** A bet and the refusal of a new one; undefined if a new bet is not refused. */
export interface RefusableBet<Command> {
  command: Command;
  refusal: string | undefined;
}

type Argument = string | number | boolean | null;

// These statements run thousands of times a second, so each text is built once.
const BET_TYPES =
  'int uuid text text text text bigint text boolean text timestamptz text text text text text text text'.split(' ');
const BET_WIN_TYPES =
  'int uuid uuid text text text text bigint bigint text text timestamptz text text text text text text text'.split(' ');
const BET = single('ledger_bet', BET_TYPES);
const BETS = group('ledger_bet_at_once', BET_TYPES);
const BET_WIN = single('ledger_bet_win', BET_WIN_TYPES);
const BET_WINS = group('ledger_bet_win_at_once', BET_WIN_TYPES);

function single(name: string, types: readonly string[]): string {
  return `select * from ${name}(${types.map((_, index) => `$${index + 1}`).join(', ')})`;
}

/** Returns a statement that calls a function for each index of the lists, in order. */
function group(name: string, types: readonly string[]): string {
  const fields = types.map((_, index) => `a${index}`).join(', ');
  return `select answer.* from unnest(${types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')})
    with ordinality as bet (${fields}, place) cross join lateral ${name}(${fields}) answer order by place`;
}

/** Returns the arguments of `ledger_bet`, in a form that can be collected into lists. */
function betArguments({ command: c, refusal }: RefusableBet<BetCommand>): Argument[] {
  return [
    bucketOf(c.player),
    newTransferId(),
    c.provider,
    c.txId,
    c.player.accountId,
    c.currency,
    String(c.amount),
    c.roundId,
    c.isRoundClosed,
    c.category,
    ...lastArguments(c, refusal),
  ];
}

/** Returns the arguments of `ledger_bet_win`. */
function betWinArguments({ command: c, refusal }: RefusableBet<BetWinCommand>): Argument[] {
  return [
    bucketOf(c.player),
    newTransferId(),
    newTransferId(),
    c.provider,
    c.txId,
    c.player.accountId,
    c.currency,
    String(c.amount),
    String(c.winAmount),
    c.roundId,
    c.category,
    ...lastArguments(c, refusal),
  ];
}

function lastArguments({ eventAt, player, game }: BetWinCommand | BetCommand, refusal: string | undefined): Argument[] {
  return [
    new Date(eventAt).toISOString(),
    refusal ?? null,
    player.merchantCode,
    game.nodeId,
    game.gameCode,
    game.gameName,
    game.gameType,
    game.vassalage,
  ];
}

function listsOf(rows: readonly Argument[][], types: readonly string[]): Argument[][] {
  return types.map((_, index) => rows.map((values) => values[index] ?? null));
}

export const betQuery = (bet: RefusableBet<BetCommand>): CompiledQuery => CompiledQuery.raw(BET, betArguments(bet));

export const betsQuery = (bets: readonly RefusableBet<BetCommand>[]): CompiledQuery =>
  CompiledQuery.raw(BETS, listsOf(bets.map(betArguments), BET_TYPES));

export const betWinQuery = (bet: RefusableBet<BetWinCommand>): CompiledQuery =>
  CompiledQuery.raw(BET_WIN, betWinArguments(bet));

export const betWinsQuery = (bets: readonly RefusableBet<BetWinCommand>[]): CompiledQuery =>
  CompiledQuery.raw(BET_WINS, listsOf(bets.map(betWinArguments), BET_WIN_TYPES));
