import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const app = new URL('../app.ts', import.meta.url).href;
const start = new URL('../startGateway.ts', import.meta.url).href;
const picture = new URL('../modules/captcha/captchaPicture.ts', import.meta.url).href;

/** Returns the native libraries that a process has loaded after a program. */
async function loadedBy(program: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `${program}; process.report.excludeNetwork = true; console.log(JSON.stringify(process.report.getReport().sharedObjects))`,
  ]);
  return (JSON.parse(stdout) as string[]).filter((file) => /canvas|skia|sharp|vips/.test(file));
}

/** Returns which of some packages a process has loaded after a program. */
async function packagesOf(names: readonly string[], program: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({ load(url, context, next) {
      seen.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url)?.[1]);
      return next(url, context);
    } });
    ${program};
    console.log(JSON.stringify([...seen]))`,
  ]);
  const seen = JSON.parse(stdout) as (string | null)[];
  return names.filter((name) => seen.includes(name));
}

describe('a gateway that starts', () => {
  it('loads no library for mail and notifications before there is one to send', { timeout: 60_000 }, async () => {
    const program = `await import('${start}')`;
    expect(await packagesOf(['fastify', 'nodemailer', 'web-push'], program)).toEqual(['fastify']);
  });

  it('loads no library for pictures before there is one to draw', { timeout: 60_000 }, async () => {
    expect(await loadedBy(`await import('${app}')`)).toEqual([]);
    expect(await loadedBy(`await (await import('${picture}')).drawCaptcha('1+1=?')`)).not.toEqual([]);
  });
});
