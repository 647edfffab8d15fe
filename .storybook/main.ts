import type { StorybookConfig } from '@storybook/react-vite';
import { messagesPlugin } from '@parlor/messages';
import { mergeConfig } from 'vite';

import { storyTitlesPlugin } from './storyTitles.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    '../apps/arcade/src/games/*/client/*.stories.ts',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Output of other builds is not part of any story.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [messagesPlugin(), storyTitlesPlugin()],
      server: { watch: { ignored: ['**/dist/**', '**/storybook-static/**', '**/.data/**'] } },
    }),
  // The other parsers need the JavaScript API of an older compiler.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
