import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The used part of the browser's API. It records the rules of each policy. */
interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}
const policies = new Map<string, Rules>();

/** Imports the module again, as a page does. */
async function load(isSupported: boolean) {
  vi.resetModules();
  policies.clear();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return {
      createHTML: (html: string) => ({ trusted: rules.createHTML(html) }),
      createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
    };
  };
  vi.stubGlobal('trustedTypes', isSupported ? { createPolicy } : undefined);
  return await import('./trustedTypes.ts');
}

const logo = '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';

beforeEach(() => policies.clear());
afterEach(() => vi.unstubAllGlobals());

describe('markup and script URLs', () => {
  it('are trusted through the site’s policy where the browser requires it', async () => {
    const { trustedDrawing, serviceWorkerUrl } = await load(true);
    expect([...policies.keys()]).toEqual(['parlor']);
    expect(trustedDrawing(logo)).toEqual({ __html: { trusted: logo } });
    expect(serviceWorkerUrl()).toEqual({ trusted: '/m/sw.js' });
  });

  it('are plain strings in a browser without trusted types', async () => {
    const { trustedDrawing, serviceWorkerUrl } = await load(false);
    expect(trustedDrawing(logo)).toEqual({ __html: logo });
    expect(serviceWorkerUrl()).toBe('/m/sw.js');
  });

  it.each([
    '<p>text</p>',
    ' <svg></svg>',
    '<svgx></svgx>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><SCRIPT>alert(1)</SCRIPT></svg>',
    '<svg><foreignObject/></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg onload ="alert(1)"></svg>',
    '<svg><a href="javascript:alert(1)"/></svg>',
  ])('are refused unless they are a drawing without scripts: %s', async (html) => {
    const { trustedDrawing } = await load(true);
    expect(() => trustedDrawing(html)).toThrow('Only still drawings');
  });

  it.each(['<svg>', '<svg\nviewBox="0 0 1 1">', logo])('may be the drawing %j', async (html) => {
    const { trustedDrawing } = await load(true);
    expect(trustedDrawing(html)).toEqual({ __html: { trusted: html } });
  });

  it('contain no script URL but that of the service worker', async () => {
    await load(true);
    const rules = policies.get('parlor');
    expect(() => rules?.createScriptURL('/m/other.js')).toThrow('Only the service worker');
    expect(() => rules?.createScriptURL('https://evil.example/m/sw.js')).toThrow('Only the service worker');
  });
});
