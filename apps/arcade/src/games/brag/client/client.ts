import { element } from '../../../shell/element.ts';
import type { SeatGameClient } from '../../../shell/seat/seatGame.ts';
import { bragKinds } from '../hands.ts';
import { ANTE, bragRules, MAX_STAKE_UNITS, MAX_RAISES, RAISE, type BragView } from '../rules.ts';
import { describePlace } from './describe.ts';
import { bragMessages } from './messages.ts';
import { createBragScreen } from './screen.ts';

const figures = { ante: ANTE, raise: RAISE, raises: MAX_RAISES, most: MAX_STAKE_UNITS };

/** The client of three-card brag. */
export const bragClient: SeatGameClient = {
  family: 'brag',
  messages: bragMessages,
  createScreen: createBragScreen,
  rules: bragRules,
  describePlace: (view, place, text) => describePlace(view as unknown as BragView, place, text),
  ruleWords: (text) => [
    element('h3', {}, text('howToPlay')),
    ...(['aboutGoal', 'aboutBets', 'aboutShow', 'aboutStack'] as const).map((key) =>
      element('p', {}, text(key, figures)),
    ),
    element('h3', {}, text('orderTitle')),
    element(
      'ol',
      { class: 'plain-list' },
      ...bragKinds.toReversed().map((kind) => element('li', {}, `${text(`kind.${kind}`)}: ${text(`what.${kind}`)}`)),
    ),
    element('p', {}, text('aboutEqual')),
  ],
};
