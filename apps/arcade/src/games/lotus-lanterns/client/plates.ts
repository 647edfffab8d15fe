import type { JackpotView } from '../../../arcadeApi.ts';
import { element } from '../../../shell/element.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { lotusJackpots } from '../jackpots.ts';

/** The plates with the jackpots. */
interface JackpotPlates {
  root: HTMLElement;
  /** Sets new amounts. The plates count up to them until the next ones arrive. */
  set: (jackpots: readonly JackpotView[]) => void;
  /** The amount of a jackpot in minor units in the last answer. */
  amountOf: (pool: string) => bigint | undefined;
  /** Lights the plate of a jackpot that is won; undefined darkens all. */
  light: (pool: string | undefined) => void;
}

interface Plate {
  root: HTMLElement;
  amount: HTMLElement;
  fill: HTMLElement | undefined;
  ceiling: bigint | undefined;
  shown: bigint;
  /** The start and end of the count, and its start time. */
  from: bigint;
  target: bigint;
  since: number;
}

/** A little longer than the pause between two answers, so that no plate stops. */
const COUNT_MS = 9000;
/** The frame interval of digits in ms; they need no higher rate. */
const STEP_MS = 60;
const DAY_MS = 24 * 3_600_000;

/** Returns the class of a plate: "grand" of LOTUS_GRAND. */
const nameOf = (pool: string): string => pool.replace('LOTUS_', '').toLowerCase();

/** Creates the plates. They are hidden until the first amounts arrive. */
export function createPlates({ text, tag, money, prefersStill }: StageContext): JackpotPlates {
  const plates = new Map<string, Plate>();
  const last = element('p', { class: 'plates-last', hidden: true });
  const root = element('div', { class: 'plates', role: 'group', 'aria-label': text('jackpots'), hidden: true });
  let current: readonly JackpotView[] = [];
  let steps: ReturnType<typeof setInterval> | undefined;

  function createPlate(pool: string, ceiling: bigint | undefined, start: bigint): Plate {
    const amount = element('span', { class: 'plate-amount' });
    const fill = ceiling === undefined ? undefined : element('span', { class: 'plate-fill' });
    const plate = element(
      'p',
      { class: `plate is-${nameOf(pool)}`, 'data-pool': pool },
      element('span', { class: 'plate-name' }, text(`pool.${pool}`)),
      amount,
      ...(fill && ceiling !== undefined
        ? [
            element('span', { class: 'plate-bar', 'aria-hidden': 'true' }, fill),
            element('span', { class: 'plate-ceiling' }, text('mustFall', { amount: money(ceiling) })),
          ]
        : []),
    );
    return { root: plate, amount, fill, ceiling, shown: -1n, from: start, target: start, since: 0 };
  }

  function show(plate: Plate, amount: bigint): void {
    if (amount === plate.shown) return;
    plate.shown = amount;
    const words = money(amount);
    plate.amount.textContent = words;
    // The size of the digits follows from the width of the plate.
    plate.amount.style.setProperty('--chars', String(words.length));
    if (plate.ceiling === undefined) return;
    const thousandths = Number((amount * 1000n) / plate.ceiling);
    plate.fill?.style.setProperty('--part', String(Math.min(1, thousandths / 1000)));
    // In the last tenth it may fall at any moment.
    plate.root.classList.toggle('is-hot', thousandths >= 900);
  }

  function step(): void {
    const now = Date.now();
    let isCounting = false;
    for (const plate of plates.values()) {
      const part = Math.min(1, (now - plate.since) / COUNT_MS);
      // Only intermediate values are rounded; the final one is exact.
      const grown = (plate.target - plate.from) * BigInt(Math.floor(part * 10_000));
      show(plate, part === 1 ? plate.target : plate.from + grown / 10_000n);
      isCounting ||= plate.shown !== plate.target;
    }
    if (isCounting) return;
    clearInterval(steps);
    steps = undefined;
  }

  function showLast(): void {
    const falls = current.flatMap(({ pool, last: fall }) => (fall ? [{ pool, ...fall }] : []));
    const newest = falls.toSorted((a, b) => b.wonAt - a.wonAt)[0];
    last.hidden = newest === undefined;
    if (!newest) return;
    const isToday = Date.now() - newest.wonAt < DAY_MS;
    const time = new Date(newest.wonAt).toLocaleString(
      tag,
      isToday ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { dateStyle: 'short' },
    );
    const pool = text(`pool.${newest.pool}`);
    last.textContent = text('lastWon', { pool, amount: money(BigInt(newest.amount)), time });
  }

  return {
    root,
    set(jackpots) {
      current = jackpots;
      root.hidden = jackpots.length === 0;
      if (plates.size === 0) {
        for (const { code } of lotusJackpots) {
          const view = jackpots.find(({ pool }) => pool === code);
          if (!view) continue;
          const ceiling = view.ceiling === null ? undefined : BigInt(view.ceiling);
          const plate = createPlate(code, ceiling, BigInt(view.amount));
          plates.set(code, plate);
          root.append(plate.root);
        }
        root.append(last);
      }
      for (const { pool, amount } of jackpots) {
        const plate = plates.get(pool);
        if (!plate) continue;
        const target = BigInt(amount);
        const hasFallen = target < plate.target;
        plate.root.classList.toggle('has-fallen', hasFallen);
        // After a fall the count restarts at the new amount.
        plate.from = plate.shown < 0n || hasFallen || prefersStill() ? target : plate.shown;
        plate.target = target;
        plate.since = Date.now();
      }
      step();
      steps ??= setInterval(step, STEP_MS);
      showLast();
    },
    amountOf: (pool) => plates.get(pool)?.target,
    light(pool) {
      for (const [code, plate] of plates) plate.root.classList.toggle('is-won', code === pool);
    },
  };
}
