import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { ownMotifs } from './ownMotifs.ts';

const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

let iconSet: IconSet | undefined;

function icons(): IconSet {
  // Loads the set on first use, so a gateway that only seeds the catalogue never reads it.
  iconSet ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  return iconSet;
}

/** Returns the path of an icon in a 512×512 square, or undefined if there is no such icon. */
export function iconPath(icon: string): string | undefined {
  return ownMotifs[icon] ?? /\sd="([^"]+)"/.exec(icons().icons[icon]?.body ?? '')?.[1];
}
