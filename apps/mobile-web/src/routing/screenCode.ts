import { createContext, lazy, use, type ComponentType } from 'react';
import type { Screen } from './screens.ts';

/** The code of screens, as far as one visit has it. */
export interface ScreenCode {
  /** The page of a screen; it suspends until its code is loaded. */
  pageOf: (screen: Screen) => ComponentType;
  /** Fetches the code of a screen before it is shown, so that it shows at once and not after its placeholder. */
  fetch: (screen: Screen) => Promise<void>;
}

/** The code of screens in a visit that begins. */
export function createScreenCode(): ScreenCode {
  const pages = new Map<Screen, ComponentType>();
  return {
    pageOf: (screen) => {
      const page = pages.get(screen) ?? lazy(async () => ({ default: (await screen.load()).Page }));
      // One page for all callers: a new one would suspend again.
      pages.set(screen, page);
      return page;
    },
    fetch: async (screen) => {
      pages.set(screen, (await screen.load()).Page);
    },
  };
}

const ScreenCodeContext = createContext<ScreenCode | undefined>(undefined);

/** Hands the code of the visit to the routes. */
export const ScreenCodeProvider = ScreenCodeContext.Provider;

/** Returns the code of the visit. */
export function useScreenCode(): ScreenCode {
  const code = use(ScreenCodeContext);
  if (!code) throw new Error('There is no ScreenCodeProvider around the routes');
  return code;
}
