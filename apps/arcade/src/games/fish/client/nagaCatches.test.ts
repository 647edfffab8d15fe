// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchContext } from '../../../shell/batches/batchGame.ts';
import { createText } from '../../../shell/gameText.ts';
import type { FishEvent } from '../rules.ts';
import { loadMessages } from './messages/messages.ts';
import { createNagaCatches } from './nagaCatches.ts';
import type { SeaView } from './seaView.ts';
import type { Shot } from './shot.ts';

type ShotDecided = Extract<FishEvent, { type: 'shot_decided' }>;

const shot = (species: Shot['species']): Shot => ({ table: undefined, swimmer: 7, species, x: 1, y: 2, amount: 10n });
const decided = (species: Shot['species'], multiplier: number): ShotDecided => ({
  type: 'shot_decided',
  species,
  bullet: '10',
  multiplier,
  win: String(10 * multiplier),
});
/** A hoard of a pearl and an empty chest, and one of two coins and an empty chest. */
const pearl: FishEvent[] = [
  { type: 'row_drawn', position: 5, seed: '0000000000000005' },
  { type: 'chest_opened', kind: 'pearl', value: 2, total: 80 },
  { type: 'chest_opened', kind: 'empty', value: 0, total: 80 },
];
const coins: FishEvent[] = [
  { type: 'row_drawn', position: 9, seed: '0000000000000009' },
  { type: 'chest_opened', kind: 'coins', value: 20, total: 60 },
  { type: 'chest_opened', kind: 'coins', value: 10, total: 70 },
  { type: 'chest_opened', kind: 'empty', value: 0, total: 70 },
];

/** Mounts the hoard in the page, and returns it with its messages. */
async function open({ isStill = false } = {}) {
  const { text } = createText(await loadMessages('EN'), 'EN');
  const calls: string[] = [];
  const sounds: string[] = [];
  const quiet = { ring: () => undefined, coins: () => undefined };
  const nagas = createNagaCatches(
    { effects: quiet, catch: () => undefined } as unknown as SeaView,
    {
      text,
      money: (minor: bigint) => `฿${(Number(minor) / 100).toFixed(2)}`,
      sounds: { isOn: () => true, set: () => undefined, play: (name: string) => void sounds.push(name) },
      prefersStill: () => isStill,
      showWin: (win: bigint) => void calls.push(`win ${win}`),
      announce: (words: string) => void calls.push(words),
      showMessage: (words: string) => void calls.push(words),
    } as unknown as BatchContext<Shot>,
  );
  document.body.replaceChildren(nagas.root);
  const hoard = (): HTMLElement => nagas.root.querySelector<HTMLElement>('.fish-hoard') as HTMLElement;
  return {
    nagas,
    calls,
    sounds,
    isOpen: () => !hoard().hidden,
    total: () => hoard().querySelector('.fish-hoard-total')?.textContent,
    chests: () => [...hoard().querySelectorAll('.fish-chest.is-open')].map(({ textContent }) => textContent),
    /** Lets the hoard load, then time pass. */
    pass: async (ms: number): Promise<void> => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(ms);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the hoard of a caught naga', () => {
  it('opens chest by chest, and shows the payment when the last one is open', async () => {
    const page = await open();
    const shown = page.nagas.show([[shot('naga'), decided('naga', 80)]], pearl, true);
    await page.pass(10);
    expect([page.isOpen(), page.total(), page.chests()]).toEqual([true, '×40', []]);
    await page.pass(800);
    expect([page.total(), page.chests()]).toEqual(['×80', ['×2']]);
    expect(page.calls).toEqual([]);
    await page.pass(5_000);
    await shown;
    expect(page.chests()).toEqual(['×2', '–']);
    expect(page.calls).toEqual(['win 800', 'The hoard pays ×80: ฿8.00']);
    expect(page.sounds).toEqual(['reveal', 'reveal', 'bigWin']);
    expect(page.isOpen()).toBe(false);
  });

  it('shows its end at once with reduced motion', async () => {
    const page = await open({ isStill: true });
    const shown = page.nagas.show([[shot('naga'), decided('naga', 80)]], pearl, true);
    await page.pass(0);
    await shown;
    expect([page.isOpen(), page.total(), page.chests()]).toEqual([true, '×80', ['×2', '–']]);
    expect(page.calls).toEqual(['win 800', 'The hoard pays ×80: ฿8.00']);
  });

  it('waits for the previous one: two catches of a batch open two hoards', async () => {
    const page = await open();
    const catches = [
      [shot('sardine'), decided('sardine', 2)],
      [shot('naga'), decided('naga', 80)],
      [shot('naga'), decided('naga', 70)],
    ] as const;
    const shown = page.nagas.show(catches, [...pearl, ...coins], true);
    // Long enough for either hoard by itself.
    await page.pass(3_000);
    expect(page.calls).toEqual(['win 800', 'The hoard pays ×80: ฿8.00']);
    await page.pass(10_000);
    await shown;
    expect(page.calls.slice(2)).toEqual(['win 700', 'The hoard pays ×70: ฿7.00']);
  });

  it('is not celebrated in a batch that may not be celebrated celebrated', async () => {
    const page = await open({ isStill: true });
    const shown = page.nagas.show([[shot('naga'), decided('naga', 80)]], pearl, false);
    await page.pass(0);
    await shown;
    expect(page.sounds).toEqual([]);
    expect(page.calls).toContain('The hoard pays ×80: ฿8.00');
  });

  it('is absent for catches of other creatures', async () => {
    const page = await open();
    expect(page.nagas.show([[shot('lord'), decided('lord', 100)]], [], true)).toBeUndefined();
  });
});
