import type { Plugin } from 'vite';

const definitions = /@phosphor-icons\/react\/dist\/defs\/([^/]+)\.es\.js$/;
const weight = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?$/gm;
/** Icons that are also drawn in bold, where they are small; every other one comes without. */
const boldIcons: ReadonlySet<string> = new Set(['CaretDown', 'CaretRight', 'Check', 'DotsThree', 'MagnifyingGlass', 'X']);
/** Icons of the frame, which every visit loads, that are never drawn filled; every other one is kept so. */
const hollowIcons: ReadonlySet<string> = new Set(['ArrowClockwise', 'Globe', 'Headset', 'List', 'WifiSlash', 'X']);

/** Whether the drawing of an icon in a weight is part of the build. */
function isKept(icon: string, drawn: string): boolean {
  return drawn === 'regular' || (drawn === 'bold' && boldIcons.has(icon)) || (drawn === 'fill' && !hollowIcons.has(icon));
}

const leftOut = /\bweight[=:]\s*["'](thin|light|duotone)["']/;
const drawnIn = /\b(\w+)Icon\b(?:(?!Icon\b)[^<>;])*?\bweight[=:]\s*\{?(?:[^<>,}]*\?\s*)?["'](bold|fill)["']/g;

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
      for (const [, name = '', drawn = ''] of code.matchAll(drawnIn)) {
        if (!isKept(name, drawn)) return this.error(`${id} draws ${name}Icon in ${drawn}, which is left out of the build; change the icons named in ${import.meta.filename}.`);
      }
      return undefined;
    },
  };
}
