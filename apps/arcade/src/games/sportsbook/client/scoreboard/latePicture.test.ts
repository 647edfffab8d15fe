// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { element } from '../../../../shell/element.ts';
import type { SportsContext } from '../sportsContext.ts';
import { fixtureOf } from '../testing/sampleSports.ts';
import { createLatePicture } from './latePicture.ts';

it('a picture that failed to load reports it, is reloaded on request, and then shows the current state', async () => {
  const seen: string[] = [];
  const drawn = { root: element('div', { class: 'drawn' }), show: ({ id }: { id: string }) => void seen.push(id) };
  const load = vi
    .fn<() => Promise<typeof drawn>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(drawn);
  const text = (key: string): string => key;
  const late = createLatePicture({ text } as unknown as SportsContext, 'sets', load);
  late.show(fixtureOf('tn-bamboo:1'), []);
  await vi.waitFor(() => expect(late.root.querySelector('[role="alert"]')).not.toBeNull());
  late.root.querySelector('button')?.click();
  await vi.waitFor(() => expect(late.root.firstElementChild).toBe(drawn.root));
  expect(seen).toEqual(['tn-bamboo:1']);
});
