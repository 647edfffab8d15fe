import type { Path } from 'opentype.js';

function point(...values: readonly number[]): string {
  return values.map((value) => String(Math.round(value * 10) / 10 || 0)).join(' ');
}

/** Returns a glyph outline as path data. The library's own writer merges a number with a following rounded -0. */
export function glyphPath(path: Path): string {
  return path.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = point(command.x, command.y);
      if (command.type === 'Q') return `Q${point(command.x1, command.y1)} ${end}`;
      if (command.type === 'C') return `C${point(command.x1, command.y1, command.x2, command.y2)} ${end}`;
      return `${command.type}${end}`;
    })
    .join('');
}
