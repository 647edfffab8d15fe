import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { languageChanged, type AppStore } from '@parlor/api-client';
import { I18nextProvider } from '@parlor/i18n';
import { AppFrame, GlobalStyle } from '@parlor/ui-kit';
import { BrandProvider, type Brand } from '@parlor/ui-kit/brand';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { ConnectionNotice } from './shell/ConnectionNotice.tsx';
import { LoginGreetings } from './shell/LoginGreetings.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { StartUp } from './startup/StartUp.tsx';

type I18n = Parameters<typeof I18nextProvider>[0]['i18n'];

/** The whole site over a store, a language and a brand. */
export function App({ store, i18n, brand }: { store: AppStore; i18n: I18n; brand: Brand }) {
  useEffect(() => {
    const follow = (tag: string) => {
      document.documentElement.lang = tag;
      store.dispatch(languageChanged());
    };
    document.documentElement.lang = i18n.language;
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [i18n, store]);

  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider value={brand}>
          <GlobalStyle />
          {/* Not as a transition: the next screen's frame is drawn within the tap, and its page after that. */}
          <BrowserRouter useTransitions={false}>
            <AppFrame>
              <ConnectionNotice />
              <UpdateNotice />
              <StartUp>
                <AppRoutes />
                <LoginGreetings />
              </StartUp>
            </AppFrame>
            <Toasts />
          </BrowserRouter>
        </BrandProvider>
      </I18nextProvider>
    </Provider>
  );
}
