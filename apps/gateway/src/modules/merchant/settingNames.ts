import { z } from 'zod';
import type { Json } from './json.ts';
import { merchantSettings } from './merchantSettings.ts';

/** The parts of a JSON schema that define allowed values. */
interface SettingSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: SettingSchema;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
  readonly propertyNames?: SettingSchema;
  readonly additionalProperties?: SettingSchema;
  readonly anyOf?: readonly SettingSchema[];
}

/** A setting by its dot path, and a description of its values. */
export interface SettingName {
  readonly path: string;
  readonly values: string;
}

/** Longer lists of choices are cut off. */
const CHOICES_SHOWN = 12;

const root = z.toJSONSchema(merchantSettings, { io: 'input', unrepresentable: 'any' }) as SettingSchema;

/** Returns the schemas below a schema, by name; undefined if there are none. */
function below({
  properties,
  propertyNames,
  additionalProperties,
  anyOf,
}: SettingSchema): ReadonlyMap<string, SettingSchema> | undefined {
  if (properties) return new Map(Object.entries(properties));
  if (propertyNames?.enum && additionalProperties)
    return new Map(propertyNames.enum.map((name) => [name, additionalProperties]));
  return anyOf?.map(below).find((found) => found !== undefined);
}

function wrongName(path: string, name: string, schema: SettingSchema): string {
  const parent = path === '' ? 'a merchant' : path;
  const names = below(schema);
  const full = path === '' ? name : `${path}.${name}`;
  return names === undefined
    ? `${full}: there is nothing below ${parent}`
    : `${full}: there is no such setting; ${parent} has ${[...names.keys()].join(', ')}`;
}

/** Returns the error of a dot path as one line; undefined if it names a setting or a group of settings. */
export function pathProblem(path: string): string | undefined {
  let schema = root;
  let walked = '';
  for (const name of path.split('.')) {
    const next = below(schema)?.get(name);
    if (next === undefined) return wrongName(walked, name, schema);
    walked = walked === '' ? name : `${walked}.${name}`;
    schema = next;
  }
  return undefined;
}

/** Returns the first unknown name in a value as one line; undefined when all are known. */
export function nameProblem(value: Json, path = '', schema: SettingSchema = root): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = below(schema);
  for (const [name, inner] of Object.entries(value as Record<string, Json>)) {
    const next = Array.isArray(value) ? schema.items : names?.get(name);
    // The schema refuses values of another kind.
    if (next === undefined && names === undefined) continue;
    const problem =
      next === undefined
        ? wrongName(path, name, schema)
        : nameProblem(inner, path === '' ? name : `${path}.${name}`, next);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Whether a dot path names a list. */
export function isListPath(path: string): boolean {
  return (
    path.split('.').reduce<SettingSchema | undefined>((schema, name) => schema && below(schema)?.get(name), root)
      ?.type === 'array'
  );
}

/** Lists every setting, in order. Fields of registration share their rules, so those are listed once. */
export function settingNames(): SettingName[] {
  return namesBelow('', root);
}

function namesBelow(path: string, schema: SettingSchema): SettingName[] {
  const inner = schema.anyOf ? undefined : below(schema);
  if (inner === undefined) return [{ path, values: wordsFor(schema) }];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (schema.propertyNames?.enum && schema.additionalProperties?.type === 'object') {
    return [
      { path: at('FIELD'), values: schema.propertyNames.enum.join(', ') },
      ...namesBelow(at('FIELD'), schema.additionalProperties),
    ];
  }
  return [...inner].flatMap(([name, next]) => namesBelow(at(name), next));
}

function wordsFor({ type, format, enum: choices, minimum, maximum, items, properties, anyOf }: SettingSchema): string {
  if (anyOf) return anyOf.map(wordsFor).join(' or ');
  if (choices)
    return `${choices.slice(0, CHOICES_SHOWN).join(' | ')}${choices.length > CHOICES_SHOWN ? ` | … (${choices.length})` : ''}`;
  if (type === 'array') return `list of ${items ? wordsFor(items) : 'values'}`;
  if (type === 'object') return `{ ${Object.keys(properties ?? {}).join(', ')} }`;
  if (type === 'boolean') return 'true | false';
  if (type === 'integer')
    return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
      ? `${minimum} to ${maximum}`
      : 'whole number';
  return format === 'uri' ? 'web address' : (type ?? 'value').replace('string', 'text');
}
