/** Number of arguments of each path command. */
const argumentCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Parses a number; arc flags may have no separators (`a5 5 0 01.5.5`). Throws if the number is missing. */
function readNumber(path: string, from: number, isFlag: boolean): { value: number; next: number } {
  let at = from;
  while (at < path.length && /[\s,]/.test(path[at] ?? '')) at += 1;
  if (isFlag) return { value: Number(path[at]), next: at + 1 };
  const found = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i.exec(path.slice(at, at + 32));
  if (!found) throw new Error(`A number is missing in a path at ${at}.`);
  return { value: Number(found[0]), next: at + found[0].length };
}

/**
 * Splits a path into its outlines. Each is a separate path that starts with an absolute move. Filled separately, the
 * outlines also cover the holes, which gives the silhouette of an icon with gaps.
 */
export function outlines(path: string): string[] {
  const parts: string[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let current = '';
  let at = 0;
  let command = '';
  const close = (): void => {
    if (current) parts.push(current);
    current = '';
  };
  while (at < path.length) {
    const symbol = path[at] ?? '';
    if (/[\s,]/.test(symbol)) {
      at += 1;
      continue;
    }
    if (/[a-z]/i.test(symbol)) {
      command = symbol;
      at += 1;
      if (command === 'z' || command === 'Z') {
        current += 'z';
        [x, y] = [startX, startY];
        continue;
      }
    }
    const kind = command.toLowerCase();
    const count = argumentCounts[kind];
    if (!count) throw new Error(`A path has an unknown command "${command}".`);
    const values: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const { value, next } = readNumber(path, at, kind === 'a' && (index === 3 || index === 4));
      values.push(value);
      at = next;
    }
    const isRelative = command === kind;
    const endX = values.at(-2) ?? 0;
    const endY = values.at(-1) ?? 0;
    const previous: readonly [number, number] = [x, y];
    if (kind === 'h') x = isRelative ? x + endY : endY;
    else if (kind === 'v') y = isRelative ? y + endY : endY;
    else [x, y] = isRelative ? [x + endX, y + endY] : [endX, endY];
    if (kind === 'm') {
      close();
      [startX, startY] = [x, y];
      current = `M${x} ${y}`;
      // In a move, coordinate pairs after the first are lines.
      command = isRelative ? 'l' : 'L';
    } else {
      // A path that continues after a close without a move starts a new outline at the same point.
      if (current === '' || current.endsWith('z')) {
        close();
        current = `M${previous[0]} ${previous[1]}`;
      }
      current += `${command}${values.join(' ')}`;
    }
  }
  close();
  return parts;
}
