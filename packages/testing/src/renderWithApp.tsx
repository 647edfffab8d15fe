import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AppStore } from '@parlor/api-client';
import { AppHarness, createTestStore, type HarnessOptions } from './AppHarness.tsx';

/**
 * Renders a screen over a real store, router and language with a mocked gateway. `location()` returns the current
 * location.
 */
export function renderWithApp(
  ui: ReactElement,
  options: HarnessOptions = {},
): RenderResult & { store: AppStore; location: () => string } {
  const store = createTestStore(options);
  const result = render(
    <AppHarness {...options} store={store}>
      {ui}
    </AppHarness>,
  );
  return { ...result, store, location: () => result.getByTestId('location').textContent ?? '' };
}
