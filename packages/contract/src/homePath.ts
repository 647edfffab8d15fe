/** Home's own path. */
export const HOME_PATH = '/m/home';

/** The paths of home (SYS-01), the canonical one first. */
export const homeAliases = [HOME_PATH, '/', '/m', '/m/index', '/m/index.html'] as const;

const homes: ReadonlySet<string> = new Set(homeAliases.map(keyOf));

/** Whether a path is one of home's, in any case and with any trailing slashes, as the router reads it. */
export function isHomePath(path: string): boolean {
  return homes.has(keyOf(path));
}

/** Removes trailing slashes without a pattern, which would take quadratic time on a long run of slashes. */
function keyOf(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
