import { element, svgElement } from '../../../shell/element.ts';
import type { Motion } from '../../../shell/motion.ts';
import type { ReelsEvent } from '../rules.ts';

type WheelStopped = Extract<ReelsEvent, { type: 'wheel_stopped' }>;

interface BonusWheelParts {
  place: HTMLElement;
  heading: string;
  motion: Motion;
  isStill: boolean;
  /** Formats a prize in stakes, such as "×12". */
  prizeText: (minor: bigint) => string;
  money: (minor: bigint) => string;
  onTick: (step: number) => void;
  onStop: () => void;
}

const INTRO_MS = 500;
const OUTER_MS = 3000;
const INNER_MS = 2000;
const RESULT_MS = 1700;
const TURNS = 4;

const point = (radius: number, turn: number): string =>
  `${(Math.sin(turn * Math.PI * 2) * radius).toFixed(2)} ${(-Math.cos(turn * Math.PI * 2) * radius).toFixed(2)}`;

/** Creates a ring of equal sectors. The first one is at the top centre. */
function ring(name: string, labels: readonly string[], inner: number, outer: number): SVGGElement {
  const count = labels.length;
  const sectors = labels.map((label, i) => {
    const [from, to] = [(i - 0.5) / count, (i + 0.5) / count] as [number, number];
    const middle = (inner + outer) / 2;
    const words = svgElement('text', {
      transform: `rotate(${(i / count) * 360}) translate(0 ${-middle}) ${count > 10 ? 'rotate(-90)' : ''}`,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      class: 'wheel-words',
      'font-size': count > 10 ? 9 : 11,
    });
    words.textContent = label;
    const isLarge = to - from > 0.5 ? 1 : 0;
    return svgElement(
      'g',
      { class: 'wheel-sector', 'data-tone': count % 2 === 1 && i === count - 1 ? 2 : i % 2 },
      svgElement('path', {
        d: `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 ${isLarge} 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${point(inner, from)}Z`,
      }),
      words,
    );
  });
  return svgElement('g', { class: name }, ...sectors);
}

/** Turns a ring until a sector is at the top. */
function turnTo(rotor: SVGGElement, index: number, count: number, durationMs: number, direction: 1 | -1): void {
  const degrees = direction * 360 * TURNS - (index / count) * 360;
  rotor.style.transform = `rotate(${degrees}deg)`;
  if (durationMs === 0) return;
  rotor.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${degrees}deg)` }], {
    duration: durationMs,
    easing: 'cubic-bezier(.12,.72,.12,1)',
  });
}

/** Shows the wheel: the outer ring stops at the prize, the inner one at its multiplier. */
export async function showBonusWheel(event: WheelStopped, parts: BonusWheelParts): Promise<void> {
  const { place, heading, motion, isStill, prizeText, money, onTick, onStop } = parts;
  const { prizes, multipliers, index, multiplierIndex } = event;
  const outer = ring(
    'wheel-outer',
    prizes.map((prize) => prizeText(BigInt(prize))),
    46,
    92,
  );
  const inner = ring(
    'wheel-inner',
    multipliers.map((multiplier) => `×${multiplier}`),
    13,
    44,
  );
  const result = element('p', { class: 'feature-result' });
  const layer = element(
    'div',
    { class: 'reels-feature bonus-wheel', 'aria-hidden': 'true' },
    element('p', { class: 'feature-heading' }, heading),
    svgElement(
      'svg',
      { viewBox: '-100 -104 200 206', class: 'wheel' },
      svgElement('circle', { r: 97, class: 'wheel-rim' }),
      outer,
      inner,
      svgElement('circle', { r: 12, class: 'wheel-hub' }),
      svgElement('path', { d: 'M-9 -103H9L0 -84Z', class: 'wheel-pointer' }),
    ),
    result,
  );
  place.append(layer);
  if (!isStill) await motion.pause(INTRO_MS);

  const stop = async (rotor: SVGGElement, at: number, count: number, ms: number, direction: 1 | -1): Promise<void> => {
    const durationMs = isStill || motion.isSkipped() ? 0 : ms;
    turnTo(rotor, at, count, durationMs, direction);
    onTick(direction === 1 ? 0 : 4);
    if (durationMs > 0) await motion.pause(durationMs);
    for (const animation of rotor.getAnimations?.() ?? []) animation.cancel();
    rotor.children[at]?.classList.add('is-hit');
    rotor.classList.add('has-stopped');
    onStop();
  };
  await stop(outer, index, prizes.length, OUTER_MS, 1);
  result.textContent = money(BigInt(prizes[index] ?? 0));
  await stop(inner, multiplierIndex, multipliers.length, INNER_MS, -1);
  const factor = multipliers[multiplierIndex] ?? 1;
  result.textContent =
    factor === 1
      ? money(BigInt(event.amount))
      : `${money(BigInt(prizes[index] ?? 0))} × ${factor} = ${money(BigInt(event.amount))}`;
  await motion.pause(RESULT_MS);
  layer.remove();
}
