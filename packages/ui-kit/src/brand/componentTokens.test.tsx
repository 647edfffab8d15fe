import { defineTheme, themeCss, type ThemeComponents } from '@parlor/theme';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Button, Card, Tabs } from '../index.ts';

afterEach(() => {
  cleanup();
  for (const style of document.head.querySelectorAll('style[data-test]')) style.remove();
  delete document.documentElement.dataset['brand'];
});

/** Applies a theme that overrides some component tokens. */
function dress(components: ThemeComponents): void {
  const theme = defineTheme({
    id: 'sample',
    name: 'Sample',
    defaultMode: 'dark',
    components,
    palettes: {
      dark: {
        surfaces: { backdrop: '#0a0c12', base: '#11141d', raised: '#191e2a', overlay: '#242b3b', sunken: '#0d1018' },
        text: '#eef1f8',
        accent: '#6ea8ff',
        onAccent: '#071a38',
        bonus: '#b9a2f0',
        states: { info: '#79b6f2', success: '#6fd08c', warning: '#e8b04a', danger: '#ff8a7c' },
        badges: { new: '#6ea8ff', hot: '#ff8d70', jackpot: '#e2bd55', maintenance: '#9aa7ad', text: '#0b1214' },
      },
    },
    shape: {
      'radius.control': '8px',
      'radius.card': '12px',
      'radius.sheet': '16px',
      'radius.pill': '999px',
      'font.display': 'serif',
      'font.text': 'sans-serif',
      'font.displayWeight': '600',
      'font.displayTransform': 'none',
      'font.displayTracking': '0',
      'border.width': '1px',
      'effect.surface': '0 0 transparent',
      'effect.accent': '0 0 transparent',
      'effect.pattern': 'none',
    },
    layout: {
      bottomBar: 'flat',
      gameCard: 'edge',
      header: 'bar',
      banner: 'full',
      density: 'roomy',
      homeSections: ['hero'],
    },
    logo: { mark: '', wordmark: '', icon: '' },
    fonts: { preload: [], families: [] },
  });
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = themeCss(theme);
  document.head.append(style);
  document.documentElement.dataset['brand'] = theme.id;
}

const look = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

function renderSome(): { button: Element; card: Element; tab: Element } {
  render(
    <>
      <Button>Deposit</Button>
      <Card>Balance</Card>
      <Tabs label="Kinds" variant="pill" items={[{ id: 'all', label: 'All' }]} value="all" onChange={() => {}} />
    </>,
  );
  return { button: screen.getByRole('button'), card: screen.getByText('Balance'), tab: screen.getByRole('tab') };
}

describe('component tokens', () => {
  it('WL-01 default to the brand’s roles', () => {
    dress({});
    const { button, card, tab } = renderSome();
    expect(look(button).borderRadius).toBe('8px');
    expect(look(button).fontFamily).toBe('serif');
    expect(look(card).borderRadius).toBe('12px');
    expect(look(tab).borderRadius).toBe('999px');
  });

  it('WL-01 affect only their component', () => {
    dress({
      'button.radius': 'radius.pill',
      'button.font': 'font.text',
      'card.radius': '3px',
      'card.bg': 'surface.overlay',
    });
    const { button, card, tab } = renderSome();
    expect(look(button).borderRadius).toBe('999px');
    expect(look(button).fontFamily).toBe('sans-serif');
    expect(look(card).borderRadius).toBe('3px');
    expect(look(card).backgroundColor).toBe('#242b3b');
    expect(look(tab).borderRadius).toBe('999px');
    expect(look(tab).fontFamily).toBe('serif');
  });
});
