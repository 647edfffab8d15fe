import type { GameFrameMessage, PlainGameMessage } from '@parlor/contract';
import { listenToSite, type Listening } from './siteMessages.ts';

/** Exchanges messages with the site that frames the game. */
export interface SiteFrame {
  tell(type: PlainGameMessage): void;
  /** Calls `stop` when the site shows something that the player must answer before playing on. */
  onPause(stop: () => void): void;
}

/** Creates the messenger. Messages go to the site's origin only, and nowhere if it does not frame the game. */
export function createSiteFrame(
  origin: string | null,
  parent: Pick<Window, 'postMessage'> | undefined,
  here?: Listening,
): SiteFrame {
  const target = origin !== null && URL.canParse(origin) ? new URL(origin).origin : undefined;
  return {
    tell(type) {
      if (target === undefined || target === 'null') return;
      parent?.postMessage({ source: 'parlor-game', type } satisfies GameFrameMessage, target);
    },
    onPause(stop) {
      listenToSite(
        origin,
        parent,
        ({ type }) => {
          if (type === 'pause') stop();
        },
        here,
      );
    },
  };
}
