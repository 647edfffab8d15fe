import { z } from 'zod';
import type { Json } from './json.ts';
import { merchantSettings } from './merchantSettings.ts';

/** The parts of a JSON schema that define allowed values. */
interface Place {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Place;
  readonly properties?: Readonly<Record<string, Place>>;
  readonly propertyNames?: Place;
  readonly additionalProperties?: Place;
  readonly anyOf?: readonly Place[];
}

/** A setting by its dot path, and a description of its values. */
export interface SettingName {
  readonly path: string;
  readonly takes: string;
}

/** Longer lists of choices are cut off. */
const CHOICES_SHOWN = 12;

const root = z.toJSONSchema(merchantSettings, { io: 'input', unrepresentable: 'any' }) as Place;

/** Returns the schemas below a schema, by name; undefined if there are none. */
function below({
  properties,
  propertyNames,
  additionalProperties,
  anyOf,
}: Place): ReadonlyMap<string, Place> | undefined {
  if (properties) return new Map(Object.entries(properties));
  if (propertyNames?.enum && additionalProperties)
    return new Map(propertyNames.enum.map((name) => [name, additionalProperties]));
  return anyOf?.map(below).find((found) => found !== undefined);
}

function wrongName(path: string, name: string, place: Place): string {
  const parent = path === '' ? 'a merchant' : path;
  const names = below(place);
  const full = path === '' ? name : `${path}.${name}`;
  return names === undefined
    ? `${full}: there is nothing below ${parent}`
    : `${full}: there is no such setting; ${parent} has ${[...names.keys()].join(', ')}`;
}

/** Returns the error of a dot path as one line; undefined if it names a setting or a group of settings. */
export function pathProblem(path: string): string | undefined {
  let place = root;
  let walked = '';
  for (const name of path.split('.')) {
    const next = below(place)?.get(name);
    if (next === undefined) return wrongName(walked, name, place);
    walked = walked === '' ? name : `${walked}.${name}`;
    place = next;
  }
  return undefined;
}

/** Returns the first unknown name in a value as one line; undefined when all are known. */
export function nameProblem(value: Json, path = '', place: Place = root): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = below(place);
  for (const [name, inner] of Object.entries(value as Record<string, Json>)) {
    const next = Array.isArray(value) ? place.items : names?.get(name);
    // The schema refuses values of another kind.
    if (next === undefined && names === undefined) continue;
    const problem =
      next === undefined
        ? wrongName(path, name, place)
        : nameProblem(inner, path === '' ? name : `${path}.${name}`, next);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Whether a dot path names a list. */
export function isListPath(path: string): boolean {
  return (
    path.split('.').reduce<Place | undefined>((place, name) => place && below(place)?.get(name), root)?.type === 'array'
  );
}

/** Lists every setting, in order. Fields of registration share their rules, so those are listed once. */
export function settingNames(): SettingName[] {
  return namesBelow('', root);
}

function namesBelow(path: string, place: Place): SettingName[] {
  const inner = place.anyOf ? undefined : below(place);
  if (inner === undefined) return [{ path, takes: wordsFor(place) }];
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (place.propertyNames?.enum && place.additionalProperties?.type === 'object') {
    return [
      { path: at('FIELD'), takes: place.propertyNames.enum.join(', ') },
      ...namesBelow(at('FIELD'), place.additionalProperties),
    ];
  }
  return [...inner].flatMap(([name, next]) => namesBelow(at(name), next));
}

function wordsFor({ type, format, enum: choices, minimum, maximum, items, properties, anyOf }: Place): string {
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
