import type { RoundView } from '../arcadeApi.ts';
import type { GameFrame } from './gameFrame.ts';
import type { Text } from './gameText.ts';
import type { MountedStage } from './mountedStage.ts';
import type { Phase } from './stage.ts';

interface RoundReplay {
  /** Whether a finished round is on the stage. */
  isShown: () => boolean;
  /** Returns the function that leads back to the game; undefined if there is none. */
  leave: () => (() => void) | undefined;
  /** Replays a finished round. */
  play: (round: RoundView) => Promise<void>;
}

interface RoundReplayParts {
  mounted: MountedStage;
  frame: Pick<GameFrame, 'setReplay' | 'setMessage'>;
  text: Text;
  stake: () => bigint;
  setPhase: (phase: Phase) => void;
  changed: () => void;
}

/** Creates the replay of finished rounds on the stage of the game. */
export function createRoundReplay({ mounted, frame, text, stake, setPhase, changed }: RoundReplayParts): RoundReplay {
  const { stage } = mounted;
  let leave: (() => void) | undefined;
  let isShown = false;
  return {
    isShown: () => isShown,
    leave: () => leave,
    async play(round) {
      const before = stage.choice();
      isShown = true;
      frame.setReplay(true);
      setPhase('playing');
      await mounted.replay(round);
      leave = () => {
        leave = undefined;
        isShown = false;
        mounted.beginRound(stake());
        stage.cancel();
        if (before !== undefined) stage.setChoice?.(before);
        frame.setReplay(false);
        setPhase('idle');
        frame.setMessage(text('ready'));
      };
      changed();
    },
  };
}
