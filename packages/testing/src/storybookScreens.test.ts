import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The states of a screen that a designer reviews. */
const states = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline'] as const;
type State = (typeof states)[number];

/** Screens without such a state, and the reason. */
const without: Readonly<Record<string, Partial<Record<State, string>>>> = {
  HomePage: {
    Loaded: 'is Visitor and Member: a visitor and a player find different things',
    Empty: 'parts without games are left out',
    Failed: 'parts that did not come are left out; see Offline',
  },
  PlayPage: {
    Loaded: 'shows a game, which is not ours to draw',
    Empty: 'is one game',
    Failed: 'has a story for each refusal',
  },
  FoundGamesPage: { Loaded: 'is Search, Favourites and Recent' },
  EventsPage: { Loaded: 'is Matches and Draws' },
  DevicesPage: { Empty: 'always shows the device in use' },
  ContractPrompt: {
    Loaded: 'is a question for each contract',
    Loading: 'says nothing before it knows what to ask',
    Empty: 'has nothing to ask then',
    Failed: 'asks nothing then, and at the next login again',
    Offline: 'asks nothing then, and at the next login again',
  },
  HomeNotices: {
    Loading: 'opens when there is something to say',
    Empty: 'does not open then',
    Failed: 'does not open then',
    Offline: 'does not open then',
  },
  LoginPage: { Loading: 'asks for nothing before it is sent', Empty: 'is a form' },
  AgentLoginPage: { Loading: 'asks for nothing before it is sent', Empty: 'is a form' },
  RegisterPage: { Empty: 'is a form' },
  ForgetPage: { Empty: 'is a form' },
  ChangePasswordPage: { Empty: 'is a form' },
  PhoneResetDialog: { Empty: 'is a form' },
  MemberHomePage: { Empty: 'always shows who is playing' },
  OpenDownlinePage: { Empty: 'is a form' },
  AgentSettingsPage: { Empty: 'is a form' },
  StartUp: { Empty: 'shows the site or why there is none' },
};

/** Returns the pages that features name in their routes, and their shared overlays. */
function findScreens(): string[] {
  const features = globSync('packages/*/src/*Feature.ts', { cwd: root });
  const pages = features.flatMap((feature) =>
    [...readFileSync(join(root, feature), 'utf8').matchAll(/import\('(\.\/[^']+)'\)/g)].map(([, path = '']) =>
      join(dirname(feature), path),
    ),
  );
  return [...new Set([...pages, 'apps/mobile-web/src/startup/StartUp.tsx'])];
}

function storiesOf(screen: string): string[] {
  const file = join(root, screen.replace(/\.tsx$/, '.stories.tsx'));
  return existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name)
    : [];
}

describe('stories of screens', () => {
  const screens = findScreens();

  it('STORY-01 finds the screens of every feature', () => {
    expect(screens.length).toBeGreaterThan(15);
    expect(screens.filter((screen) => !existsSync(join(root, screen)))).toEqual([]);
  });

  it.each(screens.map((screen) => [basename(screen, '.tsx'), screen]))(
    'STORY-01 show %s loaded, loading, empty, refused and unreachable',
    (name, screen) => {
      const wanted = states.filter((state) => without[name]?.[state] === undefined);
      const stories = storiesOf(screen);
      // A screen with several variants shows the state of each: `SearchLoading`.
      expect(
        wanted.filter((state) => !stories.some((story) => story.endsWith(state))),
        `${relative('.', screen)} has no story of these states; write them, or say in storybookScreens.test.ts why it has none`,
      ).toEqual([]);
    },
  );

  it('gives no reason for a state that has a story, nor for a missing screen', () => {
    const stale = Object.entries(without).flatMap(([name, reasons]) => {
      const screen = screens.find((path) => basename(path, '.tsx') === name);
      return screen === undefined
        ? [name]
        : storiesOf(screen)
            .filter((story) => story in reasons)
            .map((story) => `${name} ${story}`);
    });
    expect(stale).toEqual([]);
  });

  it('STORY-02 renders every screen in the app over mocked calls, which the contract validates', () => {
    const bare = screens.filter(
      (screen) =>
        !/\b(withApp|storyApp)\b/.test(readFileSync(join(root, screen.replace(/\.tsx$/, '.stories.tsx')), 'utf8')),
    );
    expect(bare).toEqual([]);
  });
});
