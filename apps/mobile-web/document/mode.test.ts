import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MODE_KEY } from '@parlor/contract';
import { showMode } from './mode.ts';

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const colors = { dark: '#101010', light: '#f0f0f0', contrast: '#000000' };

afterEach(() => {
  localStorage.clear();
  document.querySelector('meta[name="theme-color"]')?.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Visit {
  /** The mode that the gateway wrote into the document, and those that the brand offers. */
  mode: string;
  modes: string;
  stored?: string;
  wantsContrast?: boolean;
  /** Whether the browser forbids the page to store anything. */
  isStorageClosed?: boolean;
}

/** Sets up a document as the gateway writes it, and returns what it shows before its first paint. */
function visit({ mode, modes, stored, wantsContrast = false, isStorageClosed = false }: Visit) {
  const root = document.createElement('html');
  Object.assign(root.dataset, { mode, modes });
  document.querySelector('meta[name="theme-color"]')?.remove();
  const bars = document.createElement('meta');
  bars.name = 'theme-color';
  bars.content = 'as it came';
  Object.assign(bars.dataset, colors);
  document.head.append(bars);
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(MODE_KEY, stored);
  if (isStorageClosed)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed');
      },
    });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-contrast: more)' && wantsContrast }));
  showMode(root);
  vi.unstubAllGlobals();
  return { mode: root.dataset['mode'], bars: bars.content };
}

describe('the initial colour mode', () => {
  const offers = { mode: 'dark', modes: 'dark light contrast' };
  const unchanged = { mode: 'dark', bars: 'as it came' };

  it.each(['dark', 'light', 'contrast'] as const)('SYS-06 is the stored mode: %s', (stored) => {
    expect(visit({ ...offers, stored, wantsContrast: true })).toEqual({ mode: stored, bars: colors[stored] });
  });

  it('SYS-06 is the gateway’s when nothing is stored', () => {
    expect(visit(offers)).toEqual(unchanged);
    expect(visit({ mode: 'light', modes: 'light contrast' })).toEqual({ mode: 'light', bars: 'as it came' });
  });

  it('SYS-06 is high contrast when the device prefers it, the brand offers it and nothing is stored', () => {
    expect(visit({ ...offers, wantsContrast: true })).toEqual({ mode: 'contrast', bars: colors.contrast });
    expect(visit({ mode: 'dark', modes: 'dark', wantsContrast: true })).toEqual(unchanged);
  });

  it('SYS-06 is never a stored mode that the brand does not offer', () => {
    expect(visit({ mode: 'dark', modes: 'dark contrast', stored: 'light' })).toEqual(unchanged);
    expect(visit({ mode: 'dark', modes: 'dark contrast', stored: 'light', wantsContrast: true })).toEqual({
      mode: 'contrast',
      bars: colors.contrast,
    });
    expect(visit({ ...offers, stored: '' })).toEqual(unchanged);
  });

  it('SYS-06 is set even when storage is blocked', () => {
    expect(visit({ ...offers, isStorageClosed: true })).toEqual(unchanged);
    expect(visit({ ...offers, isStorageClosed: true, wantsContrast: true })).toEqual({
      mode: 'contrast',
      bars: colors.contrast,
    });
  });

  it('SYS-06 is set by a script that precedes all styles', () => {
    const order = ['<!--parlor:color-->', '<!--site:script-->', '<style>', '<!--parlor:head-->'].map((part) =>
      html.indexOf(part),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(html).toContain('data-mode="__MODE__" data-modes="__MODES__"');
  });
});
