import type { GameFrameMessage } from '@parlor/contract';

/** Sends events of the game to the site that frames it. */
export interface SiteFrame {
  tell(type: GameFrameMessage['type']): void;
}

/** Creates the messenger. Messages go to the site's origin only, and nowhere if it does not frame the game. */
export function createSiteFrame(origin: string | null, parent: Pick<Window, 'postMessage'> | undefined): SiteFrame {
  const target = origin !== null && URL.canParse(origin) ? new URL(origin).origin : undefined;
  return {
    tell(type) {
      if (target === undefined || target === 'null') return;
      parent?.postMessage({ source: 'parlor-game', type } satisfies GameFrameMessage, target);
    },
  };
}
