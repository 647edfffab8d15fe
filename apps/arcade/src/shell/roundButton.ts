import type { RoundView } from '../arcadeApi.ts';
import type { Text } from './gameText.ts';
import type { Phase, Stage } from './stage.ts';

/** The content of the round button. */
export interface RoundButton {
  state: 'ready' | 'busy' | 'skippable' | 'action' | 'autoplay';
  label: string;
  /** A second line, for instance the remaining rounds. */
  hint?: string;
  isDisabled?: boolean;
}

interface PlayState {
  phase: Phase;
  openRound: RoundView | undefined;
  isReplaying: boolean;
  /** The remaining rounds of autoplay. */
  autoplay: { left: number | undefined } | undefined;
  canSkip: boolean;
  /** The number of remaining free rounds. */
  freeRounds?: number | undefined;
}

/** Returns the content of the round button for the current state. */
export function roundButtonOf(
  { phase, openRound, isReplaying, autoplay, canSkip, freeRounds }: PlayState,
  stage: Pick<Stage, 'choice' | 'openAction'>,
  text: Text,
): RoundButton {
  if (isReplaying) return { state: 'action', label: text('backToGame') };
  if (autoplay) {
    const hint = text('autoplayLeft', { count: autoplay.left ?? '∞' });
    return { state: 'autoplay', label: text('autoplayStop'), hint };
  }
  if (phase === 'idle') {
    const ready = { state: 'ready', isDisabled: stage.choice() === undefined } as const;
    return freeRounds === undefined
      ? { ...ready, label: text('bet') }
      : { ...ready, label: text('freeRound'), hint: text('autoplayLeft', { count: freeRounds }) };
  }
  if (openRound) {
    // While a decision is pending the button keeps its label, dimmed.
    const action = stage.openAction?.(openRound);
    return action
      ? { state: 'action', label: action.label, isDisabled: phase !== 'open' }
      : { state: 'busy', label: text('yourMove'), isDisabled: true };
  }
  return canSkip
    ? { state: 'skippable', label: text('skip') }
    : { state: 'busy', label: text('wait'), isDisabled: true };
}
