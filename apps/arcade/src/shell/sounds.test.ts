// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSounds } from './sounds.ts';

/** The number of audio contexts that were created. */
let made = 0;

class QuietNode {
  connect(next: unknown): unknown {
    return next;
  }
  start(): void {}
  stop(): void {}
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
}

beforeEach(() => {
  made = 0;
  localStorage.clear();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      constructor() {
        made += 1;
      }
    },
  );
  vi.stubGlobal('OscillatorNode', QuietNode);
  vi.stubGlobal('GainNode', QuietNode);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the sounds of a game', () => {
  it('are off at first: none is played until the player turns them on', () => {
    const sounds = createSounds();
    expect(sounds.isOn()).toBe(false);
    sounds.play('bigWin');
    expect(made).toBe(0);
    sounds.set(true);
    sounds.play('win');
    expect(made).toBe(1);
  });

  it('keep the player’s setting, in every game', () => {
    createSounds().set(true);
    expect(createSounds().isOn()).toBe(true);
    createSounds().set(false);
    expect(createSounds().isOn()).toBe(false);
  });
});
