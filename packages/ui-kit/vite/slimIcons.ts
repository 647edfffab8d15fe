import type { Plugin } from 'vite';

const definitions = /@phosphor-icons\/react\/dist\/defs\/([^/]+)\.es\.js$/;
const weight = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?$/gm;
/** Icons that are also drawn in bold, where they are small; every other one comes without. */
const boldIcons: ReadonlySet<string> = new Set(['CaretDown', 'CaretRight', 'Check', 'DotsThree', 'MagnifyingGlass', 'X']);
/** Icons of the frame, which every visit loads, that are never drawn filled; every other one is kept so. */
const hollowIcons: ReadonlySet<string> = new Set(['ArrowClockwise', 'CaretLeft', 'CaretRight', 'DownloadSimple', 'Globe', 'Headset', 'List', 'UserPlus', 'WifiSlash', 'X']);
/** Icons of the first screen that are always drawn filled. */
const solidIcons: ReadonlySet<string> = new Set(['Pause', 'Play', 'Sparkle', 'Warning', 'WarningCircle']);

/** Whether the drawing of an icon in a weight is part of the build. */
function isKept(icon: string, drawn: string): boolean {
  if (drawn === 'regular') return !solidIcons.has(icon);
  return (drawn === 'bold' && boldIcons.has(icon)) || (drawn === 'fill' && !hollowIcons.has(icon));
}

const leftOut = /\bweight[=:]\s*["'](thin|light|duotone)["']/;
/** Where an icon is drawn: JSX, or the call that JSX is compiled to. */
const drawnIcon = /(?:<|(?:jsxs?|createElement)\()(\w+)Icon\b/g;
/** A weight in words, or the expression that chooses one. */
const saidWeight = /\bweight[=:]\s*(?:["'](\w+)["']|([^,}]*))/;
const quoted = /["'](\w+)["']/g;

/** What is said of an icon: the text from its name to the end of its tag or of its call. */
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

/** The weights that an icon may be drawn in, as far as the text tells; regular where it says nothing. */
function weightsIn(attributes: string): string[] {
  const said = saidWeight.exec(attributes);
  if (!said) return ['regular'];
  const [, word, choice = ''] = said;
  return word === undefined ? [...choice.matchAll(quoted)].map(([, name = '']) => name) : [word];
}

/** The definition of an icon with the weights that the product never draws taken out. */
export function slimDefinition(code: string, icon: string): string {
  return code.replace(weight, (entry: string, name: string) => (isKept(icon, name) ? entry : ''));
}

/**
 * A Vite plugin for the site's build. Every icon module carries six weights of its drawing and one to three are ever drawn
 * (regular, fill, bold for the few that are small); this leaves the others out of the bundle, which makes icons a third of
 * what they weigh.
 */
export function slimIcons(): Plugin {
  return {
    name: 'parlor-slim-icons',
    apply: 'build',
    transform(code, id) {
      const icon = definitions.exec(id)?.[1];
      if (icon !== undefined) return { code: slimDefinition(code, icon), map: null };
      if (id.includes('node_modules')) return undefined;
      // The icon would be drawn in development and be empty in the build.
      const weightOf = leftOut.exec(code)?.[1];
      if (weightOf !== undefined) return this.error(`${id} draws an icon in the weight "${weightOf}", which is left out of the build; use regular, fill or bold.`);
      for (const { 0: found, 1: name = '', index } of code.matchAll(drawnIcon)) {
        const lost = weightsIn(attributesFrom(code, index + found.length)).find((drawn) => !isKept(name, drawn));
        if (lost !== undefined) return this.error(`${id} draws ${name}Icon in ${lost}, which is left out of the build; change the icons named in ${import.meta.filename}.`);
      }
      return undefined;
    },
  };
}
