import './draw.css';
import type { RoundView } from '../../arcadeApi.ts';
import type { DrawMessage } from '../../drawApi.ts';
import { amountText } from '../amountText.ts';
import { ArcadeFailure, randomHex } from '../arcadeClient.ts';
import { listenToKeys } from '../keys.ts';
import type { PlayParts } from '../play.ts';
import { endOfSession, refuserOf } from '../refusals.ts';
import { sendUntilDecided } from '../retrying.ts';
import { openRoomFairness } from '../room/fairnessSheet.ts';
import { connectToRoom } from '../room/roomConnection.ts';
import { openRounds } from '../room/openRounds.ts';
import { createRoomFrame } from '../room/roomFrame.ts';
import type { SocketLike } from '../room/roomSocket.ts';
import { createServerClock } from '../room/serverClock.ts';
import { openRules } from '../rulesSheet.ts';
import { noteLeftBets, readLeftBets } from '../tables/leftBetStore.ts';
import type { DrawContext, DrawGameClient } from './drawGame.ts';
import { drawAfter, withBet, type DrawState } from './drawState.ts';
import { createTableSwitch } from './tableSwitch.ts';

interface DrawParts extends Omit<PlayParts, 'game'> {
  game: DrawGameClient;
  /** Opens the room's connection; the browser's WebSocket by default. */
  connect?: () => SocketLike;
}

/** Mounts a game of draws in `place` and connects it to the room of its title. */
export function startDraws(place: HTMLElement, parts: DrawParts): Promise<void> {
  const { game, client, session, title, text, tag, siteFrame, sounds, prefersStill } = parts;
  const { currency, gameCode } = session;
  const clock = createServerClock();
  let state: DrawState | undefined;
  let helloCount = 0;
  let sending = 0;
  /** Resolves once all sent bets are decided. */
  let decided: Promise<unknown> = Promise.resolve();
  /** Resolves once the last result was shown. */
  let shown: Promise<void> = Promise.resolve();
  /** The ids of bets whose end was counted. */
  const counted = new Set<string>();

  const refuse = refuserOf(parts);

  const context: DrawContext = {
    text,
    tag,
    currency,
    gameCode,
    title,
    dress: session.dress,
    profile: session.profile,
    stakes: session.stakes.map(BigInt),
    stake: BigInt(session.stake),
    slip: session.slip && { unit: BigInt(session.slip.unit), max: BigInt(session.slip.max) },
    sounds,
    client,
    prefersStill,
    now: clock.now,
    money: (minor) => amountText(minor, currency),
    balance: () => room.figures.balance(),
    showMessage,
    announce: (message) => room.frame.announce(message),
    refuse,
    onOutdated: () => void room.catchUp(),
    bet: (choice, stake, draw) => noted(bet(choice, stake, draw)),
    cancel: (roundId) => noted(cancel(roundId)),
  };
  const screen = game.createScreen(context);
  const { unconfirmed } = screen;

  const room = createRoomFrame(parts, {
    family: game.family,
    stage: screen.root,
    dock: [screen.bets, screen.below],
    barButton:
      unconfirmed &&
      createTableSwitch({
        client,
        gameCode,
        kind: game.family,
        text,
        tag,
        isFreePlay: session.isFreePlay,
        money: context.money,
        unconfirmed,
        decided: () => decided,
        onLeave: () => noteLeftBets(gameCode, title, state),
        onStay: () => noteLeftBets(gameCode, title, undefined),
        refuse,
        showMessage,
      }),
    onRules: () => openRules(screen.sheets, text, session),
    onHistory: () =>
      openRounds({ ...parts, describe: (event) => screen.sheets.describe(event), onFairness: showFairness }),
    onFairness: showFairness,
    isIdle: () => sending === 0,
  });
  const { frame, figures } = room;

  function showMessage(message: string, tone?: 'win' | 'trouble'): void {
    room.showMessage(message, tone);
  }

  function noted<Value>(call: Promise<Value>): Promise<Value> {
    decided = Promise.allSettled([decided, call]);
    return call;
  }

  /** Adds the current state of a bet to the room, and notifies the screen. */
  function adopt(round: RoundView): void {
    if (!state) return;
    state = withBet(state, round);
    screen.onMessage({ type: 'mine', round }, state);
  }

  function showRefused(code: string): void {
    const ended = endOfSession(code);
    if (ended) refuse(ended);
    else if (code === 'round.insufficient_funds') refuse('INSUFFICIENT_FUNDS');
    else if (code === 'draw.closed') showMessage(text('drawClosed'), 'trouble');
    else showMessage(text('drawRefused'), 'trouble');
  }

  async function bet(choice: unknown, stake: bigint, draw?: number): Promise<RoundView | undefined> {
    const index = draw ?? state?.draw.index;
    const request = {
      stake: stake.toString(),
      choice,
      idempotencyKey: randomHex(16),
      clientSeed: randomHex(16),
      ...(index !== undefined && { draw: index }),
    };
    sending += 1;
    try {
      const round = await sendUntilDecided(() => client.bet(request), {
        text,
        onTrouble: (message) => showMessage(message, 'trouble'),
      });
      if (round.state === 'VOID') {
        refuse(round.voidReason ?? '');
        return undefined;
      }
      room.countStake(round, stake);
      adopt(round);
      return round;
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      showRefused(error.code);
      return undefined;
    } finally {
      sending -= 1;
    }
  }

  async function cancel(roundId: string): Promise<boolean> {
    sending += 1;
    try {
      const round = await sendUntilDecided(() => client.cancel(roundId), {
        text,
        onTrouble: (message) => showMessage(message, 'trouble'),
      });
      adopt(round);
      return true;
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      showRefused(error.code);
      return false;
    } finally {
      sending -= 1;
      void room.catchUp();
    }
  }

  /** Counts a finished bet, once its draw has been shown. */
  async function count(round: RoundView): Promise<void> {
    if (round.state !== 'SETTLED' || counted.has(round.id)) return;
    counted.add(round.id);
    client.markShown(round.id).catch(() => undefined);
    await shown;
    figures.addNet(BigInt(round.win));
    figures.show();
    if (round.balance === null) void figures.refresh();
    else if (sending === 0) figures.setBalance(BigInt(round.balance));
    siteFrame.post('balance_changed');
  }

  async function showResult(index: number, result: unknown): Promise<void> {
    if (!state) return;
    // A show may last until the next draw opens, whose state has other bets.
    const bets = [...state.mine.values()].filter(({ nonce, state: at }) => nonce === index && at !== 'VOID');
    await screen.showResult(result, state);
    // The wins follow from the rules; the server sends the same a moment later.
    const source = seedsOf(index);
    const win = bets.reduce((sum, round) => sum + (source ? winOf(round, source) : BigInt(round.win)), 0n);
    const stake = bets.reduce((sum, round) => sum + BigInt(round.stake), 0n);
    screen.showWin(bets.length === 0 ? undefined : win, stake);
    if (bets.length > 0) frame.setWin(win, win > stake || (win > 0n && session.profile.isSmallWinCelebrated));
  }

  let revealed: { index: number; serverSeed: string; clientSeed: string } | undefined;
  const seedsOf = (index: number) => (revealed?.index === index ? revealed : undefined);

  function winOf(round: RoundView, { serverSeed, clientSeed }: NonNullable<typeof revealed>): bigint {
    if (round.state === 'SETTLED') return BigInt(round.win);
    const { nonce, choice, decisions } = round;
    return game.replay({ gameCode, serverSeed, clientSeed, nonce, stake: BigInt(round.stake), choice, decisions }).win;
  }

  /** Shows the results of bets at tables that the player left to open this one. */
  async function showLeftBets(): Promise<void> {
    if (readLeftBets().length === 0) return;
    try {
      const left = await import('../tables/leftBets.ts');
      left.showLeftBets({
        client,
        gameCode,
        tag,
        money: context.money,
        now: clock.now,
        place: frame.root,
        onShown() {
          void figures.refresh();
          siteFrame.post('balance_changed');
        },
      });
    } catch {
      // The code did not load. The next table shows them.
    }
  }

  function showFairness(): void {
    const facts: [string, string][] = state
      ? [
          [text('drawHash', { index: state.draw.index }), state.draw.hash],
          [text('drawTerminal', { index: state.chain.firstDraw }), state.chain.terminalHash],
          [text('drawPublicSeed'), state.chain.publicSeed],
          ...(revealed
            ? ([
                [text('drawSeed', { index: revealed.index }), revealed.serverSeed],
                [text('drawClientSeed', { index: revealed.index }), revealed.clientSeed],
              ] as [string, string][])
            : []),
        ]
      : [];
    openRoomFairness({ family: game.family, gameCode, text, facts });
  }

  function receive(message: DrawMessage): void {
    if (message.type === 'hello') {
      helloCount += 1;
      // Missed rounds are in the totals of the session.
      if (helloCount > 1) void room.catchUp();
      for (const { id, state: at } of message.mine) if (at === 'SETTLED') counted.add(id);
    }
    if (message.type === 'hello' || message.type === 'time') clock.sample(message.serverTime);
    // Before the first hello only the device's clock is known, which may be wrong by a day.
    if (message.type === 'hello' && helloCount === 1) void showLeftBets();
    state = drawAfter(state, message);
    if (!state) return;
    if (message.type === 'result') {
      revealed = { index: message.index, serverSeed: message.seed, clientSeed: state.clientSeed ?? '' };
      screen.onMessage(message, state);
      shown = showResult(message.index, message.result);
      return;
    }
    screen.onMessage(message, state);
    if (message.type === 'mine') void count(message.round);
  }

  frame.setMessage(text('roomConnecting'));
  room.mount(place);
  for (const { id } of session.missedBets) client.markShown(id).catch(() => undefined);

  connectToRoom<DrawMessage>({
    room,
    text,
    client,
    clock,
    path: 'draws',
    connect: parts.connect,
    onConnected: screen.setConnected,
    onMessage: receive,
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
