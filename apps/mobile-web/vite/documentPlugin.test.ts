import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { entryOf, shellFilesOf } from '../service-worker/shellFiles.ts';
import { documentPlugin, packTags } from './documentPlugin.ts';

const template = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

/** Returns the output of a document plugin for a page. */
async function transform(name: string, html: string): Promise<string> {
  const plugin = documentPlugin().find((candidate) => candidate.name === name);
  const hook = plugin?.transformIndexHtml;
  const handler = typeof hook === 'function' ? hook : hook?.handler;
  const transformed: unknown = await Reflect.apply(handler ?? (() => undefined), {}, [html, {}]);
  if (typeof transformed !== 'string') throw new Error(`${name} returned no page`);
  return transformed;
}

describe('the built document', () => {
  let built: string;
  beforeAll(async () => {
    built = await transform('parlor:document', template);
  });

  it('SYS-02 has the startup failure message in every language pack', () => {
    const page = new DOMParser().parseFromString(built, 'text/html');
    expect([...page.querySelectorAll('.first-failure-words')].map((words) => words.getAttribute('lang'))).toEqual(
      Object.values(packTags()),
    );
    expect(page.querySelector('.first-failure-words[lang="en"] b')?.textContent).toBe('This page did not load');
  });

  it('fills all build placeholders and keeps those of the gateway', () => {
    expect(built).not.toContain('<!--site:');
    for (const gap of ['color', 'head', 'wordmark', 'title', 'opening'])
      expect(built).toContain(`<!--parlor:${gap}-->`);
  });

  it('has one valid inline script, placed before the styles', () => {
    const scripts = [...built.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.index).toBeLessThan(built.indexOf('<style>'));
    // Any remaining module syntax would stop the script.
    expect(() => new Script(scripts[0]?.[1] ?? '')).not.toThrow();
  });
});

describe('startup files', () => {
  const html =
    '<html><head><link rel="modulepreload" crossorigin href="/m/assets/libraries-1.js">\n<script type="module" crossorigin src="/m/assets/index-1.js"></script></head><body><p>$& stays</p></body></html>';

  it('SYS-01 are not referenced by preload links or script tags', async () => {
    const page = new DOMParser().parseFromString(await transform('parlor:site-files', html), 'text/html');
    expect(page.querySelectorAll('link[rel="modulepreload"], script[src]')).toHaveLength(0);
    expect(page.querySelector('p')?.textContent).toBe('$& stays');
  });

  it('DL-05 are found by the service worker together with those added by the gateway', async () => {
    const page = (await transform('parlor:site-files', html))
      .replace('__PAGE_FILES__', '["/m/assets/home-1.js"]')
      .replace('__LATER_FILES__', '[]');
    expect([entryOf(page), shellFilesOf(page)]).toEqual([
      '/m/assets/index-1.js',
      ['/m/assets/libraries-1.js', '/m/assets/index-1.js', '/m/assets/home-1.js'],
    ]);
  });

  it('fail the build when the document has no site script', async () => {
    await expect(transform('parlor:site-files', '<html><body></body></html>')).rejects.toThrow('no script of the site');
  });
});
