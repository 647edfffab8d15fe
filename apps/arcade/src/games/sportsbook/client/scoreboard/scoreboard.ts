import { element } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import { crestOf } from '../crest.ts';
import type { SportsContext } from '../sportsContext.ts';
import { startText, timeText } from '../startTimes.ts';
import { createLatePicture } from './latePicture.ts';
import type { Picture } from './picture.ts';

/** Creates the head of a fixture's page: the entrants, the score, and its picture. */
export function createScoreboard(context: SportsContext, first: FixtureView): Picture & { tick: () => void } {
  const { text, name, words } = context;
  const isRace = first.entrants.length > 2;
  const picture = createLatePicture(context, words.kindOf(first.sport), async () =>
    (await import('./kindPictures.ts')).createPicture(context, first),
  );
  const state = element('p', { class: 'board-state' });
  const score = element('p', { class: 'board-score number', 'aria-live': 'polite', 'aria-atomic': 'true' });
  let fixture = first;

  const side = (index: number): HTMLElement =>
    element(
      'div',
      { class: 'board-side' },
      crestOf(first.entrants[index]?.EN ?? ''),
      element('strong', {}, first.entrants[index] ? name(first.entrants[index]) : ''),
    );
  const head = isRace
    ? element('div', { class: 'board-race' }, element('strong', {}, name(first.league.name)), state)
    : element(
        'div',
        { class: 'board-sides' },
        side(0),
        element('div', { class: 'board-middle' }, score, state),
        side(1),
      );

  function tick(): void {
    const { phase, startsAt, board } = fixture;
    const over = text(board.isAbandoned ? 'abandoned' : 'over');
    const shown =
      phase === 'upcoming'
        ? startText(startsAt, context.now(), context)
        : phase === 'over'
          ? over
          : words.clock(fixture);
    if (state.textContent !== shown) state.textContent = shown;
    picture.tick?.();
  }

  const root = element('section', { class: 'board', 'aria-label': text('scoreboard') }, head, picture.root);
  return {
    root,
    tick,
    show(next, events) {
      fixture = next;
      const scoreText = next.phase === 'upcoming' ? timeText(next.startsAt, context.tag) : next.board.score.join(' : ');
      root.classList.toggle('is-live', next.phase === 'live');
      // Screen readers announce it only when it changes.
      if (score.textContent !== scoreText) score.textContent = scoreText;
      tick();
      picture.show(next, events);
    },
  };
}
