import { demoGames } from '@parlor/artwork/titles';
import { titleOf } from '../games/titles.ts';
import type { StoryTitle } from '../shell/stories/roundStory.ts';

/** Slots whose features differ. Every other family shows its first title. */
const slots = [
  'ancient-moon-rabbit',
  'cactus-and-bounty',
  'cherry-and-plum',
  'coffee-master',
  'laughing-eternal-flame',
  'radiant-longhorn',
  'roaming-hydra',
  'ruby-apple',
  'treasure-map-express',
  'tropical-carousel',
];

/** The title of the sportsbook whose sport has fixtures in the stories. */
const football = 'football-arena';

/** Returns the titles of stories, by code. */
export function storyTitles(): Readonly<Record<string, StoryTitle>> {
  const firsts = new Map(
    demoGames()
      .toReversed()
      .map(({ family, gameCode }) => [family, gameCode]),
  );
  const codes = [...firsts].flatMap(([family, code]) => (family && family !== 'reels' ? [code] : []));
  return Object.fromEntries(
    [...codes, ...slots, football].map((code) => {
      const title = titleOf(code);
      if (!title) throw new RangeError(`no title has the code ${code}`);
      const { name, dress, game } = title;
      const { declaredReturn, version: gameVersion } = game;
      return [code, { gameCode: code, title: name, dress, declaredReturn, gameVersion }];
    }),
  );
}
