import { describe, expect, it, vi } from 'vitest';
import { createText } from './gameText.ts';
import { shareRound, type ShareTarget } from './shareRound.ts';

const { text } = createText({ en: {}, th: {} }, 'EN');
const address = 'https://arcade.example/games/lotus-dice/?replay=1';
const picture = () => Promise.resolve(new Blob(['jpg'], { type: 'image/jpeg' }));
const round = { words: 'Lotus Dice: ฿1.00 → ฿2.00', address, picture, text };

describe('sharing a round', () => {
  it('shares the picture with the address if the browser can share files', async () => {
    const share = vi.fn<Navigator['share']>(() => Promise.resolve());
    expect(await shareRound(round, { share, canShare: () => true })).toBe('');
    const [shared] = share.mock.calls[0] ?? [];
    expect(shared).toMatchObject({ text: round.words, url: address });
    expect(shared?.files?.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
      { name: 'round.jpg', type: 'image/jpeg', size: 3 },
    ]);
  });

  it.each<[string, ShareTarget, () => Promise<Blob | null>]>([
    ['the browser takes no files', { canShare: () => false }, picture],
    ['the browser cannot say whether it takes files', {}, picture],
    ['the picture cannot be drawn', { canShare: () => true }, () => Promise.reject(new Error('no canvas'))],
    ['there is no picture', { canShare: () => true }, () => Promise.resolve(null)],
  ])('shares the address alone if %s', async (_, target, drawn) => {
    const share = vi.fn<Navigator['share']>(() => Promise.resolve());
    expect(await shareRound({ ...round, picture: drawn }, { ...target, share })).toBe('');
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: round.words, url: address });
  });

  it('copies the address if the browser cannot share, and reports it', async () => {
    const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
    expect(await shareRound(round, { clipboard: { writeText } })).toBe('The address is copied.');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('shows nothing after the player closed the sheet of the browser', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    expect(await shareRound(round, { share })).toBe('');
  });

  it('shows the address if it can neither be shared nor copied', async () => {
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    expect(await shareRound(round, { share })).toContain(address);
    expect(await shareRound(round, {})).toContain(address);
  });
});
