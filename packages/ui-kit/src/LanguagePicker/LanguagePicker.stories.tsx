import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Flag } from '../Flag/Flag.tsx';
import { longText } from '../longText.ts';
import { NAMES_FONT } from './LanguagePicker.styles.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  title: 'UI kit/LanguagePicker',
  component: LanguagePicker,
  args: {
    label: 'Language',
    value: 'EN',
    onChange: fn(),
    onDone: fn(),
    languages: [
      { code: 'EN', name: 'English', lang: 'en', flag: <Flag country="GB" /> },
      { code: 'TY', name: 'ไทย', lang: 'th', flag: <Flag country="TH" /> },
      { code: 'CN', name: '简体中文', lang: 'zh-Hans', flag: <Flag country="CN" /> },
    ],
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language by its native name; the selected one is checked. A tap confirms. */
export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Language' });
    await userEvent.click(within(group).getByRole('radio', { name: 'ไทย' }));
    await expect(args.onChange).toHaveBeenCalledWith('TY');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** Whether two letters render alike; letters without a font all render as the same box. */
function isSameDrawing(element: Element, a: string, b: string): boolean {
  const drawing = (letter: string): string => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas to draw on');
    pen.font = `48px ${getComputedStyle(element).fontFamily}`;
    pen.fillText(letter, 0, 60);
    return canvas.toDataURL();
  };
  return drawing(a) === drawing(b);
}

/** The Chinese name can be read on a device that has no Chinese font. */
export const WithoutSystemFont: Story = {
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('简体中文');
    await waitFor(() =>
      expect([...document.fonts].some(({ family, status }) => family.includes(NAMES_FONT) && status === 'loaded')).toBe(
        true,
      ),
    );
    for (const [a, b] of [
      ['简', '体'],
      ['体', '中'],
      ['中', '文'],
    ] as const)
      await expect(isSameDrawing(name, a, b)).toBe(false);
  },
};

/** Arrow keys preview languages; Enter confirms. */
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

/** A language without a flag keeps the flag column. */
export const WithoutFlags: Story = {
  args: {
    languages: [
      { code: 'EN', name: 'English', lang: 'en' },
      { code: 'TY', name: 'ไทย', lang: 'th' },
    ],
  },
};

/** Long names wrap. */
export const LongText: Story = {
  args: {
    languages: [
      { code: 'EN', name: longText.word, lang: 'de', flag: <Flag country="GB" /> },
      { code: 'TY', name: longText.thai, lang: 'th', flag: <Flag country="TH" /> },
    ],
  },
};

/** Right to left: flags are on the right; each name keeps its own direction. */
export const RightToLeft: Story = {
  args: {
    value: 'AR',
    languages: [
      { code: 'AR', name: 'العربية', lang: 'ar', flag: <Flag country="AE" /> },
      { code: 'EN', name: 'English (UK)', lang: 'en', flag: <Flag country="GB" /> },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
