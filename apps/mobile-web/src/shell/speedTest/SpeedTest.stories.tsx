import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '@parlor/testing/storybook';
import { SpeedTestDialog } from './SpeedTestDialog.tsx';

/** Answers each address after its own time; an address without a time never answers. */
const network = (times: Readonly<Record<string, number>>) => () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const { origin, pathname } = new URL(address instanceof Request ? address.url : address, window.location.href);
    if (pathname !== '/wps/system/ping') return real(address, init);
    const time = times[origin];
    if (time === undefined) throw new TypeError('Failed to fetch');
    await new Promise((answered) => setTimeout(answered, time));
    return new Response('{}');
  };
  return () => {
    globalThis.fetch = real;
  };
};
const domainRoute = [
  'https://play.one.test',
  'https://a-rather-long-name-of-a-second-address.two.test',
  window.location.origin,
  'https://down.test',
];
const app = { app: { settings: { domainRoute } } };

/** The response times of the site's addresses. */
const meta = {
  title: 'Shell/Speed test',
  component: SpeedTestDialog,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined },
  parameters: { ...app, docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof SpeedTestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const answers = network({
  'https://play.one.test': 20,
  'https://a-rather-long-name-of-a-second-address.two.test': 60,
  [window.location.origin]: 40,
});
/** Ranked. One address does not answer. */
export const Ranked: Story = { beforeEach: answers };
/** In Thai on the smallest phone. */
export const RankedThai: Story = {
  beforeEach: answers,
  parameters: { app: { language: 'TY', settings: { domainRoute } } },
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
};
/** The measurement is running. */
export const Measuring: Story = {
  beforeEach: network(Object.fromEntries(domainRoute.map((origin) => [origin, 60_000]))),
};
/** No address answers. */
export const Failed: Story = { beforeEach: network({}) };
/** A merchant with one address. */
export const Empty: Story = { parameters: { app: { settings: { domainRoute: [] } } } };
