// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createMotion } from '../../../shell/motion.ts';
import { wheelOrder } from '../wheel.ts';
import { createRouletteWheel } from './wheelDrawing.ts';

/** Returns the number of the pocket with the ball, by its angle on the turned wheel. */
function numberUnderBall(root: SVGElement): number | undefined {
  const ball = root.querySelector('.wheel-ball');
  const [x, y] = ['cx', 'cy'].map((name) => Number(ball?.getAttribute(name)) - 200);
  const turned = Number(
    /rotate\(([\d.-]+)/.exec(root.querySelector('.wheel-rotor')?.getAttribute('transform') ?? '')?.[1],
  );
  const angle = (Math.atan2(x ?? 0, -(y ?? 0)) * 180) / Math.PI - turned;
  const index = Math.round((((angle % 360) + 360) % 360) / (360 / 37)) % 37;
  return wheelOrder[index];
}

describe('the drawn wheel', () => {
  it.each([0, 32, 17, 26, 5])('ends with the ball in the pocket of %i, from any angle of the wheel', async (number) => {
    const { root, spin, rest } = createRouletteWheel();
    const motion = createMotion();
    motion.start(true);
    await spin(11, motion);
    expect(numberUnderBall(root)).toBe(11);
    await spin(number, motion);
    expect(numberUnderBall(root)).toBe(number);
    rest(8);
    expect(numberUnderBall(root)).toBe(8);
  });

  it('has a pocket and a number for each of the 37', () => {
    const { root } = createRouletteWheel();
    const words = [...root.querySelectorAll('.wheel-number')].map(({ textContent }) => Number(textContent));
    expect(words).toEqual([...wheelOrder]);
  });
});
