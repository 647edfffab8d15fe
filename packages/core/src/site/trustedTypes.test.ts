import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The part of the browser's API that the module uses. It keeps the rules of each policy. */
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

describe('what is written into the page', () => {
  it('is trusted by the policy of the site where the browser asks for it', async () => {
    const { trustedDrawing, serviceWorkerUrl } = await load(true);
    expect([...policies.keys()]).toEqual(['parlor']);
    expect(trustedDrawing(logo)).toEqual({ __html: { trusted: logo } });
    expect(serviceWorkerUrl()).toEqual({ trusted: '/m/sw.js' });
  });

  it('is a plain string in a browser that does not know trusted types', async () => {
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
  ])('is not markup but a drawing without scripts: %s is refused', async (html) => {
    const { trustedDrawing } = await load(true);
    expect(() => trustedDrawing(html)).toThrow('Only still drawings');
  });

  it.each(['<svg>', '<svg\nviewBox="0 0 1 1">', logo])('may be the drawing %j', async (html) => {
    const { trustedDrawing } = await load(true);
    expect(trustedDrawing(html)).toEqual({ __html: { trusted: html } });
  });

  it('names no script but the service worker', async () => {
    await load(true);
    const rules = policies.get('parlor');
    expect(() => rules?.createScriptURL('/m/other.js')).toThrow('Only the service worker');
    expect(() => rules?.createScriptURL('https://evil.example/m/sw.js')).toThrow('Only the service worker');
  });
});
