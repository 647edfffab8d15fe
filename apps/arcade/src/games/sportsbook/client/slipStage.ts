import { element } from '../../../shell/element.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import type { RoundEvent } from '../../game.ts';
import type { LegOutcome, Selection } from '../model/sportModel.ts';
import { sports } from '../model/sports.ts';
import { priceText } from './prices.ts';
import { createSportWords } from './sportWords.ts';

interface StagedChoice {
  legs: { fixture: string; selections: Selection[]; price: number }[];
  combine: number;
}

/**
 * The data of a slip's round: parts that were cashed out, and results of the legs. Amounts are digits in minor units.
 */
interface SlipRoundEvent extends RoundEvent {
  amount: string;
  outcomes?: LegOutcome[];
}

const signs = { won: '✓', lost: '✕', void: '↺', open: '•' } as const;

/** Creates the stage that replays a slip: its legs and their results. */
export function createSlipStage(context: StageContext): Stage {
  const { text, money, tag } = context;
  const language = tag === 'th' ? 'TY' : tag === 'en' ? 'EN' : 'CN';
  const words = createSportWords({
    text,
    name: (name) => name[language],
    kindOf: (sport) => sports.find(({ code }) => code === sport)?.kind ?? 'goals',
  });
  const legs = element('ol', { class: 'my-legs' });
  const root = element('div', { class: 'sb-replay' }, element('article', { class: 'my-slip' }, legs));
  let choice: StagedChoice = { legs: [], combine: 1 };

  async function showLegs(outcomes: readonly LegOutcome[]): Promise<void> {
    // Fixtures follow from their numbers, so the models know their entrants.
    const { fixtureOfId } = await import('../model/fixtures.ts');
    legs.replaceChildren(
      ...choice.legs.map(({ fixture: id, selections, price }, i) => {
        const fixture = fixtureOfId(id) ?? { sport: '', entrants: [] };
        const outcome = outcomes[i] ?? 'open';
        return element(
          'li',
          { class: 'my-leg', 'data-outcome': outcome },
          element(
            'span',
            { class: 'my-leg-sign', role: 'img', 'aria-label': text(`outcome.${outcome}`) },
            signs[outcome],
          ),
          element(
            'div',
            { class: 'my-leg-words' },
            ...selections.map((selection) =>
              element(
                'span',
                { class: 'slip-selection' },
                element('strong', {}, words.pick(fixture, selection)),
                element('span', { class: 'quiet' }, words.market(fixture, selection.market)),
              ),
            ),
            element('span', { class: 'caption' }, words.fixtureName(fixture)),
          ),
          element('span', { class: 'slip-price number' }, priceText(price)),
        );
      }),
    );
  }

  const describe = (event: RoundEvent): string => {
    const { type, amount } = event as SlipRoundEvent;
    return text(type === 'cashed_out' ? 'cashedOut' : 'eventSettled', { amount: money(BigInt(amount)) });
  };

  return {
    root,
    choice: () => choice,
    setChoice(next) {
      choice = next as StagedChoice;
      void showLegs([]);
    },
    begin: () => undefined,
    async play(round, events) {
      choice = round.choice as StagedChoice;
      const last = (events as readonly SlipRoundEvent[]).findLast(({ type }) => type === 'settled');
      await showLegs(last?.outcomes ?? []);
      for (const event of events) context.showResult(describe(event));
      context.showWin(BigInt(round.win));
    },
    cancel: () => undefined,
    rules: () => [],
    returns: () => [],
    describe,
  };
}
