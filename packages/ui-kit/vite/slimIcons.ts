import type { Plugin } from 'vite';

const definitions = /@phosphor-icons\/react\/dist\/defs\/[^/]+\.es\.js$/;
const weight = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?$/gm;
const kept: ReadonlySet<string> = new Set(['regular', 'fill', 'bold']);
const leftOut = /\bweight[=:]\s*["'](thin|light|duotone)["']/;

/** An icon's definition with the weights that the product never draws taken out. */
export function slimDefinition(code: string): string {
  return code.replace(weight, (entry: string, name: string) => (kept.has(name) ? entry : ''));
}

/**
 * A Vite plugin for the site's build. Every icon module carries six weights of its drawing and only three are ever drawn
 * (regular, fill, bold); this leaves the others out of the bundle, which halves what icons weigh.
 */
export function slimIcons(): Plugin {
  return {
    name: 'parlor-slim-icons',
    apply: 'build',
    transform(code, id) {
      if (definitions.test(id)) return { code: slimDefinition(code), map: null };
      // The icon would be drawn in development and be empty in the build.
      const weightOf = id.includes('node_modules') ? undefined : leftOut.exec(code)?.[1];
      return weightOf === undefined ? undefined : this.error(`${id} draws an icon in the weight "${weightOf}", which is left out of the build; use regular, fill or bold.`);
    },
  };
}
