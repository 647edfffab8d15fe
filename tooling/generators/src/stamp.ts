import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File contents by path. Paths are relative to a folder. */
export type Files = Readonly<Record<string, string>>;

/** Thrown if a name or a folder cannot be used. The message is one line and says what to do instead. */
export class StampError extends Error {
  override name = 'StampError';
}

/** Writes files to a new folder. Throws a StampError if the folder exists. */
export function stamp(folder: string, files: Files): void {
  if (existsSync(folder)) throw new StampError(`${folder} already exists; choose another name or remove it first.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Returns the name of a package or theme. Throws a StampError if it is not lower-case words with hyphens. */
export function requireKebabName(name: string | undefined): string {
  if (!name || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new StampError('Give a name in lower case with hyphens, such as reward-centre.');
  return name;
}

/** Returns the name of a component. Throws a StampError if it is not PascalCase. */
export function requirePascalName(name: string | undefined): string {
  if (!name || !/^[A-Z][A-Za-z0-9]+$/.test(name))
    throw new StampError('Give a name in PascalCase, such as BalanceCard.');
  return name;
}

/** Converts `reward-centre` to `rewardCentre`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts `reward-centre` to `Reward centre`. */
export function title(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a value as JSON in the repository's style. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Runs a generator from the command line. Prints one line on success and one line on a StampError. */
export function runGenerator(generate: (name: string | undefined) => string): void {
  try {
    console.log(generate(process.argv[2]));
  } catch (error) {
    if (!(error instanceof StampError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
