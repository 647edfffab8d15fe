import './shell.css';
import { ArcadeFailure, createArcadeClient } from './arcadeClient.ts';
import { applyDress } from './dress.ts';
import { element } from './element.ts';
import { createText } from './gameText.ts';
import { openNotice } from './panel.ts';
import type { PlayParts } from './play.ts';
import { startReplay } from './replayPage.ts';
import { endOfSession } from './refusals.ts';
import { pause } from './retrying.ts';
import { createSiteFrame } from './siteFrame.ts';
import { createSounds } from './sounds.ts';
import type { GameClient } from './stage.ts';

/**
 * Returns the origin of the framing site. The page's policy allows only trusted sites to frame it, so the parent's
 * origin can be trusted if the browser reports it.
 */
export function siteOriginOf(query: URLSearchParams): string | null {
  return query.get('origin') ?? (location.ancestorOrigins as DOMStringList | undefined)?.[0] ?? null;
}

/**
 * The pauses before retries of an undecided launch, in ms, long enough for a short overload to pass. After the last one
 * the player is asked.
 */
const LAUNCH_PAUSES_MS = [1_000, 3_000];

/** A game whose rounds are not replayed. */
type PlainClient = Pick<GameClient, 'family' | 'messages'>;

/** The context of a game that starts in its page. */
export type PageParts = Omit<PlayParts, 'game'>;

/**
 * Opens the page of a game. A launch opens its session, which `start` then plays; an address with a round id replays
 * the round.
 */
export function openGamePage(
  game: GameClient | PlainClient,
  start: (place: HTMLElement, parts: PageParts) => Promise<void>,
): void {
  const query = new URLSearchParams(location.search);
  const { tag, text } = createText(game.messages, query.get('lang'));
  const isFramed = window.parent !== window;
  const siteFrame = createSiteFrame(siteOriginOf(query), isFramed ? window.parent : undefined);
  const arcade = createArcadeClient(game.family);
  const sounds = createSounds();
  const place = document.getElementById('game') ?? document.body;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const prefersStill = (): boolean => stillness.matches;
  const onExit = (): void => {
    if (isFramed) siteFrame.post('exit');
    else history.back();
  };
  document.documentElement.lang = tag;

  async function openSession(): ReturnType<typeof arcade.open> {
    for (const pauseMs of LAUNCH_PAUSES_MS) {
      try {
        return await arcade.open(query.get('code') ?? '');
      } catch (error) {
        if (!(error instanceof ArcadeFailure) || error.code !== 'gateway.unreachable') throw error;
        await pause(pauseMs);
      }
    }
    return arcade.open(query.get('code') ?? '');
  }

  async function open(): Promise<void> {
    place.replaceChildren(element('p', { class: 'loading', role: 'status' }, text('loading')));
    try {
      const session = await openSession();
      const title = tag === 'th' ? session.title.TY : session.title.EN;
      document.title = title;
      applyDress(session.dress);
      await start(place, {
        client: arcade,
        session,
        title,
        text,
        tag,
        siteFrame,
        sounds,
        prefersStill,
        isFramed,
        onExit,
      });
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      if (error.isPassing) {
        openNotice(text('unreachableTitle'), text('unreachableText'), [
          { label: text('retry'), isPrimary: true, onPress: () => void open() },
        ]);
        return;
      }
      const ended = endOfSession(error.code);
      const kind = ended === undefined ? 'refused' : ended === 'PARALLEL_GAMES' ? 'replaced' : 'expired';
      openNotice(
        text(`${kind}Title`),
        text(`${kind}Text`),
        [{ label: text('exit'), isPrimary: true, onPress: onExit }],
        true,
      );
    }
  }

  const roundId = query.get('replay');
  if (roundId === null) void open();
  else if ('createStage' in game)
    void startReplay(place, { game, client: arcade, roundId, text, tag, sounds, prefersStill });
  else openNotice(text('replayMissingTitle'), text('replayMissingText'), [], true);
}
