import { languages, languageTag, isLanguage } from '@parlor/i18n';
import { token } from '@parlor/theme';
import { GlobalStyle } from '@parlor/ui-kit';
import { BrandProvider } from '@parlor/ui-kit/brand';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentType } from 'react';
import { configure } from 'storybook/test';

import type { RoundStory } from '../apps/arcade/src/shell/stories/roundStory.ts';
import { awaitVisible, PATIENCE_MS } from './awaitVisible.ts';
import { quiet } from './quiet.ts';
import { brandNamed, brandOf, brands, brandsCss, modeOf } from './brands.ts';
import { findMisfits, type FitParameter } from './fit.ts';
import { viewports } from './viewports.ts';
import { useCurrentDress, setDress } from './currentDress.ts';

// Lazy parts load slowly on a machine that is busy with other stories.
configure({ asyncUtilTimeout: PATIENCE_MS });
awaitVisible();

/** Games bring style sheets and titles, which other stories do not wait for. */
const GameStage = lazy(() => import('./GameStage.tsx').then((module) => ({ default: module.GameStage })));

/** Parts of a page are shown on the page's surface with its gutter. */
const ground = { background: token('surface.base'), padding: token('space.4') };
const page = { ...ground, minBlockSize: '100dvh' };

/** The brand and the mode of the toolbar. */
function brandOfToolbar(globals: StoryContext['globals']) {
  const theme = brandNamed(globals['merchant']);
  return { theme, mode: modeOf(theme, globals['mode']) };
}

/** Dresses the whole document, so that portalled content (popups, toasts) has the brand too. */
function dressDocument(globals: StoryContext['globals']): void {
  const { theme, mode } = brandOfToolbar(globals);
  const language: unknown = globals['language'];
  const root = document.documentElement;
  root.dataset['brand'] = theme.id;
  root.dataset['mode'] = mode;
  root.lang = isLanguage(language) ? languageTag(language) : 'en';
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The story in the brand of the toolbar, or of the dress that was applied since. The attributes of the document are set
 * while rendering and not in an effect: components read its direction, and no check may run on a half-applied dress.
 */
function DressedStory({ Story, context }: { Story: ComponentType<Partial<StoryContext>>; context: StoryContext }) {
  const { parameters, viewMode } = context;
  const current = useCurrentDress();
  const globals: StoryContext['globals'] = { ...context.globals, ...current };
  dressDocument(globals);
  const { theme, mode } = brandOfToolbar(globals);
  const story = <Story globals={globals} loaded={{ ...context.loaded, theme, mode }} />;
  return (
    <BrandProvider value={brandOf(theme)}>
      <style>{brandsCss}</style>
      <GlobalStyle />
      {parameters['layout'] === 'fullscreen' ? story : <div style={viewMode === 'docs' ? ground : page}>{story}</div>}
    </BrandProvider>
  );
}

const withBrand: Decorator = (Story, context) => {
  const { arcade } = context.parameters as Partial<RoundStory['parameters']>;
  return arcade ? (
    <Suspense>
      <GameStage round={arcade} language={String(context.globals['language'])} />
    </Suspense>
  ) : (
    <DressedStory Story={Story} context={context} />
  );
};

const modeTitles = { dark: 'Dark', light: 'Light', contrast: 'High contrast' };

const preview: Preview = {
  // Stories of whole screens provide their own store, router and texts: `decorators: [withApp]` in the
  // story's file, reading the language from `context.globals.language`.
  decorators: [withBrand],
  // For stories about brands themselves: the toolbar's, and all of them.
  loaders: [({ globals }) => ({ ...brandOfToolbar(globals), brands: brands.map(brandOf) })],
  beforeEach: () => {
    setDress(null);
  },
  tags: ['autodocs'],
  initialGlobals: {
    merchant: brandNamed(undefined).id,
    mode: 'dark',
    language: 'EN',
    direction: 'ltr',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    merchant: {
      description: 'Merchant',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    mode: {
      description: 'Mode; a brand that does not offer it is shown in its own',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: Object.entries(modeTitles).map(([value, title]) => ({ value, title })),
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ code, name }) => ({ value: code, title: name })),
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  /** No story may be wider than its window, and no control narrower than its text. */
  afterEach: async (context) => {
    const { globals, parameters, viewMode } = context;
    if (globals['dresses']) {
      const { checkInDresses } = await import('./checkDresses.ts');
      await checkInDresses(context);
      return;
    }
    await quiet();
    const fit = parameters['fit'] as FitParameter | undefined;
    if (viewMode === 'docs' || fit?.allow) return;
    const misfits = findMisfits();
    if (misfits.length > 0) throw new Error(misfits.join('\n'));
  },
  parameters: {
    // By default axe does not check targets of less than 24 px.
    a11y: {
      // The test run of the stories calls axe itself, once for each dress.
      test: import.meta.env['VITEST'] ? 'off' : 'error',
      config: {
        rules: [{ id: 'target-size', enabled: true }],
        // Depending on the loaded fonts, axe sometimes takes text for icons of an icon font.
        checks: [{ id: 'label-content-name-mismatch', options: { occurrenceThreshold: 0 } }],
      },
      // Every rule still runs on every element. Passing elements are not described one by one, because that took longer
      // than the check itself.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    // The ground below replaces Storybook's own padding.
    layout: 'none',
    options: { storySort: { order: ['Brands', 'Design tokens', 'UI kit', 'Shell', '*'] } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          {
            name: `${name} ${width} × ${height}`,
            styles: { width: `${width}px`, height: `${height}px` },
            type: key === 'tablet' ? ('tablet' as const) : ('mobile' as const),
          },
        ]),
      ),
    },
  },
};

export default preview;
