import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders to search for keys, and the keys that are built at run time. */
export interface KeySearch {
  readonly root: string;
  /** Source folders, such as `packages/*`. */
  readonly folders: readonly string[];
  /** All keys with their namespace, such as `common.shell.home`. */
  readonly keys: readonly string[];
  /** Groups whose keys are built at run time (`t(`kind.${kind}`)`), each with the names that occur, or `all`. */
  readonly dynamic: Readonly<Record<string, readonly string[] | 'all'>>;
  /** The namespace of `useTranslation()` without an argument. */
  readonly defaultNamespace: string;
}

/** The result of a search: unused keys, and one string per use of an unknown or undeclared key. */
export interface KeyFindings {
  readonly unused: readonly string[];
  readonly unknown: readonly string[];
  readonly undeclared: readonly string[];
}

const literal = /(['"])((?:\w+:)?\w+(?:\.\w+)*)\1/g;
const call = /\b(?:t|common)\('((?:\w+:)?\w+(?:\.\w+)*)'/g;
const template = /\b(?:t|message)\(`([\w.:]+)\.\$\{/g;
const docComment = /\/\*\*[\s\S]*?\*\//g;
const hook = /\buseTranslation\((?:'(\w+)')?\)/g;

interface Source {
  readonly file: string;
  readonly code: string;
  readonly namespaces: ReadonlySet<string>;
}

function readSources({ root, folders, defaultNamespace }: KeySearch): Source[] {
  return folders
    .flatMap((folder) =>
      globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => /node_modules|dist$/.test(name) }),
    )
    .filter((file) => !/\.(?:test|stories|d)\.tsx?$|\/testing\/|\/packs\//.test(file))
    .map((file) => {
      const code = readFileSync(join(root, file), 'utf8').replaceAll(docComment, '');
      return {
        file,
        code,
        namespaces: new Set([...code.matchAll(hook)].map(([, namespace]) => namespace ?? defaultNamespace)),
      };
    });
}

/**
 * Returns the keys that a word in a source may mean: the one in its explicit namespace, or one in each namespace of the
 * source.
 */
function meanings(word: string, namespaces: Iterable<string>): string[] {
  return word.includes(':') ? [word.replace(':', '.')] : [...namespaces].map((namespace) => `${namespace}.${word}`);
}

/**
 * Searches the sources for every key. Returns unused keys, uses of unknown keys, and undeclared keys built at run time.
 */
export function searchKeys(search: KeySearch): KeyFindings {
  const { keys, dynamic } = search;
  const known = new Set(keys);
  const namespaces = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));
  const used = new Set<string>();
  const unknown: string[] = [];
  const undeclared: string[] = [];
  for (const { file, code, namespaces: spoken } of readSources(search)) {
    for (const [, , word = ''] of code.matchAll(literal)) {
      // A file that translates nothing itself may contain a table of keys.
      for (const key of meanings(word, spoken.size > 0 ? spoken : namespaces)) used.add(key);
      if (word.includes(':') && namespaces.has(word.slice(0, word.indexOf(':'))) && !known.has(word.replace(':', '.')))
        unknown.push(`${file}: ${word} is not a key`);
    }
    for (const [, word = ''] of code.matchAll(call)) {
      if (spoken.size > 0 && !meanings(word, spoken).some((key) => known.has(key)))
        unknown.push(`${file}: ${word} is not a key`);
    }
    for (const [, group = ''] of code.matchAll(template)) {
      if (!meanings(group, spoken).some((prefix) => Object.hasOwn(dynamic, prefix)))
        undeclared.push(`${file}: keys of ${group} are made at run time but not declared`);
    }
  }
  const generated = Object.entries(dynamic).flatMap(([group, names]) =>
    names === 'all' ? keys.filter((key) => key.startsWith(`${group}.`)) : names.map((name) => `${group}.${name}`),
  );
  for (const key of generated) if (!known.has(key)) unknown.push(`declared as made at run time: ${key} is not a key`);
  const reached = new Set([...used, ...generated]);
  return { unused: keys.filter((key) => !reached.has(key)), unknown: [...new Set(unknown)], undeclared };
}
