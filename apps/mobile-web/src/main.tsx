import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppStore, followOtherTabs, refreshSeed, restoreAnswers, seedStore, type GatewayConnection } from '@parlor/api-client';
import { currentDevice, deviceHeader, readBootstrap, readStoredSession, reportProblem } from '@parlor/core';
import { createI18n, languageOf, languageTag, preloadLanguage } from '@parlor/i18n';
import { App } from './App.tsx';
import { loadFirstScreen } from './routing/firstScreen.ts';
import { findScreen } from './routing/screens.ts';
import { loadBrand } from './startup/brand.ts';
import { startLanguage, storeLanguage } from './startup/language.ts';

/** Whether the page may have come from the service worker, and so be older than this visit. */
function isKeptPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.workerStart ?? 0) > 0;
}

// A function and not the module itself awaits: pages import what stands beside this file, and would wait for each other.
async function start(): Promise<void> {
  // In development no gateway writes the merchant into the page; its code is then the name of the brand.
  const { brand: brandId = '' } = document.documentElement.dataset;
  const bootstrap = readBootstrap({ merchantCode: brandId.toUpperCase().replaceAll('-', ''), brand: brandId });
  const device = currentDevice();
  if (device.isNativeApp) document.documentElement.classList.add('is-app');

  const language = startLanguage(bootstrap.settings);
  // Pack, brand and first page arrive side by side; the brand's wording is needed to start. A page that was kept has home's code
  // beside it; that of other screens may be far away, and their frame does not wait for it.
  const isKept = isKeptPage();
  preloadLanguage(language);
  const [brand] = await Promise.all([loadBrand(bootstrap.brand), isKept && findScreen(window.location.pathname)?.frame !== 'home' ? undefined : loadFirstScreen(window.location.pathname)]);
  const i18n = await createI18n(language, brand.messages);
  i18n.on('languageChanged', () => storeLanguage(languageOf(i18n)));

  const session = readStoredSession();
  const connection: GatewayConnection = {
    baseUrl: '',
    merchantCode: bootstrap.merchantCode,
    // The file's own name carries the hash of what is in it.
    release: import.meta.url,
    language: () => languageOf(i18n),
    device: () => deviceHeader(device),
    fetch: (input, init) => globalThis.fetch(input, init),
  };
  const store = createAppStore(connection, session?.merchantCode === bootstrap.merchantCode ? session : undefined);
  followOtherTabs(store, bootstrap.merchantCode);
  // The page speaks the merchant's or the cookie's language; in any other one its texts are fetched instead.
  const isPageLanguage = document.documentElement.lang === languageTag(language);
  const { announcements: _announcements, hotGames: _hotGames, gameList: _gameList, ...languageFree } = bootstrap;
  const seed = isPageLanguage ? bootstrap : languageFree;
  seedStore(store, seed);
  restoreAnswers(store, connection);
  if (isKept) refreshSeed(store, seed);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <App store={store} i18n={i18n} brand={brand} />
    </StrictMode>,
  );
}

start().catch((cause: unknown) => {
  reportProblem('The site did not start', cause);
  // The page then says so, and tries again.
  document.documentElement.dataset['start'] = 'failed';
});
