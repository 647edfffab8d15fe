import './lottery.css';
import type { RoundView } from '../../arcadeApi.ts';
import type { DrawMessage } from '../../drawApi.ts';
import { amountText } from '../amountText.ts';
import { ArcadeFailure, randomHex } from '../arcadeClient.ts';
import type { DrawState } from '../draw/drawState.ts';
import { element } from '../element.ts';
import { listenToKeys } from '../keys.ts';
import { createMotion } from '../motion.ts';
import type { PlayParts } from '../play.ts';
import { refuserOf } from '../refusals.ts';
import { openRoomFairness } from '../room/fairnessSheet.ts';
import { connectToRoom } from '../room/roomConnection.ts';
import { openRounds } from '../room/openRounds.ts';
import { createRoomFrame } from '../room/roomFrame.ts';
import type { SocketLike } from '../room/roomSocket.ts';
import { createServerClock } from '../room/serverClock.ts';
import { openRules } from '../rulesSheet.ts';
import { createBettingDesk } from './bettingDesk.ts';
import { createCountdown } from './countdown.ts';
import { lotteryAfter } from './lotteryState.ts';
import type { LotteryClient } from './lotteryGame.ts';
import { lotterySheets } from './lotteryStage.ts';
import { createPlayerTickets } from './playerTickets.ts';
import { openMissing, openResults } from './resultSheets.ts';

interface LotteryParts extends Omit<PlayParts, 'game'> {
  game: LotteryClient;
  /** Opens the connection; the browser's WebSocket by default. */
  connect?: () => SocketLike;
}

/** Mounts a lottery in `place` and connects it to the draws of its title. */
export function startLottery(place: HTMLElement, parts: LotteryParts): Promise<void> {
  const { game, client, session, text, sounds, prefersStill } = parts;
  const { currency, gameCode, profile } = session;
  const lottery = game.lotteryOf(gameCode);
  const money = (minor: bigint): string => amountText(minor, currency);
  const clock = createServerClock();
  const motion = createMotion();
  let state: DrawState | undefined;
  let isConnected = false;

  const refuse = refuserOf(parts);

  const sheets = lotterySheets({ text, money }, lottery, game.describe);
  const show = lottery.createShow({ text, motion, sounds, dress: session.dress });
  const countdown = createCountdown({ text, now: clock.now });
  const number = element('span', { class: 'lot-draw-number' });
  const status = element('p', { class: 'lot-status' });
  const strip = element('ol', { class: 'lot-strip', 'aria-label': text('pastResults') });
  const sheetButton = (key: string, open: typeof openResults): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: 'button is-small' }, text(key));
    button.addEventListener('click', () => open({ lottery, text, past: state?.past ?? [] }));
    return button;
  };
  const stage = element(
    'div',
    { class: 'lot-stage' },
    element('div', { class: 'lot-head' }, countdown.root, element('div', { class: 'lot-draw' }, number, status)),
    show.root,
    element(
      'div',
      { class: 'lot-past' },
      strip,
      sheetButton('pastResults', openResults),
      sheetButton('missingShort', openMissing),
    ),
  );
  const tickets = createPlayerTickets({ text, money, onCancel: (round) => void cancel(round) });
  const desk = createBettingDesk({
    text,
    money,
    lottery,
    session,
    client,
    clientSeed: randomHex(16),
    onRound(round) {
      onMine(round);
      room.countStake(round, BigInt(round.stake));
    },
    showMessage,
    refuse,
  });
  const room = createRoomFrame(parts, {
    family: game.family,
    stage,
    dock: [desk.root, tickets.root],
    onRules: () => openRules(sheets, text, session),
    onHistory: () => openRounds({ ...parts, describe: sheets.describe, onFairness: showFairness }),
    onFairness: showFairness,
    isIdle: () => !desk.isBusy(),
  });
  const { frame, figures } = room;
  frame.root.classList.add('has-lottery');

  function showMessage(message: string, tone?: 'win' | 'trouble'): void {
    room.showMessage(message, tone);
  }

  function onMine(round: RoundView): void {
    if (!state) return;
    const before = state.mine.get(round.id);
    state = lotteryAfter(state, { type: 'mine', round });
    const isOver = round.state === 'SETTLED' || round.state === 'VOID';
    if (isOver && before && before.state !== round.state) onEnded(round);
    if (state) tickets.show(state);
  }

  function onEnded(round: RoundView): void {
    const [win, stake] = [BigInt(round.win), BigInt(round.stake)];
    if (round.state === 'VOID') figures.addNet(stake);
    else figures.addNet(win);
    figures.show();
    if (win > 0n) {
      frame.setWin(win, win > stake || profile.isSmallWinCelebrated);
      showMessage(text('youWin', { amount: money(win) }), 'win');
      sounds.play('win');
    }
    room.countEnd(round);
    client.markShown(round.id).catch(() => undefined);
  }

  async function cancel(round: RoundView): Promise<void> {
    try {
      const cancelled = await client.cancel(round.id);
      onMine(cancelled);
      showMessage(text('cancelDone', { amount: money(BigInt(round.stake)) }));
      void figures.refresh();
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      showMessage(text(error.code === 'draw.closed' ? 'cancelLate' : 'unreachableText'), 'trouble');
      if (state) tickets.show(state);
    }
  }

  function showFairness(): void {
    openRoomFairness({
      family: game.family,
      gameCode,
      text,
      facts: state
        ? [
            [text('currentHash', { index: state.draw.index }), state.draw.hash],
            [text('terminalHash'), state.chain.terminalHash],
            [text('publicSeed'), state.chain.publicSeed],
          ]
        : [],
    });
  }

  function showStrip({ past }: DrawState): void {
    strip.replaceChildren(
      ...past.slice(1, 9).map(({ index, result }) =>
        element(
          'li',
          {
            class: 'lot-strip-draw',
            'aria-label': text('lastDraw', { index, result: lottery.resultWords(result, text) }),
          },
          element('span', { class: 'lot-strip-index', 'aria-hidden': 'true' }, String(index).slice(-4)),
          element('span', { class: 'lot-strip-balls', 'aria-hidden': 'true' }, ...lottery.resultNodes(result, text)),
        ),
      ),
    );
  }

  function showStatus({ phase, past }: DrawState): void {
    const [last] = past;
    const words =
      phase === 'closed'
        ? text('betsClosed')
        : last
          ? text('lastDraw', { index: last.index, result: lottery.resultWords(last.result, text) })
          : text('noResults');
    status.textContent = words;
  }

  function onMessage(message: DrawMessage): void {
    if (message.type === 'hello' || message.type === 'time') clock.sample(message.serverTime);
    if (message.type === 'mine') {
      onMine(message.round);
      return;
    }
    state = lotteryAfter(state, message);
    if (!state) return;
    number.textContent = text('drawNumber', { index: state.draw.index });
    if (message.type === 'hello') {
      show.show(state.past[0]?.result);
      void figures.refresh();
    }
    if (message.type === 'closed') frame.announce(text('betsClosed'));
    if (message.type === 'result') {
      motion.start(prefersStill());
      frame.announce(text('lastDraw', { index: message.index, result: lottery.resultWords(message.result, text) }));
      void show.play(message.result);
    }
    if (message.type !== 'bets' && message.type !== 'time') {
      showStrip(state);
      showStatus(state);
      tickets.show(state);
    }
    countdown.show(state);
    desk.show(state, isConnected);
  }

  frame.setMessage(text('roomConnecting'));
  room.mount(place);

  connectToRoom<DrawMessage>({
    room,
    text,
    client,
    clock,
    path: 'draws',
    connect: parts.connect,
    onConnected(isOpen) {
      isConnected = isOpen;
      if (state) desk.show(state, isConnected);
    },
    onMessage,
    onRefused: () => refuse('SESSION_EXPIRED'),
  });
  listenToKeys({
    root: frame.root,
    onAny: () => false,
    onPress: desk.press,
    onStakeStep: desk.stepAmount,
    onKey: () => false,
  });
  return Promise.resolve();
}
