import { createReadStream } from 'node:fs';
import { basename, extname } from 'node:path';
import { OperatorError } from '../../modules/merchant/operatorError.ts';
import { csvCells, gameOfCells, headerProblems } from './csvGame.ts';
import { readLines, type FileLine } from './fileLines.ts';
import { readGameEntry, type GameEntry } from './gameEntry.ts';

/** A parsed line of a file: a game, or its problems. */
export type GameLine = { line: number } & ({ game: GameEntry } | { problems: string[] });

/** A file of games. Its games can be read once, in order. */
export interface GameFile {
  /** The file name without its folder. */
  name: string;
  games: AsyncIterable<GameLine>;
}

const readers: Readonly<Record<string, (lines: AsyncIterable<FileLine>) => AsyncGenerator<GameLine>>> = {
  '.jsonl': readJsonLines,
  '.csv': readCsv,
};

/** Opens a file by its extension. Throws OperatorError if it is not a file of games. */
export function openGameFile(path: string): GameFile {
  const reader = readers[extname(path).toLowerCase()];
  if (reader === undefined)
    throw new OperatorError(`${path}: a file of games is called ${Object.keys(readers).join(' or ')}`);
  return { name: basename(path), games: reader(readLines(readFile(path))) };
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk as Buffer;
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Parses a game from each line of JSON. */
async function* readJsonLines(lines: AsyncIterable<FileLine>): AsyncGenerator<GameLine> {
  for await (const line of lines) {
    if ('problem' in line) yield { line: line.number, problems: [line.problem] };
    else yield { line: line.number, ...readJson(line.text) };
  }
}

function readJson(text: string): { game: GameEntry } | { problems: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: ['is no JSON'] };
  }
  return readGameEntry(value);
}

/** Parses a game from each line after the first, which names the columns. Stops after an invalid first line. */
async function* readCsv(lines: AsyncIterable<FileLine>): AsyncGenerator<GameLine> {
  let columns: string[] | undefined;
  for await (const line of lines) {
    const read = cellsOf(line);
    if ('problems' in read) {
      yield { line: line.number, ...read };
      if (columns === undefined) return;
    } else if (columns === undefined) {
      columns = read.cells;
      const problems = headerProblems(columns);
      if (problems.length > 0) {
        yield { line: line.number, problems };
        return;
      }
    } else if (read.cells.length === columns.length) {
      yield { line: line.number, ...readGameEntry(gameOfCells(columns, read.cells)) };
    } else {
      const problem = `has ${read.cells.length} cells where the first line has ${columns.length}`;
      yield { line: line.number, problems: [problem] };
    }
  }
}

function cellsOf(line: FileLine): { cells: string[] } | { problems: string[] } {
  if ('problem' in line) return { problems: [line.problem] };
  const cells = csvCells(line.text);
  return cells === undefined ? { problems: ['has quotes that are not closed, or inside a cell'] } : { cells };
}
