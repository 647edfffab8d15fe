import { composeStory } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';

import * as bottomBar from '../../packages/ui-kit/src/BottomBar/BottomBar.stories.tsx';
import * as card from '../../packages/ui-kit/src/Card/Card.stories.tsx';
import * as checkbox from '../../packages/ui-kit/src/Checkbox/Checkbox.stories.tsx';
import * as radioGroup from '../../packages/ui-kit/src/RadioGroup/RadioGroup.stories.tsx';
import * as steps from '../../packages/ui-kit/src/Steps/Steps.stories.tsx';
import * as switches from '../../packages/ui-kit/src/Switch/Switch.stories.tsx';
import * as tabs from '../../packages/ui-kit/src/Tabs/Tabs.stories.tsx';
import preview from '../preview.tsx';

function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing on the page is ${selector}`);
  return element;
}

/** Returns the parts of a look that remain under forced colours: borders, system colours and drawings. */
function lookOf(element: Element): string {
  const { outlineStyle, backgroundColor, borderColor, borderBlockStartStyle } = getComputedStyle(element);
  return [
    outlineStyle,
    backgroundColor,
    borderColor,
    borderBlockStartStyle,
    element.querySelector('svg')?.outerHTML ?? '',
  ].join('\n');
}

const chosen = ':is([aria-selected="true"], [aria-current]:not([aria-current="false"]))';

describe('in forced colours', () => {
  it.each([
    ['a tab under a line', composeStory(tabs.Line, tabs.default, preview), '[role="tab"]'],
    ['a tab on a ground', composeStory(tabs.Pill, tabs.default, preview), '[role="tab"]'],
    ['a tab with an icon', composeStory(tabs.Icon, tabs.default, preview), '[role="tab"]'],
    ['a step', composeStory(steps.Middle, steps.default, preview), 'li'],
    ['a place of the bar', composeStory(bottomBar.Raised, bottomBar.default, preview), 'nav a'],
  ] as const)('STORY-01 %s that is chosen has a line around it', async (_, story, selector) => {
    await story.run();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    expect(getComputedStyle(find(`${selector}${chosen}`)).outlineStyle).toBe('solid');
    expect(getComputedStyle(find(`${selector}:not(${chosen})`)).outlineStyle).toBe('none');
  });

  it.each([
    [
      'a switch',
      composeStory(switches.On, switches.default, preview),
      composeStory(switches.Off, switches.default, preview),
      'input',
    ],
    [
      'a checkbox',
      composeStory(checkbox.Checked, checkbox.default, preview),
      composeStory(checkbox.Unchecked, checkbox.default, preview),
      'input',
    ],
  ] as const)('STORY-01 %s looks otherwise when it is on', async (_, on, off, selector) => {
    await off.run();
    const look = lookOf(find(selector).parentElement ?? document.body) + lookOf(find(selector));
    await on.run();
    expect(lookOf(find(selector).parentElement ?? document.body) + lookOf(find(selector))).not.toBe(look);
  });

  it('STORY-01 a radio button has the system’s look', async () => {
    await composeStory(radioGroup.Chosen, radioGroup.default, preview).run();
    expect(getComputedStyle(find('input[type="radio"]')).appearance).toBe('auto');
  });

  it('STORY-01 a card keeps its border', async () => {
    await composeStory(card.Plain, card.default, preview).run();
    const edges = Array.from(
      document.querySelectorAll('body *'),
      (element) => getComputedStyle(element).borderBlockStartStyle,
    );
    expect(edges).toContain('solid');
  });
});
