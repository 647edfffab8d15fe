import { element } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import type { MatchEvent } from '../../model/sportModel.ts';
import type { SportsContext } from '../sportsContext.ts';
import { drawingOf } from './drawnSports.ts';
import type { Picture } from './picture.ts';

/**
 * Adds the drawing of a sport above a picture with the same data in figures. The drawing is loaded lazily; its space is
 * reserved, and released if loading fails. Screen readers read the figures.
 */
export function withDrawing(context: SportsContext, first: FixtureView, figures: Picture): Picture {
  const load = drawingOf(first.sport);
  if (!load) return figures;
  const stage = element('div', { class: 'drawn-stage', 'aria-hidden': 'true' });
  const line = element('p', { class: 'drawn-line' });
  const place = element('div', { class: 'drawn-place' }, stage, line);
  let shown: { fixture: FixtureView; events: readonly MatchEvent[] } | undefined;
  let draw: Picture['show'] | undefined;

  async function open(loadDrawing: NonNullable<typeof load>): Promise<void> {
    try {
      const [{ createDrawing }, { createStage }] = await Promise.all([loadDrawing(), import('./drawn/stage.ts')]);
      draw = createStage(context, first, createDrawing, { stage, line });
      if (shown) draw(shown.fixture, shown.events);
    } catch {
      place.hidden = true;
    }
  }
  void open(load);

  return {
    root: element('div', {}, place, figures.root),
    show(fixture, events) {
      shown = { fixture, events };
      draw?.(fixture, events);
      figures.show(fixture, events);
    },
    ...(figures.tick && { tick: figures.tick }),
  };
}
