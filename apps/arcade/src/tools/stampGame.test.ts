import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renamed, stampGame } from './stampGame.ts';

const arcade = resolve(import.meta.dirname, '../..');
const repository = resolve(arcade, '../..');
const lists = [
  'apps/arcade/README.md',
  'apps/arcade/src/games/titles.ts',
  'apps/arcade/src/tools/fairnessDocument.test.ts',
  'apps/arcade/src/tools/randomPlayers.ts',
  'apps/arcade/src/tools/returnsReport.ts',
  'apps/arcade/src/verifier/families.ts',
  'apps/arcade/verifiers/verify.py',
  'docs/fairness.md',
  'packages/artwork/src/catalogue/inHouseFamilies.ts',
];
/** The imports of a generated game. */
const shared = [
  'fairness',
  'books',
  'shell',
  'verifier/verifierFamily.ts',
  'arcadeApi.ts',
  'drawApi.ts',
  'roomApi.ts',
  'seatApi.ts',
];

/** A copy of the relevant part of the repository, inside the arcade so that packages are found. */
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(arcade, '.stamped-'));
  for (const file of lists) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file));
  }
  for (const path of shared)
    cpSync(join(arcade, 'src', path), join(root, 'apps/arcade/src', path), { recursive: true });
  for (const file of readdirSync(join(arcade, 'src/games')).filter(
    (name) => name.endsWith('.ts') && name !== 'titles.ts',
  ))
    cpSync(join(arcade, 'src/games', file), join(root, 'apps/arcade/src/games', file));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) => {
  const path = join(repository, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(path, args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('a stamped game', () => {
  it('typechecks, passes its tests, and is once in every list of games', async () => {
    const files = await stampGame(root, { name: 'lucky-card', noun: 'Lucky Card' });
    expect(files.filter((file) => lists.includes(file))).toEqual(lists);
    for (const file of lists) expect(read(file)).toMatch(/lucky-card/);
    expect(read(lists[1] ?? '')).toContain("'lucky-card': () => luckyCardGame,");
    expect(read(lists[8] ?? '')).toContain("'Lucky Card': 'lucky-card',");
    expect(read('docs/fairness.md')).toMatch(/\n\{"gameCode":"lucky-card","version":"lucky-card@1",.*"win":"150"\}\n/);

    const config = {
      extends: '../tsconfig.json',
      compilerOptions: { noEmit: true, incremental: false },
      include: ['apps/arcade/src/games/lucky-card/**/*.ts'],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    const vitest = "import { nodeTests } from '@parlor/vitest-config';\nexport default nodeTests();\n";
    writeFileSync(join(root, 'apps/arcade/vitest.config.ts'), vitest);
    const typed = run('tsc', '-p', 'tsconfig.json');
    expect(typed).toEqual({ status: 0, said: '' });
    const tested = run('vitest', 'run', '--root', 'apps/arcade', 'src/games/lucky-card');
    expect(tested.said).toMatch(/4 passed/);
    expect(tested.status).toBe(0);
  });

  it('leaves no word of the template, and restores the template when it is renamed back', () => {
    const source = readFileSync(join(import.meta.dirname, 'gameTemplate/client/stage.ts'), 'utf8');
    const stamped = renamed(source, 'lucky-card');
    expect(stamped).not.toMatch(/stamped/i);
    expect(stamped).toContain('createLuckyCardStage');
    expect(stamped).toContain("class: 'lucky-card-stage'");
    expect(renamed(source, 'stamped')).toBe(source);
  });

  it('is refused for a used or invalid name', async () => {
    await stampGame(root, { name: 'one' });
    await expect(stampGame(root, { name: 'one' })).rejects.toThrow('There is a game of the name one already');
    for (const name of ['One', '../one', '', 'a_b'])
      await expect(stampGame(root, { name })).rejects.toThrow(RangeError);
  });
});
