/** The sound cues. `step` raises the pitch of consecutive cues. */
export type Cue = 'bet' | 'tick' | 'stop' | 'reveal' | 'win' | 'bigWin' | 'jackpot' | 'feature' | 'bust' | 'cashOut';

/** The sounds of a game, synthesised on demand. */
export interface Sounds {
  isOn(): boolean;
  set(isOn: boolean): void;
  play(cue: Cue, step?: number): void;
}

/** One choice for every game of the arcade. */
const STORAGE_KEY = 'arcade:sound';
/** A pentatonic scale in hertz. */
const scale = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51, 1567.98, 1760];

/** Creates the sounds. They are off until the player turns them on. */
export function createSounds(): Sounds {
  let isOn = read();
  let context: AudioContext | undefined;

  function tone(frequency: number, startS: number, lengthS: number, type: OscillatorType, volume: number): void {
    context ??= new AudioContext();
    const start = context.currentTime + startS;
    const oscillator = new OscillatorNode(context, { type, frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lengthS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + lengthS);
  }

  const bell = (note: number, startS: number): void => {
    const frequency = scale[Math.min(note, scale.length - 1)] ?? 523.25;
    tone(frequency, startS, 0.7, 'sine', 0.14);
    tone(frequency * 2.76, startS, 0.3, 'sine', 0.03);
  };
  const melody = (notes: readonly number[], spacingS: number, startS = 0): void =>
    notes.forEach((note, i) => bell(note, startS + i * spacingS));

  const cues: Readonly<Record<Cue, (step: number) => void>> = {
    bet: () => [180, 220, 260, 300].forEach((frequency, i) => tone(frequency, i * 0.035, 0.09, 'triangle', 0.06)),
    tick: (step) => tone(900 + step * 40, 0, 0.04, 'triangle', 0.05),
    stop: (step) => tone(140 - step * 6, 0, 0.14, 'triangle', 0.22),
    reveal: (step) => bell(step, 0),
    win: () => melody([0, 2, 4], 0.11),
    bigWin: () => melody([0, 2, 4, 5, 4, 5, 6, 7, 7], 0.11),
    jackpot: () => [0, 1.6, 3.2].forEach((start) => melody([0, 2, 4, 5, 7, 5, 7, 8, 9, 9], 0.14, start)),
    feature: () => melody([7, 5, 4, 2, 0, 2, 4, 5, 7], 0.08),
    bust: () => [196, 156, 117].forEach((frequency, i) => tone(frequency, i * 0.09, 0.22, 'sawtooth', 0.05)),
    cashOut: () => melody([4, 5, 7, 9], 0.07),
  };

  return {
    isOn: () => isOn,
    set(next) {
      isOn = next;
      try {
        localStorage.setItem(STORAGE_KEY, next ? '1' : '0');
      } catch {
        // Without storage the choice lasts until the page closes.
      }
      if (next) bell(4, 0);
    },
    play(cue, step = 0) {
      if (isOn) cues[cue](step);
    },
  };
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === '1';
  } catch {
    return false;
  }
}
