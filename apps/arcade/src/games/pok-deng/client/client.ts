import { element } from '../../../shell/element.ts';
import type { SeatGameClient } from '../../../shell/seat/seatGame.ts';
import { pokDengRules, type PokDengView } from '../rules.ts';
import { describePlace } from './describe.ts';
import { pokDengMessages } from './messages.ts';
import { createPokDengScreen } from './screen.ts';

const play = ['aboutGoal', 'aboutCards', 'aboutPok', 'aboutDraw'] as const;
const deng = ['deng2', 'deng3', 'deng5', 'deng1'] as const;

/** The client of pok deng. */
export const pokDengClient: SeatGameClient = {
  family: 'pok-deng',
  messages: pokDengMessages,
  createScreen: createPokDengScreen,
  rules: pokDengRules,
  describePlace: (view, place, text) => describePlace(view as unknown as PokDengView, place, text),
  ruleWords: (text) => [
    element('h3', {}, text('howToPlay')),
    ...play.map((key) => element('p', {}, text(key))),
    element('h3', {}, text('orderTitle')),
    element('p', {}, text('aboutOrder')),
    element('p', {}, text('aboutEqual')),
    element('h3', {}, text('dengTitle')),
    element('ul', { class: 'plain-list' }, ...deng.map((key) => element('li', {}, text(key)))),
    element('p', {}, text('aboutDeng')),
    element('p', {}, text('aboutStack')),
  ],
};
