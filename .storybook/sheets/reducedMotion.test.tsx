import { composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';

import * as stories from '../../packages/ui-kit/src/tokens/Motion.stories.tsx';
import preview from '../preview.tsx';

it('under reduced motion a change without its own transition applies at once', async () => {
  await composeStory(stories.Durations, stories.default, preview, 'Durations').run();
  const box = document.body.appendChild(document.createElement('div'));
  expect(getComputedStyle(box).paddingBlockEnd).toBe('0px');
  box.style.paddingBlockEnd = '16px';
  expect(getComputedStyle(box).paddingBlockEnd).toBe('16px');
  box.remove();
});
