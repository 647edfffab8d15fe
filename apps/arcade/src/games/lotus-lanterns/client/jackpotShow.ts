import { element } from '../../../shell/element.ts';
import { createMotion, easeOut } from '../../../shell/motion.ts';
import type { StageContext } from '../../../shell/stage.ts';
import skyLantern from './art/skyLantern.svg';

/** The dependencies of the show of a jackpot. */
interface ShownJackpot {
  pool: string;
  title: string;
  /** In minor units; undefined while it is not known. */
  amount: bigint | undefined;
  hint?: string | undefined;
  /** Whether it is shown without a celebration. */
  isCalm: boolean;
  /** Called when the amount is final. */
  onCounted?: () => void;
}

/** The celebration of a jackpot. */
interface JackpotShow {
  root: HTMLElement;
  /** Resolves when it has been shown to its end. */
  play: (jackpot: ShownJackpot) => Promise<void>;
  /** Shows the amount at once, and the end soon after. */
  skip: () => void;
}

const LANTERNS = 22;
const SPARKS = 28;
const OPEN_MS = 900;
/** How long an amount counts up, by jackpot. */
const countMs: Readonly<Record<string, number>> = {
  LOTUS_GRAND: 7000,
  LOTUS_MAJOR: 5500,
  LOTUS_MINOR: 4000,
  LOTUS_MINI: 3000,
};
const HOLD_MS = 2600;
/** How long a skipped jackpot stays readable. */
const READ_MS = 1200;

/** Returns a pseudorandom number from 0 to 1 that is always the same for a place. */
function scattered(place: number): number {
  const value = Math.sin(place * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Sets custom properties. The policy of the page allows no style attributes. */
function styled<Root extends HTMLElement>(root: Root, properties: Readonly<Record<string, string>>): Root {
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  return root;
}

function lantern(place: number): HTMLElement {
  return styled(element('img', { class: 'jackpot-lantern', src: skyLantern, alt: '' }), {
    '--x': `${(scattered(place) * 100).toFixed(1)}%`,
    '--size': `${(18 + scattered(place + 50) * 44).toFixed(0)}px`,
    '--wait': `${(scattered(place + 90) * 3.2).toFixed(2)}s`,
    '--time': `${(4.5 + scattered(place + 130) * 4).toFixed(2)}s`,
    '--sway': `${(scattered(place + 170) * 60 - 30).toFixed(0)}px`,
  });
}

function spark(place: number): HTMLElement {
  const angle = (place / SPARKS) * 2 * Math.PI;
  const far = 26 + scattered(place + 7) * 30;
  return styled(element('span', { class: 'jackpot-spark' }), {
    '--dx': `${(Math.cos(angle) * far).toFixed(1)}cqmin`,
    '--dy': `${(Math.sin(angle) * far).toFixed(1)}cqmin`,
    '--wait': `${(scattered(place) * 1.6).toFixed(2)}s`,
  });
}

/** Creates the celebration. It is over the reels while it plays. */
export function createJackpotShow({ money, prefersStill, sounds }: StageContext): JackpotShow {
  // Turbo shortens no jackpot.
  const motion = createMotion();
  const title = element('strong', { class: 'jackpot-title' });
  const amount = element('span', { class: 'jackpot-amount' });
  const hint = element('span', { class: 'jackpot-hint' });
  const root = element(
    'div',
    { class: 'jackpot-show', hidden: true, 'aria-hidden': 'true' },
    element('div', { class: 'jackpot-rays' }),
    ...Array.from({ length: LANTERNS }, (_, place) => lantern(place + 1)),
    element(
      'div',
      { class: 'jackpot-words' },
      ...Array.from({ length: SPARKS }, (_, place) => spark(place)),
      title,
      amount,
      hint,
    ),
  );

  function show(shown: bigint): void {
    const words = money(shown);
    amount.textContent = words;
    amount.style.setProperty('--chars', String(words.length));
  }

  return {
    root,
    async play(jackpot) {
      const isCurrent = motion.start();
      title.textContent = jackpot.title;
      amount.hidden = jackpot.amount === undefined;
      hint.textContent = jackpot.hint ?? '';
      root.dataset['pool'] = jackpot.pool;
      root.classList.remove('is-counted');
      root.classList.toggle('is-calm', jackpot.isCalm);
      root.hidden = false;
      if (!jackpot.isCalm) sounds.play('jackpot');
      const { amount: total } = jackpot;
      if (total !== undefined) {
        show(prefersStill() ? total : 0n);
        await motion.pause(OPEN_MS);
        if (!prefersStill())
          await motion.run(jackpot.isCalm ? OPEN_MS : (countMs[jackpot.pool] ?? HOLD_MS), (part) =>
            show(part === 1 ? total : (total * BigInt(Math.floor(easeOut(part) * 10_000))) / 10_000n),
          );
        if (!jackpot.isCalm) sounds.play('bigWin');
      }
      jackpot.onCounted?.();
      root.classList.add('is-counted');
      if (motion.isSkipped()) await new Promise((resolve) => setTimeout(resolve, prefersStill() ? 0 : READ_MS));
      else await motion.pause(HOLD_MS);
      if (isCurrent()) root.hidden = true;
    },
    skip: motion.skip,
  };
}
