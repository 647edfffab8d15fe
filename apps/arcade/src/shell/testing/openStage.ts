import type { Dress, RoundView } from '../../arcadeApi.ts';
import type { Outcome, RoundEvent } from '../../games/game.ts';
import type { GameMessages } from '../gameText.ts';
import type { Stage, StageContext } from '../stage.ts';
import { stageContext } from './stageContext.ts';
import { roundOf } from './testGame.ts';

/** A dress with one motif. */
export const testDress: Dress = {
  colours: { sky: ['#12062e', '#3d2a80', '#86d36b'], light: '#d8ffb0', accent: '#ff9430', ink: '#09041f' },
  motifs: [
    { body: '<path fill="currentColor" d="M0 0h9v9z"/>', hi: '#ffd778', mid: '#ff8417', lo: '#c0330a', ink: '#431003' },
  ],
};

interface OpenParts<Event extends RoundEvent> {
  createStage: (context: StageContext) => Stage<Event>;
  messages: GameMessages;
  language?: string;
  dress?: Dress | null;
}

/** Opens a stage in the document at a stake of 100, with a record of its calls to the shell. */
export function openStage<Event extends RoundEvent>({
  createStage,
  messages,
  language = 'EN',
  dress = null,
}: OpenParts<Event>) {
  const { context, calls } = stageContext(messages, language, { dress, stake: () => 100n });
  const stage = createStage(context);
  document.body.replaceChildren(stage.root, ...(stage.controls ? [stage.controls] : []));
  stage.setPhase?.('idle');

  const roundView = ({ events, win, isOver }: Outcome<Event>, choice?: unknown): RoundView =>
    roundOf(1, {
      state: isOver ? 'SETTLED' : 'OPEN',
      stake: '100',
      win: win.toString(),
      events,
      ...(choice !== undefined && { choice }),
    });

  return {
    ...calls,
    stage,
    roundView,
    /** Shows a round at once, as after a resume, and opens it if it waits for a decision. */
    show: async (outcome: Outcome<Event>, choice?: unknown): Promise<RoundView> => {
      const round = roundView(outcome, choice);
      stage.begin();
      stage.setPhase?.('playing');
      await stage.play(round, outcome.events, true);
      stage.setPhase?.(outcome.isOver ? 'idle' : 'open');
      return round;
    },
    press: (name: RegExp): void => {
      const buttons = [...document.querySelectorAll('button')];
      const found = buttons.find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent));
      if (!found) throw new Error(`no button is called ${name.source}`);
      found.click();
    },
    textOf: (selector: string): string => document.querySelector(selector)?.textContent ?? '',
  };
}
