/** The sounds of the game, synthesised on demand. */
export interface Sounds {
  isOn(): boolean;
  set(isOn: boolean): void;
  spin(): void;
  reelStop(reel: number): void;
  win(size: 'small' | 'big'): void;
  feature(): void;
}

const STORAGE_KEY = 'lotus-lanterns:sound';
/** A pentatonic scale. */
const scale = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

/** Creates the sounds. They are off until the player turns them on. */
export function createSounds(): Sounds {
  let isOn = read();
  let context: AudioContext | undefined;

  function tone(frequency: number, startS: number, lengthS: number, type: OscillatorType, volume: number): void {
    if (!isOn) return;
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
    const frequency = scale[note % scale.length] ?? 523.25;
    tone(frequency, startS, 0.7, 'sine', 0.14);
    tone(frequency * 2.76, startS, 0.3, 'sine', 0.03);
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
    spin() {
      for (let i = 0; i < 5; i += 1) tone(180 + i * 40, i * 0.04, 0.09, 'triangle', 0.06);
    },
    reelStop: (reel) => tone(140 - reel * 8, 0, 0.14, 'triangle', 0.22),
    win(size) {
      const notes = size === 'big' ? [0, 2, 4, 5, 4, 5, 6, 7, 7] : [0, 2, 4];
      notes.forEach((note, i) => bell(note, i * 0.11));
    },
    feature() {
      [7, 5, 4, 2, 0, 2, 4, 5, 7].forEach((note, i) => bell(note, i * 0.08));
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
