import './room.css';
import { amountText } from '../amountText.ts';
import { openAutoplay } from '../autoplaySheet.ts';
import { createGameFrame } from '../gameFrame.ts';
import { openHistory } from '../historySheet.ts';
import { listenToKeys } from '../keys.ts';
import { listenToPage } from '../pageEvents.ts';
import type { PlayParts } from '../play.ts';
import { showRefusal } from '../refusals.ts';
import { replayAddress } from '../roundLinks.ts';
import { openRules } from '../rulesSheet.ts';
import { showSessionFigures } from '../sessionFigures.ts';
import type { RoundView } from '../../arcadeApi.ts';
import { openRoomFairness } from './fairnessSheet.ts';
import type { RoomContext, RoomGameClient } from './roomGame.ts';
import { openRoomSocket, roomAddress, type SocketLike } from './roomSocket.ts';
import { roomAfter, type RoomState } from './roomState.ts';
import { createServerClock } from './serverClock.ts';

interface RoomParts extends Omit<PlayParts, 'game'> {
  game: RoomGameClient;
  /** Opens the room's connection; that of the page unless given. */
  connect?: () => SocketLike;
}

const MESSAGE_MS = 6_000;

/** Mounts the game of a shared round in `place` and connects it to its room. */
export function startRoom(place: HTMLElement, parts: RoomParts): Promise<void> {
  const { game, client, session, title, text, tag, siteFrame, sounds, prefersStill } = parts;
  const { currency, gameCode, profile } = session;
  const clock = createServerClock();
  let state: RoomState | undefined;
  let helloCount = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const refuse = (reason: string): void =>
    showRefusal(reason, {
      text,
      isFreePlay: session.isFreePlay,
      onDeposit: () => siteFrame.tell('deposit'),
      onExit: parts.onExit,
    });

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
    balance: () => figures.balance(),
    say,
    announce: (message) => frame.announce(message),
    refuse,
    onStaked(round) {
      figures.setBalance(round.balance === null ? figures.balance() - BigInt(round.stake) : BigInt(round.balance));
      figures.addNet(-BigInt(round.stake));
      siteFrame.tell('balance_changed');
    },
    onEnded,
    onOutdated: () => void catchUp(),
    onPause: (stop) => siteFrame.onPause(stop),
    openAutoplay: (stake, onStart) => openAutoplay({ text, currency, stake: amountText(stake, currency), onStart }),
  };
  const screen = game.createRoom(context);

  const frame = createGameFrame({
    family: game.family,
    title,
    text,
    currency,
    isAutoplayOffered: false,
    isTurboOffered: false,
    isFramed: parts.isFramed,
    roomDock: [screen.bets, screen.below],
    actions: {
      onRound: () => undefined,
      onStakeStep: () => undefined,
      onExit: parts.onExit,
      onSound() {
        sounds.set(!sounds.isOn());
        frame.setSound(sounds.isOn());
      },
      onTurbo: () => undefined,
      onAutoplay: () => undefined,
      onRules: () => openRules(screen.sheets, text, session),
      onHistory: showHistory,
      onFairness: showFairness,
      onBalance: () => void figures.refresh(),
    },
  });
  const figures = showSessionFigures({
    session,
    frame,
    client,
    isIdle: () => !screen.isBusy(),
    onExpired: () => refuse('SESSION_EXPIRED'),
  });
  frame.setStage({ root: screen.root });

  function say(message: string, tone?: 'win' | 'trouble'): void {
    clearTimeout(silence);
    frame.setMessage(message, tone);
    frame.announce(message);
    // It lies over the picture. Trouble stays until the next round begins.
    if (tone !== 'trouble') silence = setTimeout(() => frame.setMessage(''), MESSAGE_MS);
  }

  function onEnded(round: RoundView): void {
    const win = BigInt(round.win);
    const stake = BigInt(round.stake);
    figures.addNet(win);
    figures.show();
    frame.setWin(win, win > stake || (win > 0n && profile.isSmallWinCelebrated));
    if (round.balance === null) void figures.refresh();
    else figures.setBalance(BigInt(round.balance));
    siteFrame.tell('balance_changed');
    client.markShown(round.id).catch(() => undefined);
  }

  async function catchUp(): Promise<void> {
    try {
      figures.setSession(await client.session());
      figures.show();
    } catch {
      // The connection tells what is wrong; the figures follow with the next answer.
    }
  }

  /** Shows what happened while the page was away. The bets of the round that goes on stand in their places. */
  function showMissed(mine: readonly RoundView[]): void {
    screen.showMissed(session.missedBets.filter((bet) => !mine.some(({ id }) => id === bet.id)));
    for (const { id } of session.missedBets) client.markShown(id).catch(() => undefined);
  }

  function showFairness(): void {
    openRoomFairness({ family: game.family, gameCode, text, facts: screen.fairness() });
  }

  function showHistory(): void {
    openHistory({
      game,
      gameCode,
      title,
      dress: session.dress,
      text,
      tag,
      client,
      describe: (event) => screen.sheets.describe(event),
      // The stage shows the round of everybody, so a replay has a page of its own.
      onReplay: (round) => window.open(replayAddress(location.origin, gameCode, round.id), '_blank', 'noopener'),
      onFairness: showFairness,
    });
  }

  frame.setWin(0n, false);
  frame.setSound(sounds.isOn());
  frame.setFreePlay(session.isFreePlay);
  frame.setMessage(text('roomConnecting'));
  place.replaceChildren(frame.root);
  siteFrame.tell('ready');

  const socket = openRoomSocket({
    token: () => client.token(),
    connect: parts.connect ?? (() => new WebSocket(roomAddress(game.family, location))),
    onState(connection) {
      if (connection === 'lost') {
        clock.forget();
        say(text(navigator.onLine ? 'roomReconnecting' : 'offline'), 'trouble');
      } else say(helloCount === 0 ? '' : text('roomBack'));
      screen.setConnected(connection === 'open');
    },
    onMessage(message) {
      if (message.type === 'hello') {
        helloCount += 1;
        if (helloCount === 1) showMissed(message.mine);
        // What was missed meanwhile is in the totals of the session.
        if (helloCount > 1) void catchUp();
      }
      if (message.type === 'hello' || message.type === 'time') clock.sample(message.serverTime);
      if (message.type === 'started') frame.setMessage('');
      state = roomAfter(state, message);
      if (state) screen.onMessage(message, state);
    },
    onRefused() {
      screen.setConnected(false);
      refuse('SESSION_EXPIRED');
    },
  });

  listenToKeys({
    root: frame.root,
    onAny: () => false,
    onPress: screen.press,
    onStakeStep: screen.onStakeStep,
    onKey: screen.onKey,
  });
  listenToPage({
    onVisible() {
      socket.hurry();
      void figures.refresh();
    },
    onOffline: () => say(text('offline'), 'trouble'),
    onOnline: socket.hurry,
  });
  return Promise.resolve();
}
