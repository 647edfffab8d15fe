import './drawn.css';
import { element } from '../../../../../shell/element.ts';
import type { FixtureView } from '../../../../../sportsApi.ts';
import { sideColours } from '../../crest.ts';
import type { SportsContext } from '../../sportsContext.ts';
import type { Picture } from '../picture.ts';
import type { CreateDrawing } from './drawing.ts';
import { lastPlay, recentPlays, type Play } from './lastPlay.ts';
import { createMotion } from './motion.ts';

/** Creates the stage of a drawing, with a line about the last event and marks of earlier ones, the newest first. */
export function createStage(
  { text, name, words, prefersStill }: SportsContext,
  first: FixtureView,
  createDrawing: CreateDrawing,
  { stage, line }: { stage: HTMLElement; line: HTMLElement },
): Picture['show'] {
  const colours = sideColours(first);
  const drawing = createDrawing({ fixture: first, colours, motion: createMotion(prefersStill) });
  const description = element('span', { class: 'drawn-said' });
  const recent = element('span', { class: 'drawn-recent number', 'aria-hidden': 'true' });
  stage.replaceChildren(drawing.root);
  line.replaceChildren(description, recent);

  function markOf({ side, mark, isWide }: Play): HTMLElement {
    const created = element('span', { class: 'drawn-play' }, mark);
    created.classList.toggle('is-wide', isWide);
    created.classList.toggle('is-away', side === 1);
    created.style.setProperty('--colour', side === null ? 'var(--key)' : colours[side]);
    return created;
  }

  return (fixture, events) => {
    drawing.show(fixture, events);
    const kind = words.kindOf(fixture.sport);
    line.hidden = fixture.phase === 'upcoming';
    const play = fixture.phase === 'upcoming' ? undefined : lastPlay(kind, fixture, events);
    const entrant = play?.side == null ? undefined : first.entrants[play.side];
    const next = play ? text(play.key, { entrant: entrant ? name(entrant) : '', points: play.points }) : '';
    if (description.textContent !== next) description.textContent = next;
    recent.replaceChildren(
      ...(fixture.phase === 'upcoming' ? [] : recentPlays(kind, fixture, events)).map(markOf).toReversed(),
    );
  };
}
