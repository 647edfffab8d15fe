import { colorRoles, cssVariable, scaleTokens, shapeRoles, token, type ScaleToken } from '@parlor/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { Bar, Bed, Mover, Sample, Swatch, Swatches } from './Tokens.styles.ts';

const meta = { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const scaleOf = (family: string): ScaleToken[] => (Object.keys(scaleTokens) as ScaleToken[]).filter((name) => name.startsWith(`${family}.`));

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return <Stack gap={3} as="section"><Heading level={2} size={20}>{title}</Heading>{children}</Stack>;
}

const families = [...new Set(colorRoles.map((role) => role.split('.')[0] ?? ''))];

export const Palette: Story = {
  render: () => (
    <Stack gap={6}>
      {families.map((family) => (
        <Section key={family} title={family}>
          <Swatches>
            {colorRoles.filter((role) => role.startsWith(`${family}.`)).map((role) => (
              <Stack key={role} gap={1} as="li">
                <Swatch $value={token(role)} />
                <Text size={12} tone="secondary">{role.slice(family.length + 1)}</Text>
              </Stack>
            ))}
          </Swatches>
        </Section>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const styles = getComputedStyle(canvasElement);
    for (const name of [...colorRoles, ...shapeRoles]) await expect(styles.getPropertyValue(cssVariable(name)), name).not.toBe('');
  },
};

export const Type: Story = {
  render: () => (
    <Stack gap={6}>
      <Section title="Display">
        {([32, 24, 20, 16] as const).map((size) => <Heading key={size} level={3} size={size}>Lucky night โชคดีทุกคืน {size}</Heading>)}
      </Section>
      <Section title="Text">
        {([20, 16, 14, 12] as const).map((size) => <Text key={size} size={size}>ผู้เล่นที่มีน้ำใจย่อมรู้จักหยุด Know when to stop. 1,234,567.89 ({size})</Text>)}
      </Section>
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Section title="Steps of four">
      {scaleOf('space').map((name) => <Stack key={name} direction="row" align="center"><Bar $length={token(name)} /><Text size={14} tone="secondary">{name}, {scaleTokens[name]}</Text></Stack>)}
    </Section>
  ),
};

export const Shape: Story = {
  render: () => (
    <Stack gap={6}>
      <Section title="Corners">
        <Swatches>
          {shapeRoles.filter((role) => role.startsWith('radius.')).map((role) => (
            <Stack key={role} gap={1} as="li"><Sample $radius={token(role)} /><Text size={12} tone="secondary">{role}</Text></Stack>
          ))}
        </Swatches>
      </Section>
      <Section title="Surfaces">
        <Card><Text>A surface with the brand’s own edge</Text></Card>
        <Card hasPattern padding="large"><Text>The brand’s pattern</Text></Card>
      </Section>
    </Stack>
  ),
};

export const Motion: Story = {
  render: () => (
    <Section title="Durations">
      {scaleOf('motion').filter((name) => name !== 'motion.ease').map((name) => (
        <Stack key={name} gap={1}>
          <Bed><Mover $duration={token(name)} /></Bed>
          <Text size={14} tone="secondary">{name}, {scaleTokens[name]}</Text>
        </Stack>
      ))}
    </Section>
  ),
};
