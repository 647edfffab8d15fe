import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireBrandName } from './brandName.ts';
import { runGenerator, stamp, StampError } from './stamp.ts';
import { themeChangeset, themeFiles } from './themeFiles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new StampError(`"${command} ${args.join(' ')}" failed in ${cwd}; fix it and run it again.`);
}

runGenerator((given) => {
  const name = requireBrandName(given, root, readdirSync(join(root, 'themes')));
  const folder = join(root, 'themes', name);
  stamp(folder, themeFiles(name));
  writeFileSync(join(root, '.changeset', `new-brand-${name}.md`), themeChangeset(name));
  // On CI, pnpm refuses by default to add the new package to the lockfile.
  run('pnpm', ['install', '--silent', '--no-frozen-lockfile', '--prefer-offline'], root);
  run('node', ['src/buildAssets.ts'], folder);
  return `themes/${name} is a brand. The next "npm start" serves it on http://${name}.localhost:8080; "pnpm --filter @parlor/theme-${name} test" says what it lacks.`;
});
