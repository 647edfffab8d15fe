import { amountText } from '../amountText.ts';
import { openAutoplay } from '../autoplaySheet.ts';
import { listenToKeys } from '../keys.ts';
import type { PlayParts } from '../play.ts';
import { refuserOf } from '../refusals.ts';
import { openRules } from '../rulesSheet.ts';
import type { RoundView } from '../../arcadeApi.ts';
import type { RoomMessage } from '../../roomApi.ts';
import { openRoomFairness } from './fairnessSheet.ts';
import type { RoomContext, RoomGameClient } from './roomGame.ts';
import { connectToRoom } from './roomConnection.ts';
import { openRounds } from './openRounds.ts';
import { createRoomFrame } from './roomFrame.ts';
import type { SocketLike } from './roomSocket.ts';
import { roomAfter, type RoomState } from './roomState.ts';
import { createServerClock } from './serverClock.ts';

interface RoomParts extends Omit<PlayParts, 'game'> {
  game: RoomGameClient;
  /** Opens the room's connection; the browser's WebSocket by default. */
  connect?: () => SocketLike;
}

/** Mounts the game of a shared round in `place` and connects it to its room. */
export function startRoom(place: HTMLElement, parts: RoomParts): Promise<void> {
  const { game, client, session, title, text, tag, siteFrame, sounds, prefersStill } = parts;
  const { currency, gameCode, profile } = session;
  const clock = createServerClock();
  let state: RoomState | undefined;
  let helloCount = 0;

  const refuse = refuserOf(parts);

  const context: RoomContext = {
    text,
    tag,
    currency,
    gameCode,
    title,
    dress: session.dress,
    profile,
    stakes: session.stakes.map(BigInt),
    stake: BigInt(session.stake),
    sounds,
    client,
    prefersStill,
    now: clock.now,
    money: (minor) => amountText(minor, currency),
    balance: () => room.figures.balance(),
    showMessage: (message, tone) => room.showMessage(message, tone),
    announce: (message) => room.frame.announce(message),
    refuse,
    onStaked: (round) => room.countStake(round, BigInt(round.stake)),
    onEnded,
    onOutdated: () => void room.catchUp(),
    onPause: (stop) => siteFrame.onPause(stop),
    openAutoplay: (stake, onStart) => openAutoplay({ text, currency, stake: amountText(stake, currency), onStart }),
  };
  const screen = game.createRoom(context);

  const room = createRoomFrame(parts, {
    family: game.family,
    stage: screen.root,
    dock: [screen.bets, screen.below],
    onRules: () => openRules(screen.sheets, text, session),
    onHistory: () =>
      openRounds({ ...parts, describe: (event) => screen.sheets.describe(event), onFairness: showFairness }),
    onFairness: showFairness,
    isIdle: () => !screen.isBusy(),
    // It stays until the next round begins.
    keepsTroubleMessage: true,
  });
  const { frame, figures } = room;

  function onEnded(round: RoundView): void {
    const win = BigInt(round.win);
    const stake = BigInt(round.stake);
    figures.addNet(win);
    figures.show();
    frame.setWin(win, win > stake || (win > 0n && profile.isSmallWinCelebrated));
    room.countEnd(round);
    client.markShown(round.id).catch(() => undefined);
  }

  /** Shows bets that ended while the page was away. Bets of the current round are in their panels. */
  function showMissed(mine: readonly RoundView[]): void {
    screen.showMissed(session.missedBets.filter((bet) => !mine.some(({ id }) => id === bet.id)));
    for (const { id } of session.missedBets) client.markShown(id).catch(() => undefined);
  }

  function showFairness(): void {
    openRoomFairness({ family: game.family, gameCode, text, facts: screen.fairness() });
  }

  frame.setMessage(text('roomConnecting'));
  room.mount(place);

  connectToRoom<RoomMessage>({
    room,
    text,
    client,
    clock,
    path: `rooms/${game.family}`,
    connect: parts.connect,
    onConnected: screen.setConnected,
    onMessage(message) {
      if (message.type === 'hello') {
        helloCount += 1;
        if (helloCount === 1) showMissed(message.mine);
        // Missed rounds are in the totals of the session.
        if (helloCount > 1) void room.catchUp();
      }
      if (message.type === 'hello' || message.type === 'time') clock.sample(message.serverTime);
      if (message.type === 'started') frame.setMessage('');
      state = roomAfter(state, message);
      if (state) screen.onMessage(message, state);
    },
    onRefused: () => refuse('SESSION_EXPIRED'),
  });

  listenToKeys({
    root: frame.root,
    onAny: () => false,
    onPress: screen.press,
    onStakeStep: screen.onStakeStep,
    onKey: screen.onKey,
  });
  return Promise.resolve();
}
