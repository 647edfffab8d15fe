/** A command was used wrongly; the message is its usage. */
class UsageError extends Error {
  override name = 'UsageError';
}

/** A command of operators. */
export interface Command<Context> {
  /** The arguments after its name, such as `MERCHANT SETTING VALUE`; optional ones in brackets. */
  synopsis: string;
  /** A short description of its effect. */
  does: string;
  /** More text for its help, such as an example. */
  more?: string;
  /** Runs the command and returns the output; undefined if arguments are missing. */
  run: (context: Context, args: readonly string[]) => Promise<string> | undefined;
}

/** Groups of commands, by the words that an operator types. */
export interface CommandArea<Context> {
  does: string;
  commands: Readonly<Record<string, Command<Context>>>;
  /** The action if the following words name no command. */
  alone?: Command<Context>;
  /** A note below the list of its commands. */
  note?: string;
}

export type CommandAreas<Context> = Readonly<Record<string, CommandArea<Context>>>;

/** A command of one word that opens its own resources. */
export interface Program {
  /** A short description of its effect. */
  does: string;
  /** More text for its help. */
  more?: string;
  /** Runs the program. Returns its output, and whether the exit status is 0 or 1. */
  run: () => Promise<{ text: string; isOk: boolean }>;
}

export type Programs = Readonly<Record<string, Program>>;

const PROGRAM = 'pnpm ops';

const isHelp = (word: string | undefined): boolean => word === 'help' || word === '--help' || word === '-h';

function ownProperty<Value>(from: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(from, name) ? from[name] : undefined;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

function overview<Context>(areas: CommandAreas<Context>, programs: Programs): string {
  const rows = [...Object.entries(areas), ...Object.entries(programs)].map(
    ([name, { does }]) => [`${PROGRAM} ${name}`, does] as const,
  );
  return `Commands for operators. They also work while the gateway runs.\n\n${columns(rows)}\n\n${PROGRAM} NAME --help shows more. It works on the database of DATABASE_URL, or else on the gateway's own.`;
}

function areaHelp<Context>(name: string, { does, commands, alone, note }: CommandArea<Context>): string {
  if (alone !== undefined) return commandHelp(name, '', alone);
  const rows = Object.entries(commands).map(
    ([verb, { synopsis, does: sentence }]) => [`${verb} ${synopsis}`.trim(), sentence] as const,
  );
  return `${PROGRAM} ${name}: ${does}\n\n${columns(rows)}\n\n${PROGRAM} ${name} COMMAND --help shows more.${note === undefined ? '' : `\n\n${note}`}`;
}

function commandHelp<Context>(name: string, verb: string, { synopsis, does, more }: Command<Context>): string {
  return (
    [PROGRAM, name, verb, synopsis].filter((word) => word !== '').join(' ') +
    `\n\n${does}.${more === undefined ? '' : `\n\n${more}`}`
  );
}

/** The parsed command: a help text, or an action for the open database. */
export type ParsedCommand<Context> = { help: string } | { run: (context: Context) => Promise<string> };
/** A parsed program. */
export interface ParsedProgram {
  program: Program;
}

/** Parses a command line. Throws UsageError with the nearest help if it is invalid. */
export function readCommand<Context>(areas: CommandAreas<Context>, typed: readonly string[]): ParsedCommand<Context>;
export function readCommand<Context>(
  areas: CommandAreas<Context>,
  typed: readonly string[],
  programs: Programs,
): ParsedCommand<Context> | ParsedProgram;
export function readCommand<Context>(
  areas: CommandAreas<Context>,
  typed: readonly string[],
  programs: Programs = {},
): ParsedCommand<Context> | ParsedProgram {
  const [areaName = '', verb = '', ...args] = typed;
  if (isHelp(areaName)) return { help: overview(areas, programs) };
  const program = ownProperty(programs, areaName);
  if (program !== undefined) return readProgram(areaName, program, verb);
  const area = ownProperty(areas, areaName);
  if (area === undefined)
    throw new UsageError(
      areaName === '' ? overview(areas, programs) : `There is no "${areaName}".\n\n${overview(areas, programs)}`,
    );
  if (isHelp(verb)) return { help: areaHelp(areaName, area) };
  const { alone } = area;
  if (alone !== undefined) return running(typed.slice(1), areaHelp(areaName, area), alone);
  const command = ownProperty(area.commands, verb);
  if (command === undefined)
    throw new UsageError(
      verb === '' ? areaHelp(areaName, area) : `There is no "${areaName} ${verb}".\n\n${areaHelp(areaName, area)}`,
    );
  return running(args, commandHelp(areaName, verb, command), command);
}

/** Returns the help of a command, or the command to run. */
function running<Context>(args: readonly string[], help: string, command: Command<Context>): ParsedCommand<Context> {
  if (args.some((word) => word === '--help' || word === '-h')) return { help };
  return {
    run: (context) => {
      const run = command.run(context, args);
      if (run === undefined) throw new UsageError(help);
      return run;
    },
  };
}

function readProgram(name: string, program: Program, word: string): { help: string } | ParsedProgram {
  const help = `${PROGRAM} ${name}\n\n${program.does}.${program.more === undefined ? '' : `\n\n${program.more}`}`;
  if (isHelp(word)) return { help };
  if (word !== '') throw new UsageError(help);
  return { program };
}
