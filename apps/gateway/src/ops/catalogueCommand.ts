import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { exportGames } from './catalogue/gameExport.ts';
import { openGameFile } from './catalogue/gameFile.ts';
import { importGames, type GameImport, type ImportCounts } from './catalogue/gameImport.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of imports and exports of games. */
export interface CatalogueContext {
  catalogue: {
    importGames: (wanted: GameImport) => Promise<ImportCounts>;
    exportGames: () => AsyncIterable<string>;
  };
  /** Prints a part of the output immediately, if the whole is too large for memory. */
  print: (text: string) => Promise<void>;
  /** The operator at the command line. */
  operator: string;
}

const OPTIONS = { check: { type: 'boolean' }, replace: { type: 'boolean' } } as const;

/** Parses the arguments after `import`; undefined unless there is one file and no unknown option. */
function importOf(args: readonly string[]): { path: string; checksOnly: boolean; replaces: boolean } | undefined {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) return undefined;
    return { path, checksOnly: values.check === true, replaces: values.replace === true };
  } catch {
    return undefined;
  }
}

function countsText(
  name: string,
  counts: ImportCounts,
  { checksOnly, replaces }: Pick<GameImport, 'checksOnly' | 'replaces'>,
) {
  const { added, changed, unchanged, withdrawn } = counts;
  const parts = [
    `${added} added`,
    `${changed} changed`,
    `${unchanged} unchanged`,
    ...(replaces ? [`${withdrawn} withdrawn`] : []),
  ];
  return `${name}: ${parts.join(', ')}${checksOnly ? '; checked only, nothing is imported' : ''}`;
}

/** `catalogue …`: the games of the platform. */
export const catalogueArea: CommandArea<CatalogueContext> = {
  does: 'games of the platform: import from a file, export',
  commands: {
    import: {
      synopsis: 'FILE [--check] [--replace]',
      does: 'Adds or changes the games in a file, all or none',
      more: `pnpm ops catalogue import games.jsonl --check
pnpm ops catalogue import games.csv

FILE is JSON Lines (.jsonl) or CSV (.csv), one game a line; docs/operations/catalogue.md says its fields. Games are told apart by node id.
--check does everything and undoes it. --replace withdraws every game that is not in the file; without it these stay as they are.`,
      run: ({ catalogue, operator }, args) => {
        const wanted = importOf(args);
        if (wanted === undefined) return undefined;
        return importFile(catalogue, operator, wanted);
      },
    },
    export: {
      synopsis: '',
      does: 'Prints all games, including withdrawn ones, as JSON Lines for import',
      more: 'pnpm ops catalogue export > games.jsonl',
      run: async ({ catalogue, print }) => {
        // The last part is returned; the command line prints it and exits.
        let part: string | undefined;
        for await (const next of catalogue.exportGames()) {
          if (part !== undefined) await print(`${part}\n`);
          part = next;
        }
        return part ?? '';
      },
    },
  },
  note: 'Every gateway has new games within two seconds. What an import changed is in pnpm ops log --area catalogue.',
};

async function importFile(
  catalogue: CatalogueContext['catalogue'],
  operator: string,
  { path, ...how }: { path: string } & Pick<GameImport, 'checksOnly' | 'replaces'>,
): Promise<string> {
  const file = openGameFile(path);
  return countsText(file.name, await catalogue.importGames({ file, operator, ...how }), how);
}

/** Creates the dependencies of commands that use a database. */
export const createCatalogueContext = (db: Kysely<Database>): Pick<CatalogueContext, 'catalogue'> => ({
  catalogue: { importGames: (wanted) => importGames(db, wanted), exportGames: () => exportGames(db) },
});
