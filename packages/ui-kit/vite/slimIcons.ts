import type { Plugin } from 'vite';

const definitions = /@phosphor-icons\/react\/dist\/defs\/([^/]+)\.es\.js$/;
const weight = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?$/gm;
/** Icons that are also drawn in bold, where they are small: every other one comes in regular and fill. */
const boldIcons: ReadonlySet<string> = new Set(['CaretDown', 'CaretRight', 'Check', 'DotsThree', 'MagnifyingGlass', 'X']);
const leftOut = /\bweight[=:]\s*["'](thin|light|duotone)["']/;
const drawnInBold = /\b(\w+)Icon\b(?:(?!Icon\b)[^<>;])*?\bweight[=:]\s*["']bold["']/g;

/** The definition of an icon with the weights that the product never draws taken out. */
export function slimDefinition(code: string, icon: string): string {
  const isKept = (name: string) => name === 'regular' || name === 'fill' || (name === 'bold' && boldIcons.has(icon));
  return code.replace(weight, (entry: string, name: string) => (isKept(name) ? entry : ''));
}

/**
 * A Vite plugin for the site's build. Every icon module carries six weights of its drawing and two or three are ever drawn
 * (regular, fill, and bold for the few that are small); this leaves the others out of the bundle, which makes icons a third
 * of what they weigh.
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
      if (weightOf !== undefined) return this.error(`${id} draws an icon in the weight "${weightOf}", which is left out of the build; use regular or fill.`);
      const thin = [...code.matchAll(drawnInBold)].map(([, name = '']) => name).find((name) => !boldIcons.has(name));
      return thin === undefined ? undefined : this.error(`${id} draws ${thin}Icon in bold, which is left out of the build; name it among the bold icons of ${import.meta.filename}.`);
    },
  };
}
