import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireKebabName, runGenerator, stamp, StampError } from './stamp.ts';
import { themeFiles } from './themeFiles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new StampError(`"${command} ${args.join(' ')}" failed in ${cwd}; mend it and run it again.`);
}

runGenerator((given) => {
  const name = requireKebabName(given);
  const folder = join(root, 'themes', name);
  stamp(folder, themeFiles(name));
  run('pnpm', ['install', '--silent'], root);
  run('pnpm', ['--silent', 'assets'], folder);
  return `themes/${name} is a brand. The next build serves it to every merchant whose settings name it; "pnpm --filter @parlor/theme-${name} test" says what it lacks.`;
});
