import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { languageChanged, type AppStore } from '@parlor/api-client';
import { I18nextProvider } from '@parlor/i18n';
import { AppFrame, createLaterQueue, GlobalStyle, LaterProvider } from '@parlor/ui-kit';
import { BrandProvider, type Brand } from '@parlor/ui-kit/brand';
import { hasBeenTouched } from '../document/touched.ts';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { ScreenCodeProvider, type ScreenCode } from './routing/screenCode.ts';
import { ConnectionNotice } from './shell/notices/ConnectionNotice.tsx';
import { Toasts } from './shell/notices/Toasts.tsx';
import { ViewNotice } from './shell/notices/ViewNotice.tsx';
import { createInstallOffer, InstallOfferProvider } from './shell/download/useInstallOffer.ts';
import { openTapped } from './startup/openTapped.ts';
import { StartUp } from './startup/StartUp.tsx';

type I18n = Parameters<typeof I18nextProvider>[0]['i18n'];

/** The whole site, for a store, a language, a brand and the screen code loaded so far. */
export function App({
  store,
  i18n,
  brand,
  screenCode,
}: {
  store: AppStore;
  i18n: I18n;
  brand: Brand;
  screenCode: ScreenCode;
}) {
  useEffect(() => {
    // Even setting the same language would cause a layout of the whole page.
    const setLanguage = (tag: string) => {
      if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
    };
    const follow = (tag: string) => {
      setLanguage(tag);
      store.dispatch(languageChanged());
    };
    setLanguage(i18n.language);
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [i18n, store]);

  const [installOffer] = useState(createInstallOffer);
  useEffect(() => installOffer.follow(), [installOffer]);

  // The first render yields to taps, and until it is done they reach the document's own frame.
  useEffect(() => openTapped(store), [store]);

  const [later] = useState(() => createLaterQueue(() => hasBeenTouched(document.documentElement)));
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider value={brand}>
          <LaterProvider value={later}>
            <GlobalStyle />
            {/* Not a transition: the next screen's frame renders within the tap, and its page afterwards. */}
            <BrowserRouter useTransitions={false}>
              <AppFrame>
                <ConnectionNotice />
                <UpdateNotice />
                <ViewNotice />
                <ScreenCodeProvider value={screenCode}>
                  <InstallOfferProvider value={installOffer}>
                    <StartUp>
                      <AppRoutes />
                    </StartUp>
                  </InstallOfferProvider>
                </ScreenCodeProvider>
              </AppFrame>
              <Toasts />
            </BrowserRouter>
          </LaterProvider>
        </BrandProvider>
      </I18nextProvider>
    </Provider>
  );
}
