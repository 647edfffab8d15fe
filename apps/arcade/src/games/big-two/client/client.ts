import { element } from '../../../shell/element.ts';
import type { SeatGameClient } from '../../../shell/seat/seatGame.ts';
import { bigTwoRules, HAND_CARDS, unitsFor, type BigTwoView } from '../rules.ts';
import { describePlace } from './describe.ts';
import { bigTwoMessages } from './messages.ts';
import { createBigTwoScreen } from './screen.ts';

const small = ['single', 'pair', 'triple'] as const;
/** The kinds of five cards, from the highest. */
const fives = ['straightFlush', 'fourOfAKind', 'fullHouse', 'flush', 'straight'] as const;

/** The client of Big Two. */
export const bigTwoClient: SeatGameClient = {
  family: 'big-two',
  messages: bigTwoMessages,
  createScreen: createBigTwoScreen,
  rules: bigTwoRules,
  describePlace: (view, place, text) => describePlace(view as unknown as BigTwoView, place, text),
  ruleWords: (text) => [
    element('h3', {}, text('howToPlay')),
    ...(['aboutGoal', 'aboutTurns', 'aboutTrick'] as const).map((key) => element('p', {}, text(key))),
    element('h3', {}, text('orderTitle')),
    element('p', {}, text('aboutOrder')),
    element('ul', { class: 'plain-list' }, ...small.map((kind) => element('li', {}, text(`what.${kind}`)))),
    element('p', {}, text('aboutFives')),
    element(
      'ol',
      { class: 'plain-list' },
      ...fives.map((kind) => element('li', {}, `${text(`kind.${kind}`)}: ${text(`what.${kind}`)}`)),
    ),
    element('h3', {}, text('payTitle')),
    element('p', {}, text('aboutPay')),
    element('p', {}, text('aboutStack', { most: unitsFor(HAND_CARDS) })),
  ],
};
