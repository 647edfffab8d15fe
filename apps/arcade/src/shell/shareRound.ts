import type { Text } from './gameText.ts';

/** The shared data of a round. */
interface SharedRound {
  /** One line about stake and win. */
  words: string;
  /** The address that replays the round. */
  address: string;
  /** Draws the picture of the round. Called only if the browser can share files. */
  picture: () => Promise<Blob | null>;
  text: Text;
}

/** The browser's API for sharing; older ones lack parts of it. */
export type ShareTarget = Partial<Pick<Navigator, 'share' | 'canShare'>> & {
  clipboard?: Pick<Clipboard, 'writeText'> | undefined;
};

function isPictureWelcome(target: ShareTarget): boolean {
  const probe = new File([], 'round.jpg', { type: 'image/jpeg' });
  return target.canShare?.({ files: [probe] }) ?? false;
}

/**
 * Shares the picture and the address of a round, or its address alone, or copies the address, as far as the browser
 * can. Returns the message for the player; empty if the browser showed its own sheet.
 */
export async function shareRound(
  { words, address, picture, text }: SharedRound,
  target: ShareTarget = navigator,
): Promise<string> {
  try {
    if (target.share) {
      const drawn = isPictureWelcome(target) ? await picture().catch(() => null) : null;
      const files = drawn && [new File([drawn], 'round.jpg', { type: drawn.type })];
      await target.share({ text: words, url: address, ...(files && { files }) });
      return '';
    }
    if (!target.clipboard) return text('shareFailed', { address });
    await target.clipboard.writeText(address);
    return text('shareCopied');
  } catch (error) {
    // The player closed the browser's sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return text('shareFailed', { address });
  }
}
