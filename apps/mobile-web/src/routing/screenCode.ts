import { createContext, lazy, use, type ComponentType } from 'react';
import type { Screen } from './screens.ts';

/** The code of screens loaded in one visit. */
export interface ScreenCode {
  /** The page of a screen; it suspends until its code is loaded. */
  pageOf: (screen: Screen) => ComponentType;
  /** Fetches the code of a screen ahead of time, so that it shows at once without its placeholder. */
  fetch: (screen: Screen) => Promise<void>;
}

/** Creates the screen code of a new visit. */
export function createScreenCode(): ScreenCode {
  const pages = new Map<Screen, ComponentType>();
  return {
    pageOf: (screen) => {
      const page = pages.get(screen) ?? lazy(async () => ({ default: (await screen.load()).Page }));
      // The component is cached: a new one would suspend again.
      pages.set(screen, page);
      return page;
    },
    fetch: async (screen) => {
      pages.set(screen, (await screen.load()).Page);
    },
  };
}

const ScreenCodeContext = createContext<ScreenCode | undefined>(undefined);

/** Provides the visit's screen code to the routes. */
export const ScreenCodeProvider = ScreenCodeContext.Provider;

/** Returns the visit's screen code. */
export function useScreenCode(): ScreenCode {
  const code = use(ScreenCodeContext);
  if (!code) throw new Error('There is no ScreenCodeProvider around the routes');
  return code;
}
