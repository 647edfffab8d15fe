import type { Dress, RoundView } from '../../../../arcadeApi.ts';
import { createText, type GameMessages } from '../../../../shell/gameText.ts';
import type { Stage, StageContext } from '../../../../shell/stage.ts';
import { roundOf } from '../../../../shell/testing/testGame.ts';
import type { Outcome, RoundEvent } from '../../../game.ts';

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

/** A stage in the document, with a record of what it told the shell. */
export function openStage<Event extends RoundEvent>({
  createStage,
  messages,
  language = 'EN',
  dress = null,
}: OpenParts<Event>) {
  const said: string[] = [];
  const wins: bigint[] = [];
  const cues: string[] = [];
  const decided: unknown[] = [];
  const { tag, text } = createText(messages, language);
  const stage = createStage({
    text,
    tag,
    currency: 'THB',
    gameCode: 'test-title',
    title: 'Test title',
    dress,
    profile: { minCycleMs: 0, isAutoplayAllowed: true, isTurboAllowed: true, isSmallWinCelebrated: false },
    sounds: { isOn: () => true, set: () => undefined, play: (cue) => void cues.push(cue) },
    prefersStill: () => false,
    isTurbo: () => false,
    stake: () => 100n,
    money: (minor) => `฿${minor}`,
    decide: (decision) => void decided.push(decision),
    changed: () => undefined,
    say: (message) => void said.push(message),
    showWin: (win) => void wins.push(win),
    showBanner: () => undefined,
  });
  document.body.replaceChildren(stage.root, ...(stage.controls ? [stage.controls] : []));
  stage.setPhase?.('idle');

  const roundView = ({ events, win, isOver }: Outcome<Event>): RoundView =>
    roundOf(1, { state: isOver ? 'SETTLED' : 'OPEN', stake: '100', win: win.toString(), events });

  return {
    stage,
    said,
    wins,
    cues,
    decided,
    roundView,
    /** Shows a round at once, as after a resume, and opens it if it waits for a decision. */
    show: async (outcome: Outcome<Event>): Promise<RoundView> => {
      const round = roundView(outcome);
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

/** The keys that a language has in excess of English or lacks. */
export function keysThatDiffer({ en, ...others }: GameMessages): string[] {
  return Object.values(others).flatMap((words: Readonly<Record<string, string>>) => [
    ...Object.keys(en).filter((key) => !(key in words)),
    ...Object.keys(words).filter((key) => !(key in en)),
  ]);
}
