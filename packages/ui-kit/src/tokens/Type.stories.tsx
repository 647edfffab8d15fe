import { scaleTokens, token, type ScaleToken } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longText } from '../longText.ts';
import { TokenGroup, TokenPage, TokenRow } from './TokenPage.tsx';
import { Specimen } from './Tokens.styles.ts';

const meta = { title: 'Design tokens/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = (Object.keys(scaleTokens) as ScaleToken[]).filter((name) => name.startsWith('type.')).toReversed();
const purposes: Readonly<Record<string, string>> = {
  'type.32': 'A brand’s greeting, the jackpot.',
  'type.24': 'The title of a page, a large figure.',
  'type.20': 'The heading of a part.',
  'type.16': 'Running text and fields.',
  'type.14': 'Rows, tabs, help.',
  'type.12': 'Notes, badges, labels under icons.',
};

/** Six sizes in the display and the text typeface of the brand. */
export const Sizes: Story = {
  render: () => (
    <TokenPage
      title="Type"
      explanation="Six sizes and two faces, at most two weights on a screen. Figures that change or align have digits of one width."
    >
      {(
        [
          ['Titles', 'font.display'],
          ['Reading', 'font.text'],
        ] as const
      ).map(([title, family]) => (
        <TokenGroup key={family} title={`${title}: ${family}`}>
          {sizes.map((size) => (
            <TokenRow
              key={size}
              name={size}
              purpose={purposes[size] ?? ''}
              figures={`${Number.parseFloat(scaleTokens[size]) * 16} px at the browser’s usual setting`}
              specimen={
                <Specimen
                  $size={token(size)}
                  $family={token(family)}
                  $line={token(family === 'font.text' ? 'line.text' : 'line.tight')}
                >
                  Lucky night โชคดีทุกคืน 1,234.50
                </Specimen>
              }
            />
          ))}
        </TokenGroup>
      ))}
    </TokenPage>
  ),
};

/** Thai stacks up to two marks above a letter and one below; the tinted line must contain them. */
export const ThaiLines: Story = {
  render: () => (
    <TokenPage
      title="Lines"
      explanation="Thai needs one and a half times its size for a line, so that marks of one line do not touch those of the next."
    >
      <TokenGroup title="Line heights">
        {(['line.text', 'line.tight'] as const).map((line) => (
          <TokenRow
            key={line}
            name={line}
            purpose={line === 'line.text' ? 'Running text.' : 'One line alone: buttons and labels.'}
            figures={scaleTokens[line]}
            specimen={
              <Specimen
                $size={token('type.16')}
                $family={token('font.text')}
                $line={token(line)}
              >{`ผู้ที่ชื่นชอบปู่ญาติกี่คนก็ตั้งใจเล่น ${longText.thai}`}</Specimen>
            }
          />
        ))}
      </TokenGroup>
    </TokenPage>
  ),
  play: async () => {
    await expect(Number(scaleTokens['line.text'])).toBeGreaterThanOrEqual(1.5);
  },
};
