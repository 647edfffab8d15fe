import '@parlor/theme-harbor/fonts.css';
import '@parlor/theme-lotus/fonts.css';

import { token } from '@parlor/theme';
import { GlobalStyle } from '@parlor/ui-kit';
import { BrandProvider } from '@parlor/ui-kit/brand';
import type { Decorator, Preview } from '@storybook/react-vite';

import { brandNamed, brands, brandsCss, modeOf } from './brands.ts';

/** A part of a page is shown on the page's own surface and gutter. */
const ground = { background: token('surface.base'), padding: token('space.4') };
const page = { ...ground, minBlockSize: '100dvh' };

/**
 * Dresses the whole document, so that what is portalled out of the story (popups, toasts) wears the brand too. The work is
 * done while rendering and not in an effect: the accessibility check must never see a half-dressed page.
 */
const withBrand: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = brandNamed(globals['merchant']);
  const root = document.documentElement;
  root.dataset['brand'] = theme.id;
  root.dataset['mode'] = modeOf(theme, globals['mode']);
  root.lang = globals['language'] === 'TY' ? 'th' : 'en';
  return (
    <BrandProvider value={theme}>
      <style>{brandsCss}</style>
      <GlobalStyle />
      {parameters['layout'] === 'fullscreen' ? <Story /> : <div style={viewMode === 'docs' ? ground : page}><Story /></div>}
    </BrandProvider>
  );
};

const preview: Preview = {
  // Stories of whole screens put their store, router and texts around themselves: `decorators: [AppDecorator]` in the
  // story's file, reading the language from `context.globals.language`.
  decorators: [withBrand],
  tags: ['autodocs'],
  initialGlobals: { merchant: 'lotus', mode: 'dark', language: 'EN', viewport: { value: 'phone', isRotated: false } },
  globalTypes: {
    merchant: {
      description: 'Merchant',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.values(brands).map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [{ value: 'dark', title: 'Dark' }, { value: 'light', title: 'Light' }],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [{ value: 'EN', title: 'English' }, { value: 'TY', title: 'ไทย' }],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    // The ground below takes the place of Storybook's own padding.
    layout: 'none',
    options: { storySort: { order: ['Tokens', 'UI kit', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390 × 844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        smallPhone: { name: 'Small phone 320 × 640', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
      },
    },
  },
};

export default preview;
