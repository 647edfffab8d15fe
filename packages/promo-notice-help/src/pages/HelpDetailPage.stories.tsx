import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildHelpItem, PENDING, refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './HelpDetailPage.tsx';

const content =
  '<h3>Who may play</h3><p>Players are 18 or older.</p><ul><li>One account for each person.</li><li>Your own means of payment.</li></ul><p><a href="https://help.test/">More</a></p>';
const app = (listHelp: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { route: '/m/helpDetail?i=0', ...options, answers: { listHelp } },
});

const meta = {
  title: 'Help/HelpDetailPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer, with headings, lists and links. */
export const Loaded: Story = { parameters: app({ list: [buildHelpItem({ content })] }) };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The item no longer exists. */
export const Empty: Story = { parameters: app({ list: [] }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app(refusal('system.unknown')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่)/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long Thai words and large amounts. */
export const LongThai: Story = {
  parameters: app(
    {
      list: [
        buildHelpItem({
          title: 'เงื่อนไขการใช้บริการสำหรับสมาชิกทุกท่าน',
          content: '<p>สมาชิกต้องมีอายุไม่ต่ำกว่าสิบแปดปีบริบูรณ์ และต้องใช้ข้อมูลจริงในการลงทะเบียน</p>',
        }),
      ],
    },
    { language: 'TY' },
  ),
};
