import type { Plugin } from 'vite';

const definitions = /@phosphor-icons\/react\/dist\/defs\/([^/]+)\.es\.js$/;
const weight = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?$/gm;
/** Icons that keep their bold weight. */
const boldIcons: ReadonlySet<string> = new Set([
  'CaretDown',
  'CaretRight',
  'Check',
  'DotsThree',
  'MagnifyingGlass',
  'X',
]);
/** Icons of the shell whose fill weight is removed, because every visit loads them. */
const iconsWithoutFill: ReadonlySet<string> = new Set([
  'ArrowClockwise',
  'CaretLeft',
  'CaretRight',
  'DownloadSimple',
  'Globe',
  'Headset',
  'List',
  'UserPlus',
  'WifiSlash',
  'X',
]);
/** Icons of the first screen whose regular weight is removed, because they are always filled. */
const iconsWithoutRegular: ReadonlySet<string> = new Set(['Pause', 'Play', 'Sparkle', 'Warning', 'WarningCircle']);

/** Whether a build keeps a weight of an icon. */
function isKept(icon: string, drawn: string): boolean {
  if (drawn === 'regular') return !iconsWithoutRegular.has(icon);
  return (drawn === 'bold' && boldIcons.has(icon)) || (drawn === 'fill' && !iconsWithoutFill.has(icon));
}

const droppedWeight = /\bweight[=:]\s*["'](thin|light|duotone)["']/;
/** Matches the use of an icon: JSX, or the call that JSX compiles to. */
const drawnIcon = /(?:<|(?:jsxs?|createElement)\()(\w+)Icon\b/g;
/** Matches a literal weight, or the expression that computes it. */
const weightPattern = /\bweight[=:]\s*(?:["'](\w+)["']|([^,}]*))/;
const quoted = /["'](\w+)["']/g;

/** Returns the text from an icon's name to the end of its tag or call. */
function attributesFrom(code: string, start: number): string {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const sign = code.charAt(at);
    if (sign === '(' || sign === '{') depth += 1;
    else if (depth > 0) depth -= sign === ')' || sign === '}' ? 1 : 0;
    else if (sign === ')' || sign === '>') return code.slice(start, at);
  }
  return code.slice(start);
}

/** Returns the weights that the attributes may select; regular by default. */
function weightsIn(attributes: string): string[] {
  const weightMatch = weightPattern.exec(attributes);
  if (!weightMatch) return ['regular'];
  const [, word, choice = ''] = weightMatch;
  return word === undefined ? [...choice.matchAll(quoted)].map(([, name = '']) => name) : [word];
}

/** Removes the unused weights from an icon's definition. */
export function slimDefinition(code: string, icon: string): string {
  return code.replace(weight, (entry: string, name: string) => (isKept(icon, name) ? entry : ''));
}

/**
 * Creates a Vite plugin that removes unused icon weights from a build. Every icon module contains six weights, of which
 * the product uses one to three, so icons shrink to a third. Fails the build if code uses a removed weight.
 */
export function slimIcons(): Plugin {
  return {
    name: 'parlor-slim-icons',
    apply: 'build',
    transform(code, id) {
      const icon = definitions.exec(id)?.[1];
      if (icon !== undefined) return { code: slimDefinition(code, icon), map: null };
      if (id.includes('node_modules')) return undefined;
      // The icon would render in development but be empty in the build.
      const weightOf = droppedWeight.exec(code)?.[1];
      if (weightOf !== undefined)
        return this.error(
          `${id} draws an icon in the weight "${weightOf}", which is left out of the build; use regular, fill or bold.`,
        );
      for (const { 0: found, 1: name = '', index } of code.matchAll(drawnIcon)) {
        const lost = weightsIn(attributesFrom(code, index + found.length)).find((drawn) => !isKept(name, drawn));
        if (lost !== undefined)
          return this.error(
            `${id} draws ${name}Icon in ${lost}, which is left out of the build; change the icons named in ${import.meta.filename}.`,
          );
      }
      return undefined;
    },
  };
}
