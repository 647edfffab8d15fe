import type { Cue, Sounds } from './sounds.ts';

/** Sounds that record whether the end of a round was played already. */
export interface HeardSounds extends Sounds {
  /** Clears the record before a round. */
  forget(): void;
  /** Plays a cue of the end of a round unless the stage has played its own. */
  playEnd(cue: Cue): void;
}

const endCues: ReadonlySet<Cue> = new Set(['win', 'bigWin', 'jackpot', 'cashOut', 'bust']);

/** Wraps sounds, so that shell and stage do not both play the end of a round. */
export function createHeardSounds(sounds: Sounds): HeardSounds {
  let isEndHeard = false;
  return {
    isOn: () => sounds.isOn(),
    set: (isOn) => sounds.set(isOn),
    play(cue, step) {
      isEndHeard ||= endCues.has(cue);
      sounds.play(cue, step);
    },
    forget() {
      isEndHeard = false;
    },
    playEnd(cue) {
      if (!isEndHeard) sounds.play(cue);
    },
  };
}
