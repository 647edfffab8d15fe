import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CopyOfRepository } from './copyOfRepository.ts';

const brand = 'aurora-test';
const MAX_MS = 300_000;

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

let copy: CopyOfRepository;
let port: number;
let printed: string;
let page: string;
const seconds: Record<string, number> = {};

/** Runs a step and records its duration in seconds. */
async function timed<Result>(what: string, act: () => Result | Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await act();
  seconds[what] = (performance.now() - startedAt) / 1_000;
  return result;
}

/** Requests a path from the brand's host. The host name needs no DNS entry. */
function get(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: '127.0.0.1', port, path, agent: false, headers: { host: `${brand}.localhost:${port}` } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: String(answer.headers['content-type']),
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    clientRequest.on('error', reject).end();
  });
}

/** Returns the `href` of the page's `<link>` with the given `rel`. */
function linked(rel: string): string {
  const link = page.match(/<link [^>]*>/g)?.find((tag) => tag.includes(`rel="${rel}"`)) ?? '';
  return /href="([^"]+)"/.exec(link)?.[1] ?? `no link with rel="${rel}"`;
}

beforeAll(async () => {
  copy = new CopyOfRepository();
  await timed('copy', () => copy.fill());
  await timed('install', () => copy.install());
  await timed('new:theme', () => copy.run('pnpm', '--silent', 'new:theme', brand));
  ({ port, printed } = await timed('build and start', () => copy.start()));
  page = (await get('/m/home')).body.toString();
}, MAX_MS);

afterAll(async () => {
  await timed('stop and remove', () => copy.remove());
  const { 'new:theme': themeSeconds = 0, 'build and start': served = 0 } = seconds;
  console.log(
    `${Object.entries(seconds)
      .map(([what, took]) => `${what}: ${took.toFixed(1)} s`)
      .join(', ')}. From the command to the served site: ${(themeSeconds + served).toFixed(1)} s.`,
  );
}, MAX_MS);

describe('a brand created by one command', () => {
  it('WL-02 is printed with its URL at startup', () => {
    expect(printed).toContain(`Aurora test`);
    expect(printed).toContain(`http://${brand}.localhost:${port}`);
  });

  it('WL-01 WL-02 SYS-07 is served on its own host: page, styles, web manifest and icons', async () => {
    expect(page).toContain(`data-brand="${brand}"`);
    expect(page).toContain('<title>Aurora test</title>');
    const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
    for (const mode of ['dark', 'light', 'contrast'])
      expect(styles).toMatch(new RegExp(`\\[data-brand=['"]?${brand}['"]?\\]\\[data-mode=['"]?${mode}`));
    const manifest = await get(linked('manifest'));
    expect(manifest.status).toBe(200);
    const { name, icons } = JSON.parse(manifest.body.toString()) as { name: string; icons: { src: string }[] };
    expect([name, icons.length > 2]).toEqual(['Aurora test', true]);
    for (const address of [linked('icon'), linked('apple-touch-icon'), ...icons.map(({ src }) => src)])
      expect([address, (await get(address)).status]).toEqual([address, 200]);
  });

  it('WL-01 serves its imagery: the hero in both formats and both sprites', async () => {
    const json = /<script type="application\/json" id="parlor-brand">([^<]+)</.exec(page)?.[1] ?? '{}';
    const loaded = JSON.parse(json) as {
      id: string;
      imagery: { hero: { avif: string; webp: string }; categories: string; scenes: string };
    };
    expect(loaded.id).toBe(brand);
    const { hero, categories, scenes } = loaded.imagery;
    for (const [address, type] of [
      [hero.avif, 'image/avif'],
      [hero.webp, 'image/webp'],
      [categories, 'image/svg+xml'],
      [scenes, 'image/svg+xml'],
    ] as const) {
      const answer = await get(address);
      expect([address, answer.status, answer.type]).toEqual([address, 200, expect.stringContaining(type)]);
    }
  });

  it('WL-02 is a demo merchant with playable games', async () => {
    const settings = JSON.parse((await get('/wps/system/settings')).body.toString()) as {
      value: { brand: string; merchantName: string };
    };
    expect(settings.value).toMatchObject({ brand, merchantName: 'Aurora test' });
    const games = JSON.parse((await get('/wps/games')).body.toString()) as { value: { totalCount: number } };
    expect(games.value.totalCount).toBeGreaterThanOrEqual(2_000);
  });

  it.each(['typecheck', 'lint', 'test'])(
    'WL-01 WL-03 passes its own %s as generated',
    (script) => {
      expect(() => copy.run('pnpm', '--silent', '--filter', `@parlor/theme-${brand}`, script)).not.toThrow();
    },
    MAX_MS,
  );

  it('WL-01 changes only its own folder, its changeset and its own lines of the lockfile', () => {
    const touched = copy.run('git', 'status', '--porcelain', '--untracked-files=all').trimEnd().split('\n');
    const others = touched.filter((line) => !line.startsWith(`?? themes/${brand}/`));
    expect(others.toSorted()).toEqual([' M pnpm-lock.yaml', `?? .changeset/new-brand-${brand}.md`]);
    const changed = copy
      .run('git', 'diff', '--unified=0', 'pnpm-lock.yaml')
      .split('\n')
      .filter((line) => /^[+-](?![+-])/.test(line));
    expect(changed.filter((line) => line.startsWith('-'))).toEqual([]);
    const [first, ...rest] = changed.map((line) => line.slice(1)).filter((line) => line !== '');
    expect(first).toBe(`  themes/${brand}:`);
    expect(rest.filter((line) => !line.startsWith('    '))).toEqual([]);
  });
});
