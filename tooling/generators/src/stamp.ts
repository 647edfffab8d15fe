import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Text by path, to be written below a folder. */
export type Files = Readonly<Record<string, string>>;

/** A name or a place that cannot be used; the message is one line and says what to do instead. */
export class StampError extends Error {
  override name = 'StampError';
}

/** Writes files below a folder that must not be there yet. */
export function stamp(folder: string, files: Files): void {
  if (existsSync(folder)) throw new StampError(`${folder} is there already; choose another name or remove it first.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A package's or theme's name: lower-case words with hyphens. */
export function requireKebabName(name: string | undefined): string {
  if (!name || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new StampError('Give a name in lower case with hyphens, such as reward-centre.');
  return name;
}

/** A component's name: PascalCase. */
export function requirePascalName(name: string | undefined): string {
  if (!name || !/^[A-Z][A-Za-z0-9]+$/.test(name))
    throw new StampError('Give a name in PascalCase, such as BalanceCard.');
  return name;
}

/** `reward-centre` → `rewardCentre`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `reward-centre` → `Reward centre`. */
export function title(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** JSON as the repository writes it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Runs a generator from the command line: one line on success, one line on a mistake. */
export function runGenerator(generate: (name: string | undefined) => string): void {
  try {
    console.log(generate(process.argv[2]));
  } catch (error) {
    if (!(error instanceof StampError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
