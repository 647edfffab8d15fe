/** Home's own path. */
export const HOME_PATH = '/m/home';

/** The paths of home (SYS-01), its own first. */
export const homeAliases = [HOME_PATH, '/', '/m', '/m/index', '/m/index.html'] as const;

const homes: ReadonlySet<string> = new Set(homeAliases.map(keyOf));

/** Whether a path is one of home's, in any letters and with slashes behind it, as the router reads it. */
export function isHomePath(path: string): boolean {
  return homes.has(keyOf(path));
}

/** It is cut by hand: a pattern for slashes in the end looks at a long row of them again and again. */
function keyOf(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
