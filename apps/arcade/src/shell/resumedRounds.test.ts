// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../arcadeApi.ts';
import { outcomeWords } from '../fairness/outcomeWords.ts';
import { uniformDraw } from '../fairness/uniformDraw.ts';
import { titleOf } from '../games/titles.ts';
import { outcomeOf } from '../modules/round/outcome.ts';
import { gameCodesOf } from '../tools/gameCodes.ts';
import { randomPlayers, stakeOf } from '../tools/randomPlayers.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import { createText } from './gameText.ts';
import { startPlay } from './play.ts';
import type { GameClient } from './stage.ts';
import { roundOf, sessionOf } from './testing/testGame.ts';

const clients = import.meta.glob<Readonly<Record<string, GameClient>>>('../games/*/client/client.ts', { eager: true });

/**
 * The games whose rounds wait for decisions, with the imports of their pages. Shared rounds have another kind of page.
 */
const games = Object.entries(clients).flatMap(([path, exported]) => {
  const family = path.split('/').at(-3) as keyof typeof randomPlayers;
  const [client] = Object.values(exported);
  const [code = ''] = gameCodesOf(family);
  const game = titleOf(code)?.game;
  const player = randomPlayers[family];
  return client && game && player?.decide && !game.sharedSecrets ? [{ family, code, client, game, player }] : [];
});

/** Creates a round that waits for a decision, if possible after an earlier one. */
function openRound({ code, game, player }: (typeof games)[number]): RoundView {
  let first: RoundView | undefined;
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const seeds = { serverSeed: 'a7'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff', nonce };
    const draw = uniformDraw(outcomeWords({ ...seeds, clientSeed: 'ff'.repeat(16) }));
    const chips = game.stakesOf('THB');
    const choice = game.choice.parse({
      ...(player.choose(draw, chips, code) as object),
      ...game.termsOf?.({ currency: 'THB', areJackpotsAllowed: true }),
    });
    const stake = stakeOf(game, choice, chips[0] ?? 0n);
    const play = (decisions: readonly unknown[]) => outcomeOf(game, { ...seeds, stake, choice, decisions });
    const view = (decisions: unknown[]): RoundView => {
      const { events, win } = play(decisions);
      return roundOf(nonce, { state: 'OPEN', stake: `${stake}`, choice, decisions, events, win: `${win}` });
    };
    const dealt = play([]);
    if (dealt.isOver) continue;
    first ??= view([]);
    const decision = player.decide?.(draw, { choice, events: dealt.events, boldness: 1000 });
    if (!play([decision]).isOver) return view([decision]);
  }
  if (!first) throw new Error(`no round of ${code} waits`);
  return first;
}

async function open(game: (typeof games)[number], interruptedRound: RoundView) {
  const place = document.createElement('div');
  document.body.append(place);
  // Never answered: the test checks only the sent decision.
  const decide = vi.fn<ArcadeClient['decide']>(() => new Promise(() => undefined));
  await startPlay(place, {
    game: game.client,
    client: { markShown: () => Promise.resolve(), decide } as unknown as ArcadeClient,
    session: sessionOf({ gameCode: game.code, stakes: game.game.stakesOf('THB').map(String), interruptedRound }),
    title: game.family,
    ...createText(game.client.messages, 'EN'),
    siteFrame: { post: () => undefined, onPause: () => undefined },
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => true,
    isFramed: true,
    onExit: () => undefined,
  });
  return { place, decide };
}

afterEach(() => document.body.replaceChildren());

describe('a page that is reopened while a round waits', () => {
  it('is tested for every game with decisions', () => {
    expect(games.map(({ family }) => family).toSorted()).toEqual([
      'blackjack',
      'casino-holdem',
      'climb',
      'coin-flip',
      'hi-lo',
      'mines',
      'three-card-poker',
      'video-poker',
    ]);
  });

  it.each(games.map((game) => [game.family, game] as const))(
    'continues with %s in its last state: nothing is bet, and the next decision is one of that round',
    async (_, game) => {
      const round = openRound(game);
      const { place, decide } = await open(game, round);
      expect(place.querySelector('.round-button')?.getAttribute('data-state')).not.toBe('ready');
      const buttons = [...place.querySelectorAll<HTMLButtonElement>('.stage button, .round-button')];
      for (const button of buttons) {
        const isUsable = !button.disabled && button.getAttribute('aria-disabled') !== 'true';
        if (isUsable && decide.mock.calls.length === 0) button.click();
      }
      const [[id, { decision, position }]] = decide.mock.calls as [Parameters<ArcadeClient['decide']>];
      expect([id, position]).toEqual([round.id, round.decisions.length]);
      expect(game.game.decision.safeParse(decision).success).toBe(true);
    },
  );
});
