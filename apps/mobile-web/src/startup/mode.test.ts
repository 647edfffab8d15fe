import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const colors = { dark: '#101010', light: '#f0f0f0', contrast: '#000000' };

interface Visit {
  /** The mode that the gateway wrote into the page, and those that the brand offers. */
  mode: string;
  modes: string;
  stored?: string;
  wantsContrast?: boolean;
  /** Whether the browser forbids the page to store anything. */
  isStorageClosed?: boolean;
}

/** Runs the page's own script on a page as the gateway writes it, and tells what it shows before its first paint. */
function visit({ mode, modes, stored, wantsContrast = false, isStorageClosed = false }: Visit) {
  const root = { dataset: { mode, modes } };
  const bars = { content: 'as it came', dataset: colors };
  runInNewContext(script, {
    document: { documentElement: root, querySelector: (selector: string) => (selector === 'meta[name="theme-color"]' ? bars : null) },
    matchMedia: (query: string) => ({ matches: query === '(prefers-contrast: more)' && wantsContrast }),
    localStorage: {
      getItem: (key: string) => {
        if (isStorageClosed) throw new Error('closed');
        return key === 'parlor_mode' ? (stored ?? null) : null;
      },
    },
  });
  return { mode: root.dataset.mode, bars: bars.content };
}

describe('the mode that a page starts in', () => {
  const offers = { mode: 'dark', modes: 'dark light contrast' };
  const unchanged = { mode: 'dark', bars: 'as it came' };

  it.each(['dark', 'light', 'contrast'] as const)('SYS-06 is the stored one: %s', (stored) => {
    expect(visit({ ...offers, stored, wantsContrast: true })).toEqual({ mode: stored, bars: colors[stored] });
  });

  it('SYS-06 is the one that the page came with when nothing is stored', () => {
    expect(visit(offers)).toEqual(unchanged);
    expect(visit({ mode: 'light', modes: 'light contrast' })).toEqual({ mode: 'light', bars: 'as it came' });
  });

  it('SYS-06 is high contrast for a player whose device asks for more contrast and who has chosen nothing', () => {
    expect(visit({ ...offers, wantsContrast: true })).toEqual({ mode: 'contrast', bars: colors.contrast });
    expect(visit({ mode: 'dark', modes: 'dark', wantsContrast: true })).toEqual(unchanged);
  });

  it('SYS-06 is never one that the brand does not offer, whatever was stored under another brand', () => {
    expect(visit({ mode: 'dark', modes: 'dark contrast', stored: 'light' })).toEqual(unchanged);
    expect(visit({ mode: 'dark', modes: 'dark contrast', stored: 'light', wantsContrast: true })).toEqual({ mode: 'contrast', bars: colors.contrast });
    expect(visit({ ...offers, stored: '' })).toEqual(unchanged);
  });

  it('SYS-06 stands though the browser stores nothing', () => {
    expect(visit({ ...offers, isStorageClosed: true })).toEqual(unchanged);
    expect(visit({ ...offers, isStorageClosed: true, wantsContrast: true })).toEqual({ mode: 'contrast', bars: colors.contrast });
  });

  it('SYS-06 is set before the styles, so that no other one is painted first', () => {
    expect(script).toContain('prefers-contrast');
    expect(html.indexOf('<!--parlor:color-->')).toBeLessThan(html.indexOf('<script>'));
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<!--parlor:head-->'));
    expect(html).toContain('data-mode="__MODE__" data-modes="__MODES__"');
  });
});
