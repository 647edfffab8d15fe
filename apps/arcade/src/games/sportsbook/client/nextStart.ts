import { element } from '../../../shell/element.ts';
import type { FixtureView } from '../../../sportsApi.ts';
import type { SportsContext } from './sportsContext.ts';
import { startText } from './startTimes.ts';

/** The line with the start of the next fixture, while none is live. */
export interface NextStart {
  root: HTMLElement;
  /** Loads the next fixture. Shows nothing while it is unknown. */
  load: (query: { sport?: string | undefined; league?: string | undefined }) => Promise<void>;
  tick: () => void;
}

/** Creates the line. `onStarted` is called once when the fixture has begun. */
export function createNextStart({ text, tag, words, client, now }: SportsContext, onStarted: () => void): NextStart {
  const root = element('p', { class: 'next-start' });
  let next: FixtureView | undefined;
  let requestedList = '';

  function tick(): void {
    if (!next) return;
    const when = startText(next.startsAt, now(), { text, tag });
    const line = text('nextBegins', { when, fixture: words.fixtureName(next) });
    if (root.textContent !== line) root.textContent = line;
    if (now() < next.startsAt) return;
    next = undefined;
    onStarted();
  }

  return {
    root,
    tick,
    async load(query) {
      next = undefined;
      const list = `${query.sport ?? ''}/${query.league ?? ''}`;
      if (list !== requestedList) root.textContent = '';
      requestedList = list;
      try {
        const page = await client.fixtures({ ...query, phase: 'upcoming' });
        if (list !== requestedList) return;
        [next] = page.list.filter(({ startsAt }) => startsAt > now());
      } catch {
        // The list shows by itself that the server cannot be reached.
      }
      if (!next) root.textContent = '';
      tick();
    },
  };
}
