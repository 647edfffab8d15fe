import { ArcadeFailure } from './arcadeClient.ts';
import type { Text } from './gameText.ts';
import { openNotice } from './panel.ts';

/** The time after which the player is asked before an unanswered call is retried, in ms. */
const PATIENCE_MS = 40_000;
const LONGEST_PAUSE_MS = 4_000;
const TOO_SOON_PAUSE_MS = 400;

/** Resolves after `ms`. */
export function pause(ms: number): Promise<void> {
  return new Promise((resume) => {
    setTimeout(resume, ms);
  });
}

/** Asks the player, and resolves when they want a retry. */
function confirmRetry(text: Text): Promise<void> {
  return new Promise((sendAgain) => {
    const retry = { label: text('retry'), isPrimary: true, onPress: () => undefined };
    openNotice(text('unreachableTitle'), text('unreachable'), [retry]).addEventListener('close', () => sendAgain());
  });
}

/**
 * Sends a call until it is decided. The call must be idempotent: a bet with its idempotency key, a decision with its
 * position.
 *
 * @throws ArcadeFailure for a refusal.
 */
export async function sendUntilDecided<Value>(
  call: () => Promise<Value>,
  { text, onTrouble }: { text: Text; onTrouble: (message: string) => void },
): Promise<Value> {
  let waitedMs = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      if (error.code !== 'round.too_soon' && !error.isPassing) throw error;
      if (error.isPassing) onTrouble(text(navigator.onLine ? 'unreachable' : 'offline'));
      if (waitedMs > PATIENCE_MS) {
        await confirmRetry(text);
        waitedMs = 0;
      }
      const ms = error.code === 'round.too_soon' ? TOO_SOON_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 600 * 2 ** attempt);
      waitedMs += ms;
      await pause(ms);
    }
  }
}
