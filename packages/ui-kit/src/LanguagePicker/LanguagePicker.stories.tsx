import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Flag } from '../Flag/Flag.tsx';
import { longText } from '../longText.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  title: 'UI kit/LanguagePicker',
  component: LanguagePicker,
  args: {
    label: 'Language', value: 'EN', onChange: fn(), onDone: fn(),
    languages: [
      { code: 'EN', name: 'English', lang: 'en', flag: <Flag country="GB" /> },
      { code: 'TY', name: 'ไทย', lang: 'th', flag: <Flag country="TH" /> },
      { code: 'CN', name: '简体中文', lang: 'zh-Hans', flag: <Flag country="CN" /> },
    ],
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every language in its own words; the chosen one is ticked. A tap chooses for good. */
export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Language' });
    await userEvent.click(within(group).getByRole('radio', { name: 'ไทย' }));
    await expect(args.onChange).toHaveBeenCalledWith('TY');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** Arrow keys go from one to the next and try it out; Enter chooses for good. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('radio', { name: 'English' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('TY');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** A language without a flag keeps its place in the column. */
export const WithoutFlags: Story = { args: { languages: [{ code: 'EN', name: 'English', lang: 'en' }, { code: 'TY', name: 'ไทย', lang: 'th' }] } };

/** Long names of languages break in their row. */
export const LongText: Story = { args: { languages: [{ code: 'EN', name: longText.word, lang: 'de', flag: <Flag country="GB" /> }, { code: 'TY', name: longText.thai, lang: 'th', flag: <Flag country="TH" /> }] } };

/** From right to left the flag stands at the right; each name still runs its own way. */
export const RightToLeft: Story = {
  args: {
    value: 'AR',
    languages: [{ code: 'AR', name: 'العربية', lang: 'ar', flag: <Flag country="AE" /> }, { code: 'EN', name: 'English (UK)', lang: 'en', flag: <Flag country="GB" /> }],
  },
  decorators: [(Story) => <div dir="rtl"><Story /></div>],
};
