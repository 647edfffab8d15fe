import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router';
import { createAppStore, type AppStore } from '@parlor/api-client';
import { createI18n, I18nextProvider, languages, type Language } from '@parlor/i18n';
import { loadAgentsPack } from '@parlor/i18n/agents';
import { SettingsProvider } from '@parlor/core';
import { BrandProvider, type Brand } from '@parlor/ui-kit/brand';
import type { SessionInfo, Settings } from '@parlor/contract';
import { buildBrand } from './brand.ts';
import { buildSettings } from './builders.ts';
import { createMockFetch, type MockAnswers } from './mockFetch.ts';

/** The environment of a screen in a test or story. */
export interface HarnessOptions {
  /** Answers of the gateway by call. */
  answers?: MockAnswers;
  /** Null or undefined for a visitor. */
  session?: SessionInfo | null;
  settings?: Partial<Settings>;
  language?: Language;
  /** The brand. Defaults to a sample brand. */
  brand?: Brand;
  /** The initial location, with router state if needed. */
  route?: InitialEntry;
}

/** Creates a store that calls the mocked gateway, in a tab without drafts. */
export function createTestStore(options: HarnessOptions = {}): AppStore {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft.')) sessionStorage.removeItem(key);
  const { answers = {}, session, language = 'EN' } = options;
  return createAppStore(
    {
      baseUrl: '',
      merchantCode: 'SAMPLE',
      release: 'test',
      language: () => language,
      device: () => 'MOBILE',
      fetch: createMockFetch(answers),
    },
    session ?? undefined,
  );
}

/** Creates an i18n instance with the full pack of a language. */
async function createFullI18n(language: Language) {
  const i18n = await createI18n(language);
  await loadAgentsPack(i18n);
  return i18n;
}

/** One i18n instance per language. */
export const i18nByLanguage = Object.fromEntries(
  await Promise.all(languages.map(async ({ code }) => [code, await createFullI18n(code)] as const)),
) as Readonly<Record<Language, Awaited<ReturnType<typeof createI18n>>>>;

const sampleBrand = buildBrand();

function LocationProbe() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="location" hidden>
      {pathname + search}
    </output>
  );
}

/** A screen with its providers: store, router, language and settings. */
export function AppHarness({
  children,
  store,
  ...options
}: HarnessOptions & { children: ReactNode; store?: AppStore }) {
  const { brand = sampleBrand, language = 'EN', route = '/m/home', settings } = options;
  // A story that rerenders keeps its store; options are fixed for the lifetime of the harness.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const ownStore = useMemo(() => store ?? createTestStore(options), [store]);
  return (
    <Provider store={ownStore}>
      <I18nextProvider i18n={i18nByLanguage[language]}>
        <SettingsProvider value={buildSettings(settings)}>
          <BrandProvider value={brand}>
            <MemoryRouter initialEntries={[route]}>
              {children}
              <LocationProbe />
            </MemoryRouter>
          </BrandProvider>
        </SettingsProvider>
      </I18nextProvider>
    </Provider>
  );
}
