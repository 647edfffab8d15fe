import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import type { Decorator } from '@storybook/react-vite';
import { isLanguage } from '@parlor/i18n';
import { AppHarness, buildBrand, type HarnessOptions } from '@parlor/testing';
import { AppFrame } from '@parlor/ui-kit';
import { useBrand, type Brand } from '@parlor/ui-kit/brand';
import { sampleAnswers } from './sampleAnswers.ts';

/**
 * A partly transparent drawing that shows the game's own colour. The site appends to the address in the fragment, which
 * is ignored.
 */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" preserveAspectRatio="xMidYMid slice"><radialGradient id="l" cx=".5" cy=".35" r=".7"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".5" stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-opacity=".45"/></radialGradient><path fill="url(#l)" d="M0 0h120v160H0z"/><path fill="#fff" fill-opacity=".85" d="M60 36l9 22 24 2-18 15 6 23-21-13-21 13 6-23-18-15 24-2z"/></svg>';
const sampleCdn = `data:image/svg+xml,${encodeURIComponent(drawing)}#`;

/** A brand of list rows and a low banner, unlike the default brand of cards in rails. */
export const rowBrand: Brand = {
  ...buildBrand(),
  defaultMode: 'light',
  layout: {
    bottomBar: 'flat',
    gameCard: 'row',
    header: 'masthead',
    banner: 'strip',
    density: 'dense',
    homeSections: ['fixtures', 'notices', 'categories', 'hero', 'continue', 'hot', 'winners', 'rows', 'promotions'],
  },
};

function Dressed({ options, children }: { options: HarnessOptions; children: ReactNode }) {
  const brand = useBrand();
  return (
    <AppHarness brand={brand} {...options}>
      <AppFrame>{children}</AppFrame>
    </AppHarness>
  );
}

/** Renders a game screen in an app with the sample answers, in the language and brand of the toolbar. */
export function storyApp({ answers, settings, ...options }: HarnessOptions = {}, path?: string): Decorator {
  return function InApp(Story, { globals, id }) {
    const screen: ReactNode =
      path === undefined ? (
        <Story />
      ) : (
        <Routes>
          <Route path={path} element={<Story />} />
          <Route path="*" element={null} />
        </Routes>
      );
    return (
      <Dressed
        // A change of language or brand remounts the app.
        key={`${id} ${String(globals['language'])} ${String(globals['merchant'])}`}
        options={{
          ...(isLanguage(globals['language']) && { language: globals['language'] }),
          answers: { ...sampleAnswers, ...answers },
          settings: { imageCDNs: [sampleCdn], ...settings },
          ...options,
        }}
      >
        {screen}
      </Dressed>
    );
  };
}
