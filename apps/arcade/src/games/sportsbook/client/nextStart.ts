import { element } from '../../../shell/element.ts';
import type { FixtureView } from '../../../sportsApi.ts';
import type { SportsContext } from './sportsContext.ts';
import { startText } from './startTimes.ts';

/** The line with the start of the next fixture, while none is live. */
export interface NextStart {
  root: HTMLElement;
  /** Loads the next fixture. Shows nothing while it is unknown. */
  ask: (of: { sport?: string | undefined; league?: string | undefined }) => Promise<void>;
  tick: () => void;
}

/** Creates the line. `onBegun` is called once when the fixture has begun. */
export function createNextStart({ text, tag, words, client, now }: SportsContext, onBegun: () => void): NextStart {
  const root = element('p', { class: 'next-start' });
  let next: FixtureView | undefined;
  let asked = '';

  function tick(): void {
    if (!next) return;
    const when = startText(next.startsAt, now(), { text, tag });
    const line = text('nextBegins', { when, fixture: words.fixtureName(next) });
    if (root.textContent !== line) root.textContent = line;
    if (now() < next.startsAt) return;
    next = undefined;
    onBegun();
  }

  return {
    root,
    tick,
    async ask(of) {
      next = undefined;
      const list = `${of.sport ?? ''}/${of.league ?? ''}`;
      if (list !== asked) root.textContent = '';
      asked = list;
      try {
        const page = await client.fixtures({ ...of, phase: 'upcoming' });
        if (list !== asked) return;
        [next] = page.list.filter(({ startsAt }) => startsAt > now());
      } catch {
        // The list shows by itself that the server cannot be reached.
      }
      if (!next) root.textContent = '';
      tick();
    },
  };
}
