import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcements } from '@parlor/contract';
import { createAnnouncementDesk } from '../modules/content/announcementDesk.ts';
import { listActs } from '../modules/audit/operatorActs.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { announcementsArea } from './announcementsCommand.ts';
import { readCommand } from './command.ts';

let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'announcements-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** Runs `pnpm ops announcements` with these arguments. */
async function run(...typed: string[]): Promise<string> {
  const announcementDesk = createAnnouncementDesk({ db: gateway.deps.db, clock: gateway.deps.clock });
  const context = { announcementDesk, operator: 'operator01' };
  const parsed = readCommand<typeof context>({ announcements: announcementsArea }, ['announcements', ...typed]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

async function file(said: object): Promise<string> {
  const path = join(folder, 'announcement.json');
  await writeFile(path, JSON.stringify(said));
  return path;
}

const lanterns = {
  titles: { EN: 'Lanterns', TY: 'โคมลอย' },
  contents: { EN: '<p>Three evenings<script>alert(1)</script></p>', TY: '<p>สามคืน</p>' },
};
const add = async (id: string, change: object = {}) => run('add', 'NORTH', id, await file({ ...lanterns, ...change }));

/** Returns the announcements in the bar and the list of notices. */
async function shown(language = 'EN') {
  await gateway.app.gateway.services.content.refresh();
  const answer = await gateway.call('listAnnouncements', { headers: { Language: language } });
  return (answer.envelope.value as unknown as Announcements).notices.map(({ title, content }) => ({ title, content }));
}

describe('pnpm ops announcements', () => {
  it('NOTE-04 publishes one in each language, sanitized, changes it and ends it', async () => {
    expect(await add('lanterns')).toBe('lanterns: written');
    expect(await shown()).toEqual([{ title: 'Lanterns', content: '<p>Three evenings</p>' }]);
    expect(await shown('TY')).toEqual([{ title: 'โคมลอย', content: '<p>สามคืน</p>' }]);
    await run('edit', 'NORTH', 'lanterns', await file({ titles: { EN: 'More lanterns', TY: 'โคมลอยเพิ่ม' } }));
    expect(await shown()).toEqual([{ title: 'More lanterns', content: '<p>Three evenings</p>' }]);
    gateway.advance(1_000);
    expect(await run('end', 'NORTH', 'lanterns')).toBe('lanterns: ended');
    expect(await shown()).toEqual([]);
    expect(await run('list', 'NORTH')).toMatch(
      /^lanterns .* over {2}notice {2}EN\+TY {2}0 read it {2}"More lanterns"$/,
    );
    const acts = await listActs(gateway.deps.db, { area: 'announcements', subject: 'lanterns' });
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['add', 'edit', 'end']);
  });

  it('NOTE-04 shows a scheduled one only within its time', async () => {
    const at = (hours: number) => new Date(gateway.deps.clock() + hours * 3_600_000).toISOString();
    await add('later', { startsAt: at(1), endsAt: at(3) });
    expect([await shown(), await run('list', 'NORTH')]).toEqual([[], expect.stringContaining('scheduled')]);
    gateway.advance(2 * 3_600_000);
    expect(await shown()).toHaveLength(1);
    gateway.advance(2 * 3_600_000);
    expect(await shown()).toEqual([]);
  });

  it.each([
    [{ contents: { EN: '<p>x</p>' } }, 'same languages'],
    [{ titles: { EN: ' ', TY: 'x' } }, 'title has 1 to'],
    [{ contents: { EN: '<div>'.repeat(5_000), TY: 'x' } }, 'content has 1 to'],
    [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, 'ends after it begins'],
    [{ placement: 'everywhere' }, 'placement'],
  ])('NOTE-04 refuses %j', async (change, problem) => {
    await expect(add('wrong', change)).rejects.toThrow(problem);
    expect(await run('list', 'NORTH')).not.toContain('wrong');
  });

  it('NOTE-04 neither overwrites an existing one nor changes a missing one', async () => {
    await add('twice');
    await expect(add('twice')).rejects.toThrow('edit it');
    await expect(run('end', 'NORTH', 'nowhere')).rejects.toThrow('no announcement');
    await expect(run('end', 'SOUTH', 'twice')).rejects.toThrow('no announcement');
    await expect(run('add', 'NOWHERE', 'one', await file(lanterns))).rejects.toThrow('no merchant');
  });
});
