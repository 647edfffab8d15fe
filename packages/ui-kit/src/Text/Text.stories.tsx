import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.tsx';
import { longText } from '../longText.ts';
import { Heading, Text, textTones } from './Text.tsx';

const meta = { title: 'UI kit/Text', component: Text, args: { children: 'Play for the fun of it.' } } satisfies Meta<
  typeof Text
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All tones. */
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

/** Headings in the brand’s display typeface. */
export const Headings: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={1} size={32}>
        Night market
      </Heading>
      <Heading level={2} size={24}>
        Continue playing
      </Heading>
      <Heading level={3} size={20}>
        เกมสล็อตยอดนิยมประจำสัปดาห์นี้
      </Heading>
    </Stack>
  ),
};

/** Long words break at the end of the line; Thai breaks between words. */
export const LongText: Story = {
  render: () => (
    <Stack gap={2}>
      <Heading level={1} size={32}>
        {longText.word}
      </Heading>
      <Heading level={2} size={20}>
        {longText.thai}
      </Heading>
      <Text>{`${longText.german} ${longText.thai}`}</Text>
    </Stack>
  ),
};
