import type { Cue, Sounds } from './sounds.ts';

/** Sounds that record whether the end of a round was played already. */
export interface TrackedSounds extends Sounds {
  /** Clears the record before a round. */
  forget(): void;
  /** Plays a cue of the end of a round unless the stage has played its own. */
  playEnd(cue: Cue): void;
}

const endCues: ReadonlySet<Cue> = new Set(['win', 'bigWin', 'jackpot', 'cashOut', 'bust']);

/** Wraps sounds, so that shell and stage do not both play the end of a round. */
export function trackSounds(sounds: Sounds): TrackedSounds {
  let hasEndPlayed = false;
  return {
    isOn: () => sounds.isOn(),
    set: (isOn) => sounds.set(isOn),
    play(cue, step) {
      hasEndPlayed ||= endCues.has(cue);
      sounds.play(cue, step);
    },
    forget() {
      hasEndPlayed = false;
    },
    playEnd(cue) {
      if (!hasEndPlayed) sounds.play(cue);
    },
  };
}
