import { startTransition, StrictMode } from 'react';
import {
  createAppStore,
  followOtherTabs,
  refreshSeed,
  restoreAnswers,
  restoreMember,
  seedStore,
  type GatewayConnection,
} from '@parlor/api-client';
import { currentDevice, deviceHeader, readBootstrap, readStoredSession, reportProblem } from '@parlor/core';
import { createI18n, languageOf, languageTag, preloadLanguage } from '@parlor/i18n';
import { showFailure } from '../document/failure.ts';
import { readSiteFiles } from '../document/readSiteFiles.ts';
import { App } from './App.tsx';
import { loadFirstScreen } from './routing/firstScreen.ts';
import { createScreenCode } from './routing/screenCode.ts';
import { findScreen } from './routing/screens.ts';
import { loadBrand } from './startup/brand.ts';
import { startLanguage, storeLanguage } from './startup/language.ts';
import { nextTask } from './startup/nextTask.ts';

/**
 * Whether the document may be older than this visit: from the service worker's cache, or from the browser's on a step
 * in the history.
 */
function isRestoredPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.workerStart ?? 0) > 0 || navigation?.type === 'back_forward';
}

// A function and not the module itself awaits: pages import modules beside this file, and would wait for each other.
async function start(): Promise<void> {
  // The site's modules have just run in this task.
  await nextTask();
  // In development no gateway writes the merchant into the page; its code is then the name of the brand.
  const { brand: brandId = '' } = document.documentElement.dataset;
  const bootstrap = readBootstrap({ merchantCode: brandId.toUpperCase().replaceAll('-', ''), brand: brandId });
  const device = currentDevice();
  if (device.isNativeApp) document.documentElement.classList.add('is-app');

  const language = startLanguage(bootstrap.settings);
  const { pathname } = window.location;
  const screen = findScreen(pathname);
  const screenCode = createScreenCode();
  const part = screen?.needsFullPack ? 'whole' : 'first';
  // Texts, brand and first page load in parallel. A cached document has home's code cached with it; the code of
  // other screens may need the network, and their frame does not wait for it.
  const isRestored = isRestoredPage();
  preloadLanguage(language, part);
  const [brand] = await Promise.all([
    loadBrand(bootstrap.brand),
    isRestored && screen?.frame !== 'home' ? undefined : loadFirstScreen(pathname, screenCode, readSiteFiles()?.page),
  ]);
  await nextTask();
  // The renderer's module runs when it is imported: in its own task, not in the long one of this file.
  const { createRoot } = await import('react-dom/client');
  await nextTask();
  const i18n = await createI18n(language, brand.messages, part);
  i18n.on('languageChanged', () => storeLanguage(languageOf(i18n)));

  await nextTask();
  const session = readStoredSession();
  const connection: GatewayConnection = {
    baseUrl: '',
    merchantCode: bootstrap.merchantCode,
    // The file name contains a hash of the content.
    release: import.meta.url,
    language: () => languageOf(i18n),
    device: () => deviceHeader(device),
    fetch: (input, init) => globalThis.fetch(input, init),
    openSocket: (url, protocols) => new WebSocket(url, protocols),
    reportsProgress: true,
  };
  const store = createAppStore(connection, session?.merchantCode === bootstrap.merchantCode ? session : undefined);
  followOtherTabs(store, bootstrap.merchantCode);

  await nextTask();
  // The page has the texts of the merchant's or the cookie's language; those of any other are fetched.
  const isPageLanguage = document.documentElement.lang === languageTag(language);
  const {
    announcements: _announcements,
    hotGames: _hotGames,
    gameList: _gameList,
    vendors: _vendors,
    promotions: _promotions,
    ...languageFree
  } = bootstrap;
  const seed = isPageLanguage ? bootstrap : languageFree;
  seedStore(store, seed);
  restoreAnswers(store, connection);
  await restoreMember(store, connection);
  if (isRestored) refreshSeed(store, seed);

  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const site = createRoot(root);
  // As a transition, the first render yields to input and painting; the document's own frame remains until it is
  // done.
  startTransition(() => {
    site.render(
      <StrictMode>
        <App store={store} i18n={i18n} brand={brand} screenCode={screenCode} />
      </StrictMode>,
    );
  });
}

start().catch((cause: unknown) => {
  reportProblem('The site did not start', cause);
  // The page then shows the failure and offers a retry.
  showFailure(document.documentElement);
});
