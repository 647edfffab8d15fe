import type { GameFrameMessage } from '@parlor/contract';

/** Tells the site that frames this game what happens in it. */
export interface SiteFrame {
  tell(type: GameFrameMessage['type']): void;
}

/** Makes the door to the site. Messages go to its origin alone, and nowhere when the game is not framed by it. */
export function createSiteFrame(origin: string | null, parent: Pick<Window, 'postMessage'> | undefined): SiteFrame {
  const target = origin !== null && URL.canParse(origin) ? new URL(origin).origin : undefined;
  return {
    tell(type) {
      if (target === undefined || target === 'null') return;
      parent?.postMessage({ source: 'parlor-game', type } satisfies GameFrameMessage, target);
    },
  };
}
