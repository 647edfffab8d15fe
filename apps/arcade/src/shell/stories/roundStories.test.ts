import { describe, expect, it } from 'vitest';
import { titleOf } from '../../games/titles.ts';
import { gameCodesOf } from '../../tools/gameCodes.ts';
import { recordedRounds } from '../../tools/recordedRounds.ts';
import { storyTitles } from '../../tools/storyTitles.ts';
import type { RoundStory } from './roundStory.ts';

type StoryFile = Readonly<Record<string, RoundStory>>;

const files = import.meta.glob<StoryFile>('../../games/*/client/rounds.stories.ts', { eager: true });
const clients = Object.keys(import.meta.glob('../../games/*/client/client.ts'));
const familyOf = (path: string): string => path.split('/').at(-3) ?? '';

/** Whether a game has a screen in place of a stage: draws, and tables with seats. */
function hasScreen(family: string): boolean {
  const [code = ''] = gameCodesOf(family);
  const { drawing, seating } = titleOf(code)?.game ?? {};
  return drawing !== undefined || seating !== undefined;
}

/** The number of rounds that are searched for events without a story. */
const ROUNDS = 100;

const stories = Object.entries(files).map(([path, exported]): [string, RoundStory[]] => [
  familyOf(path),
  Object.entries(exported).flatMap(([name, story]) => (name === 'default' ? [] : [story])),
]);

describe('the stories of games', () => {
  it('exist for every game with replays', () => {
    expect(stories.map(([family]) => family).toSorted()).toEqual(
      clients
        .map(familyOf)
        .filter((family) => !hasScreen(family))
        .toSorted(),
    );
  });

  it.each(stories)('of %s use titles that Storybook knows', (family, list) => {
    const known = [family, ...Object.keys(storyTitles())];
    for (const { parameters } of list) expect(known).toContain(parameters.arcade.gameCode);
  });

  it.each(stories)('of %s show each event in a round with it', (family, list) => {
    const told = list.map(({ parameters }) => parameters.arcade);
    for (const { event, events } of told) expect(events.map(({ type }) => type)).toContain(event);
    const codes = [...new Set(told.map(({ gameCode }) => gameCode))].filter((code) => gameCodesOf(code).length > 0);
    const happening = new Set(
      [...recordedRounds(family === 'reels' ? gameCodesOf(family) : codes, ROUNDS)].flatMap(({ events }) =>
        events.map(({ type }) => type),
      ),
    );
    const shown = new Set(told.map(({ event }) => event));
    expect([...happening].filter((type) => !shown.has(type) && type !== 'row_drawn')).toEqual([]);
  });
});
