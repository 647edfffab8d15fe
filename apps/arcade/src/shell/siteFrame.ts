import type { GameFrameMessage, PlainGameMessage } from '@parlor/contract';
import { listenToSite, type Listening } from './siteMessages.ts';

/** Exchanges messages with the site that frames the game. */
export interface SiteFrame {
  post(type: PlainGameMessage): void;
  /** Calls `stop` when the site shows a dialog that the player must answer first. */
  onPause(stop: () => void): void;
}

/** Creates the messenger. Messages are sent only to the site's origin, and only if it frames the game. */
export function createSiteFrame(
  origin: string | null,
  parent: Pick<Window, 'postMessage'> | undefined,
  here?: Listening,
): SiteFrame {
  const target = origin !== null && URL.canParse(origin) ? new URL(origin).origin : undefined;
  return {
    post(type) {
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
