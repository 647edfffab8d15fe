import { element } from '../../../shell/element.ts';
import type { DrawShow, ShowContext } from '../../../shell/lottery/lotteryGame.ts';
import type { DigitForm, DigitResult } from '../math.ts';
import { prizesOf } from './prizes.ts';

/** How long a digit turns before it stops, and the time from one to the next. */
const TURN_MS = 620;
const NEXT_MS = 260;
const QUICK_MS = 30;

/** Creates the show of the digits: large balls for the first number, a table for the others. */
export function createDigitShow({ text, motion, sounds }: ShowContext, form: DigitForm): DrawShow<DigitResult> {
  const balls = element('div', { class: 'lot-show-balls' });
  const table = element('dl', { class: 'lot-prizes' });
  const root = element('div', { class: 'lot-show', 'data-form': form }, balls, table);
  const named = prizesOf(form).filter(({ from }) => from > 0);
  const sum = (digits: string): string => String(Array.from(digits).reduce((all, digit) => all + Number(digit), 0));

  function build([first = '', ...others]: DigitResult, isBlank: boolean): HTMLElement[] {
    const created = Array.from(first, (digit) =>
      element('span', { class: 'lot-ball is-large' }, isBlank ? '–' : digit),
    );
    balls.replaceChildren(
      ...created,
      ...(form === 'sum28'
        ? [
            element('span', { class: 'lot-equals' }, '='),
            element('strong', { class: 'lot-ball is-large is-sum' }, isBlank ? '–' : sum(first)),
          ]
        : []),
    );
    table.replaceChildren(
      ...named.map(({ name, from, to }) =>
        element(
          'div',
          { class: 'lot-prize' },
          element('dt', {}, text(name)),
          element(
            'dd',
            {},
            ...others
              .slice(from - 1, to - 1)
              .map((number) => element('span', { class: 'number' }, isBlank ? '·'.repeat(number.length) : number)),
          ),
        ),
      ),
    );
    return [...balls.querySelectorAll<HTMLElement>('.lot-ball'), ...table.querySelectorAll<HTMLElement>('dd .number')];
  }

  return {
    root,
    async play(result) {
      const places = build(result, true);
      const shown =
        form === 'sum28'
          ? [...Array.from(result[0] ?? ''), sum(result[0] ?? '')]
          : [...Array.from(result[0] ?? ''), ...result.slice(1)];
      const large = Array.from(result[0] ?? '').length;
      for (const [index, place] of places.entries()) {
        const value = shown[index] ?? '';
        if (index < large)
          await motion.run(index === 0 ? TURN_MS : NEXT_MS, (part) => {
            place.classList.toggle('is-turning', part < 1);
            place.textContent = part === 1 ? value : String(Math.floor(part * 23 + index * 3) % 10);
          });
        else await motion.pause(QUICK_MS);
        place.textContent = value;
        place.classList.add('is-new');
        if (index < large) sounds.play('tick', index);
      }
    },
    show(result) {
      if (result) build(result, false);
      else {
        balls.replaceChildren();
        table.replaceChildren();
      }
    },
  };
}
