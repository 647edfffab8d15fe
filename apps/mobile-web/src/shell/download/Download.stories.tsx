import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@parlor/contract';
import { withApp } from '@parlor/testing/storybook';
import { DownloadBar } from './DownloadBar.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { Page as DownloadPage } from './DownloadPage.tsx';
import { HomeScreenGuide } from './HomeScreenGuide.tsx';

const resources: Settings['resources'] = [
  { resourceType: 'IOS', url: 'https://store.test/app', labelNameEn: 'iOS' },
  { resourceType: 'Android', url: 'https://files.test/app.apk', labelNameEn: 'Android' },
  { resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig', labelNameEn: 'Home screen' },
];
const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  oldIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36',
} as const;

/** Shows the story on a device, and restores the browser's own afterwards. */
const on = (agent: keyof typeof agents) => () => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agents[agent] });
  return () => void Reflect.deleteProperty(navigator, 'userAgent');
};
const app = { app: { settings: { resources } } };
const small = { viewport: { value: 'smallPhone', isRotated: false } };

/** Download options. */
const meta = {
  title: 'Shell/Download',
  component: DownloadDialog,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined },
  parameters: { ...app, docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof DownloadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a computer: both apps, and a code for the phone. */
export const Computer: Story = {};
/** On an iPhone in Safari: the home screen, the profile, the store. */
export const Iphone: Story = { beforeEach: on('iphone') };
/** In Thai on the smallest phone. */
export const IphoneThai: Story = {
  beforeEach: on('iphone'),
  parameters: { app: { language: 'TY', settings: { resources } } },
  globals: small,
};
/** On an Android phone. */
export const Android: Story = { beforeEach: on('android') };
/** The guide to the home screen. */
export const Guide: Story = { beforeEach: on('iphone'), render: (args) => <HomeScreenGuide {...args} /> };
/** With the tips of older systems, in Thai on the smallest phone. */
export const GuideOldThai: Story = {
  beforeEach: on('oldIphone'),
  render: (args) => <HomeScreenGuide {...args} />,
  parameters: { app: { language: 'TY', settings: { resources } } },
  globals: small,
};
/** The page at /m/download. */
export const OnItsPage: Story = { render: () => <DownloadPage /> };
/** Home's bar. */
export const Bar: Story = { render: () => <DownloadBar onHide={() => undefined} /> };
/** Home's bar in Thai on the smallest phone. */
export const BarThai: Story = {
  render: () => <DownloadBar onHide={() => undefined} />,
  parameters: { app: { language: 'TY', settings: { resources } } },
  globals: small,
};
