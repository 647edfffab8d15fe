import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { slimDefinition, slimIcons } from './slimIcons.ts';

const definition = readFileSync(
  fileURLToPath(import.meta.resolve('@phosphor-icons/react/dist/csr/Heart')).replace('/csr/', '/defs/'),
  'utf8',
);

describe('slimIcons', () => {
  it('keeps the used weights and drops the others', () => {
    const slim = slimDefinition(definition, 'Heart');
    for (const kept of ['fill', 'regular']) expect(slim).toContain(`"${kept}"`);
    for (const dropped of ['bold', 'duotone', 'light', 'thin']) expect(slim).not.toContain(`"${dropped}"`);
    expect(slim.length).toBeLessThan(definition.length * 0.4);
  });

  it('keeps bold for listed icons and drops fill for icons never filled', () => {
    expect(slimDefinition(definition, 'X')).toContain('"bold"');
    expect(slimDefinition(definition, 'X')).not.toContain('"fill"');
  });

  it('drops regular for icons that are always filled', () => {
    expect(slimDefinition(definition, 'Play')).toContain('"fill"');
    expect(slimDefinition(definition, 'Play')).not.toContain('"regular"');
  });

  it('leaves a valid module', () => {
    const body = slimDefinition(definition, 'Check')
      .replace('import * as e from "react";', '')
      .replace(/export \{[\s\S]*\};/, 'return [...a.keys()];');
    const react = { createElement: () => null, Fragment: null };
    // oxlint-disable-next-line typescript/no-implied-eval -- running the text proves that it is still valid
    expect(new Function('e', body)(react)).toEqual(['bold', 'fill', 'regular']);
  });
});

describe('the plugin', () => {
  const transform = (code: string, id: string): unknown => {
    const plugin = slimIcons();
    const run = plugin.transform as (this: { error: (message: string) => never }, code: string, id: string) => unknown;
    return run.call(
      {
        error: (message) => {
          throw new Error(message);
        },
      },
      code,
      id,
    );
  };

  it.each(['jsx(GiftIcon, { weight: "duotone" })', '<GiftIcon weight="thin" />'])(
    'rejects an icon in a removed weight: %s',
    (code) => {
      expect(() => transform(code, '/src/Menu.tsx')).toThrow('/src/Menu.tsx draws an icon in the weight');
    },
  );

  it.each([
    'jsx(GiftIcon, { weight: "bold" })',
    '<GiftIcon aria-hidden weight="bold" />',
    '<XIcon weight="bold" /><GiftIcon weight="bold" />',
  ])('rejects bold for an icon without it: %s', (code) => {
    expect(() => transform(code, '/src/Menu.tsx')).toThrow('/src/Menu.tsx draws GiftIcon in bold');
  });

  it.each(['jsx(GlobeIcon, { weight: "fill" })', "<GlobeIcon aria-hidden weight={isOn ? 'fill' : 'regular'} />"])(
    'rejects fill for an icon without it: %s',
    (code) => {
      expect(() => transform(code, '/src/Menu.tsx')).toThrow('/src/Menu.tsx draws GlobeIcon in fill');
    },
  );

  it.each([
    'jsx(PlayIcon, { "aria-hidden": true })',
    '<PlayIcon aria-hidden />',
    '<PlayIcon weight="regular" />',
    "<PlayIcon weight={isOn ? 'fill' : 'regular'} />",
    'jsx(PlayIcon, {}), jsx(Badge, { weight: "fill" })',
  ])('rejects regular for an icon that is always filled: %s', (code) => {
    expect(() => transform(code, '/src/Menu.tsx')).toThrow('/src/Menu.tsx draws PlayIcon in regular');
  });

  it.each([
    '<PlayIcon onClick={() => { play(); }} weight="fill" />',
    '_jsx(PlayIcon, { onClick: () => play(1), weight: "fill" })',
    '<PlayIcon weight={weight} />',
    '<PlayIconic />',
    "import { PlayIcon } from 'icons'",
  ])('recognizes a filled icon regardless of its other attributes: %s', (code) => {
    expect(transform(code, '/src/Menu.tsx')).toBeUndefined();
  });

  it.each([
    'jsx(GiftIcon, { weight: "fill" })',
    '<GiftIcon /><XIcon aria-hidden weight="bold" />',
    'jsxs("p", [jsx(GiftIcon, {}), jsx(XIcon, { weight: "bold" })])',
  ])('accepts the remaining weights: %s', (code) => {
    expect(transform(code, '/src/Menu.tsx')).toBeUndefined();
  });
});
