import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../games/game.ts';
import { outcomeOf } from '../modules/round/outcome.ts';

/** The template: a complete game, whose files are compiled and tested in place. */
const template = join(import.meta.dirname, 'gameTemplate');

/** Files of the template that are inserted into other files. */
const insertions = ['verifier.py', 'fairness.md'] as const;

/** A new game. */
export interface NewGame {
  /** The code of the family, such as `lucky-card`. */
  name: string;
  /** The noun of the cards that open it, by its English name in `categoryWords.ts`; without one, no card opens it. */
  noun?: string | undefined;
}

const WORD = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** Replaces the template's name by a game's name, in each spelling. */
export function renamed(text: string, name: string): string {
  const words = name.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return text
    .replaceAll("'Stamped'", `'${title}'`)
    .replaceAll(/\bStamped(?=:| for)/g, title)
    .replaceAll('STAMPED_', `${words.join('_').toUpperCase()}_`)
    .replaceAll('play_stamped', `play_${words.join('_')}`)
    .replaceAll('Stamped', pascal)
    .replaceAll(/stamped(?=[A-Z])/g, camel)
    .replaceAll('stamped', name)
    .replaceAll('../../games/', '../');
}

/**
 * Stamps a game into the repository at `root`: its folder, and its entry in every list of all games. Returns the
 * written files, relative to `root`.
 *
 * @throws RangeError if the name is invalid or used.
 */
export async function stampGame(root: string, { name, noun }: NewGame): Promise<string[]> {
  const folder = `apps/arcade/src/games/${name}`;
  if (!WORD.test(name)) throw new RangeError(`"${name}" is not a name of a game: write it like lucky-card`);
  if (existsSync(join(root, folder))) throw new RangeError(`There is a game of the name ${name} already`);

  cpSync(template, join(root, folder), { recursive: true });
  for (const file of insertions) rmSync(join(root, folder, file));
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => statSync(join(root, file)).isFile());
  for (const file of files) rewrite(root, file, (text) => renamed(text, name));
  const lists = await register(root, name, noun);
  return [...files, ...lists].toSorted();
}

function rewrite(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Adds a game to the lists of all games. Throws for a list of unknown form. */
async function register(root: string, name: string, noun: string | undefined): Promise<string[]> {
  const key = name.includes('-') ? `'${name}'` : name;
  const camel = renamed('stampedX', name).slice(0, -1);
  const part = (file: (typeof insertions)[number]): string => renamed(readFileSync(join(template, file), 'utf8'), name);
  const example = JSON.stringify(await exampleRound(root, name, `${camel}Game`));
  const changes: Readonly<Record<string, (text: string) => string>> = {
    'packages/artwork/src/catalogue/inHouseFamilies.ts': (text) => {
      const known = replaceOnce(text, /(export type InHouseFamily =[^;]*);/, `$1\n  | '${name}';`);
      return noun === undefined ? known : endOfRecord(known, 'arcadeFamilies', `'${noun}': '${name}',`);
    },
    'apps/arcade/src/games/titles.ts': (text) =>
      endOfRecord(
        withImport(text, `import { ${camel}Game } from './${name}/game.ts';`),
        'families',
        `${key}: () => ${camel}Game,`,
      ),
    'apps/arcade/src/verifier/families.ts': (text) =>
      endOfRecord(
        withImport(text, `import { ${camel}Family } from '../games/${name}/verifierFamily.ts';`),
        'families',
        `${key}: ${camel}Family,`,
      ),
    'apps/arcade/src/tools/randomPlayers.ts': (text) => endOfRecord(text, 'randomPlayers', `${key}: slotPlayer,`),
    'apps/arcade/src/tools/returnsReport.ts': (text) =>
      endOfRecord(
        withImport(text, `import * as ${camel} from '../games/${name}/math.ts';`),
        'sharedFamilies',
        `${key}: () => rowsOf(${camel}),`,
      ),
    'apps/arcade/src/tools/fairnessDocument.test.ts': (text) =>
      replaceOnce(
        withImport(text, `import { ${camel}Game } from '../games/${name}/game.ts';`),
        /(const games: readonly Game\[\] = \[[^\]]*)\]/,
        `$1  ${camel}Game,\n]`,
      ),
    'apps/arcade/verifiers/verify.py': (text) =>
      replaceOnce(
        replaceOnce(text, /\n(# -+\n# Recomputing\n)/, () => `\n${part('verifier.py')}\n\n$1`),
        /(\nGAMES: Dict\[[\s\S]*?)\n\}/,
        `$1\n    "${name}": play_${name.replaceAll('-', '_')},\n}`,
      ),
    'apps/arcade/README.md': (text) =>
      replaceOnce(text, ' | one bet, one result |', `, \`${name}\` | one bet, one result |`),
    'docs/fairness.md': (text) =>
      replaceOnce(
        replaceOnce(text, '`lotus-lanterns`, ', `\`${name}\`, \`lotus-lanterns\`, `),
        '\n## `lotus-lanterns`\n',
        () => `\n${part('fairness.md').replace('%EXAMPLE%', () => example)}\n## \`lotus-lanterns\`\n`,
      ),
  };
  for (const [file, change] of Object.entries(changes)) rewrite(root, file, change);
  return Object.keys(changes);
}

/** Plays a round of the stamped game, in the form of the examples on the fairness page. */
async function exampleRound(root: string, name: string, exported: string): Promise<object> {
  const url = pathToFileURL(join(root, `apps/arcade/src/games/${name}/game.ts`)).href;
  const { [exported]: game } = (await import(url)) as Readonly<Record<string, Game>>;
  if (game === undefined) throw new RangeError(`${url} exports no ${exported}`);
  const bet = { serverSeed: 'b5'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce: 7 };
  const played = outcomeOf(game, { ...bet, stake: 100n, choice: {}, decisions: [] });
  const { events, win } = played;
  return {
    gameCode: name,
    version: game.version,
    ...bet,
    stake: '100',
    choice: {},
    decisions: [],
    events,
    win: win.toString(),
  };
}

function replaceOnce(text: string, from: string | RegExp, to: string | (() => string)): string {
  if (text.search(from instanceof RegExp ? from : literally(from)) < 0)
    throw new RangeError(`There is no place for the game: ${String(from)} was not found`);
  if (typeof to === 'string') return text.replace(from, to);
  // A function leaves dollar signs unchanged; the group after the insertion is restored manually.
  return text.replace(from, (...match: unknown[]) =>
    to().replace('$1', () => (typeof match[1] === 'string' ? match[1] : '')),
  );
}

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
}

/** Adds an entry to the end of a record that a constant holds. */
function endOfRecord(text: string, constant: string, entry: string): string {
  return replaceOnce(
    text,
    new RegExp(`(const ${constant}\\b[^=]*=(?:>[^=]*=)* \\{[\\s\\S]*?)\\n\\};`),
    `$1\n  ${entry}\n};`,
  );
}

/** Adds an import in the order of paths. */
function withImport(text: string, line: string): string {
  const pathOf = (of: string): string => /'([^']+)'/.exec(of)?.[1] ?? '';
  const lines = text.split('\n');
  const isPeer = (of: string): boolean => /^import .*\/(?:game|math|verifierFamily)\.ts';$/.test(of);
  const next = lines.findIndex((of) => isPeer(of) && pathOf(of) > pathOf(line));
  const at = next < 0 ? lines.findLastIndex(isPeer) + 1 : next;
  return lines.toSpliced(at, 0, line).join('\n');
}
