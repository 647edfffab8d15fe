import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { callsOf, type BingoForm } from '../forms.ts';
import { columnOf, ticketShapes } from '../tickets.ts';
import { ballName, LETTERS } from './letters.ts';

/** The hall of calls: the current ball, the last ones, and a board of all balls. */
export interface Hall {
  root: HTMLElement;
  /** Shows the first `count` balls. */
  show: (balls: readonly number[], count: number) => void;
  /** Shows no ball, and words in place of the caller's. */
  clear: (words: string) => void;
  /** Sets whether the remaining calls can be skipped. */
  setSkippable: (isSkippable: boolean) => void;
}

interface HallParts {
  form: BingoForm;
  text: Text;
  /** The content of its head. */
  head?: Node[];
  onSkip: () => void;
}

const LAST = 5;
const TONES = 5;

/** Creates the picture of a ball. It is decorative, so the caller must name the ball. */
export function drawnBall(form: BingoForm, ball: number, size: 'large' | 'small'): HTMLElement {
  const column = columnOf(form, ball);
  return element(
    'span',
    { class: `bingo-ball is-${size}`, 'data-tone': column % TONES, 'aria-hidden': 'true' },
    ...(form === '75' && size === 'large' ? [element('span', { class: 'ball-letter' }, LETTERS[column] ?? '')] : []),
    element('span', { class: 'ball-number' }, String(ball)),
  );
}

/** Creates the hall. */
export function createHall({ form, text, head = [], onSkip }: HallParts): Hall {
  const cells = new Map<number, HTMLElement>();
  const board = element(
    'div',
    { class: 'bingo-board', 'data-form': form, 'aria-hidden': 'true' },
    ...ticketShapes[form].columns.flatMap(({ first, last }, column) => [
      ...(form === '75'
        ? [element('span', { class: 'board-letter', 'data-tone': column }, LETTERS[column] ?? '')]
        : []),
      ...Array.from({ length: last - first + 1 }, (_, index) => {
        const cell = element('span', { class: 'board-cell', 'data-tone': column % TONES }, String(first + index));
        cells.set(first + index, cell);
        return cell;
      }),
    ]),
  );
  const place = element('div', { class: 'bingo-now' });
  const words = element('p', { class: 'caller-words', 'aria-hidden': 'true' });
  const count = element('p', { class: 'caller-count' });
  const last = element('div', { class: 'caller-last', 'aria-hidden': 'true' });
  const announcement = element('p', { class: 'visually-hidden' });
  const skip = element(
    'button',
    { type: 'button', class: 'button is-small bingo-skip', 'aria-label': text('skipLabel'), hidden: true },
    text('skip'),
  );
  skip.addEventListener('click', onSkip);
  const track = element('span', { class: 'caller-track', 'aria-hidden': 'true' });
  const root = element(
    'div',
    { class: 'bingo-hall' },
    element('div', { class: 'bingo-head' }, ...head),
    element(
      'div',
      { class: 'bingo-caller' },
      place,
      element('div', { class: 'caller-text' }, words, count, last),
      skip,
    ),
    track,
    announcement,
    board,
  );
  let shown = 0;

  function mark(balls: readonly number[], until: number): void {
    const called = new Set(balls.slice(0, until));
    const newest = balls[until - 1];
    for (const [ball, cell] of cells) {
      cell.classList.toggle('is-called', called.has(ball));
      cell.classList.toggle('is-newest', ball === newest);
    }
  }

  function clear(message: string): void {
    shown = 0;
    mark([], 0);
    place.replaceChildren(element('span', { class: 'bingo-ball is-large is-empty', 'aria-hidden': 'true' }));
    words.textContent = message;
    count.textContent = '';
    last.replaceChildren();
    announcement.textContent = message;
    track.style.setProperty('--part', '0%');
  }

  clear('');
  return {
    root,
    clear,
    show(balls, until) {
      const ball = balls[until - 1];
      if (ball === undefined) return clear(text('nothingCalled'));
      const isNext = until === shown + 1;
      shown = until;
      mark(balls, until);
      const picture = drawnBall(form, ball, 'large');
      picture.classList.toggle('is-new', isNext);
      place.replaceChildren(picture);
      words.textContent = ballName(form, ball);
      count.textContent = text('callOf', { count: until, all: callsOf[form] });
      last.replaceChildren(
        ...balls
          .slice(Math.max(0, until - 1 - LAST), until - 1)
          .toReversed()
          .map((before) => drawnBall(form, before, 'small')),
      );
      announcement.textContent = text('calledNumbers', { balls: balls.slice(0, until).join(', ') });
      track.style.setProperty('--part', `${((until / callsOf[form]) * 100).toFixed(1)}%`);
    },
    setSkippable(isSkippable) {
      skip.hidden = !isSkippable;
    },
  };
}
