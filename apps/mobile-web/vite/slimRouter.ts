import type { Plugin } from 'vite';

const routerModule = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/;
const component = /= React\$1\.forwardRef\(/g;
const displayName = /^\w+\.displayName = "\w+";$/gm;

/** Marks the router's components as free of side effects for the bundler, so that it can drop unused ones. */
export function withPureComponents(code: string): string {
  return code.replaceAll(component, '= /* @__PURE__ */ React$1.forwardRef(').replaceAll(displayName, '');
}

/**
 * Leaves the router's own links and forms out of the build: they contain the prefetching and the submissions of its
 * framework mode, 3.5 KB after Brotli that the site does not use. The build fails if a release of the router has
 * another structure.
 */
export function slimRouter(): Plugin {
  let hasFound = false;
  return {
    name: 'parlor:slim-router',
    apply: 'build',
    transform: {
      filter: { id: routerModule },
      handler(code) {
        hasFound = true;
        const slim = withPureComponents(code);
        if (slim === code) this.error('The components of react-router are not found; change vite/slimRouter.ts.');
        return { code: slim, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !hasFound)
        this.error('react-router has moved the module of its components; change vite/slimRouter.ts.');
    },
  };
}
