import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longText } from '../longText.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  title: 'UI kit/LanguagePicker',
  component: LanguagePicker,
  args: {
    label: 'Language', value: 'EN', onChange: fn(),
    languages: [{ code: 'EN', name: 'English', lang: 'en', flag: <GlobeIcon /> }, { code: 'TY', name: 'ไทย', lang: 'th', flag: <GlobeIcon /> }],
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every language in its own words; the chosen one is ticked. */
export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Language' });
    await userEvent.click(within(group).getByRole('radio', { name: 'ไทย' }));
    await expect(args.onChange).toHaveBeenCalledWith('TY');
  },
};

/** Long names of languages break in their row. */
export const LongText: Story = { args: { languages: [{ code: 'EN', name: longText.word, lang: 'de', flag: <GlobeIcon /> }, { code: 'TY', name: longText.thai, lang: 'th', flag: <GlobeIcon /> }] } };
