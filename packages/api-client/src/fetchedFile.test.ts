import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFile } from './fetchedFile.ts';
import { saveFile } from './saveFile.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a fetched file', () => {
  const nameOf = async (disposition?: string) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const headers = new Headers(disposition === undefined ? [] : [['Content-Disposition', disposition]]);
    return (await readFile(new Response('Day\r\n', { headers }))).name;
  };

  it('WAL-05 has the name from the gateway, or a neutral one without a plain name', async () => {
    expect(await nameOf('attachment; filename="bets_2026-11.csv"')).toBe('bets_2026-11.csv');
    expect(await nameOf('attachment; filename="../bets.csv"')).toBe('records.csv');
    expect(await nameOf('attachment; filename=""')).toBe('records.csv');
    expect(await nameOf()).toBe('records.csv');
  });

  it('WAL-05 is downloaded under its name, and its address is valid for a minute', () => {
    vi.useFakeTimers();
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
    const downloads: [string, string][] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push([this.href, this.download]);
    });
    saveFile({ url: 'blob:file', name: 'bets.csv' });
    expect(downloads).toEqual([['blob:file', 'bets.csv']]);
    vi.advanceTimersByTime(59_999);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoked.mock.calls).toEqual([['blob:file']]);
  });
});
