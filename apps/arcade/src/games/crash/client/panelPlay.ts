import type { RoundView } from '../../../arcadeApi.ts';
import type { RoomMessage } from '../../../roomApi.ts';
import { ArcadeFailure, randomHex } from '../../../shell/arcadeClient.ts';
import {
  countRound,
  nextStakeIndex,
  startAutoplay,
  type AutoplayPlan,
  type AutoplayRun,
} from '../../../shell/autoplay.ts';
import { pause, sendUntilDecided } from '../../../shell/retrying.ts';
import type { RoomContext } from '../../../shell/room/roomGame.ts';
import type { RoomState } from '../../../shell/room/roomState.ts';
import {
  buttonOf,
  canHalve,
  choiceOf,
  emptyPanel,
  isNewer,
  isOfRound,
  openBet,
  resultOf,
  type ButtonAction,
  type CashOutPart,
  type PanelState,
} from './panelState.ts';

/** The stake and target of the next bet. */
export interface BetTerms {
  /** In minor units. */
  stake: bigint;
  /** In hundredths; null leaves the cash-out to the player. */
  target: number | null;
}

/** The play of one panel: its requests and results. It draws nothing. */
export interface PanelPlay {
  state: () => PanelState;
  /** The current action of the button. */
  action: () => ButtonAction;
  /** Whether the room is connected. A cash-out is sent without it too. */
  isConnected: () => boolean;
  /** Whether half can be cashed out now. */
  canHalve: () => boolean;
  /** Whether stake and target can be changed. */
  isFree: () => boolean;
  autoplay: () => AutoplayRun | undefined;
  press: () => void;
  cashOutHalf: () => void;
  startAutoplay: (plan: AutoplayPlan) => void;
  stopAutoplay: () => void;
  onMessage: (message: RoomMessage, room: RoomState) => void;
  setConnected: (isConnected: boolean) => void;
}

/** The stake that a panel shows, by its index among the available stakes. */
export interface ShownStake {
  index: () => number;
  set: (index: number) => void;
}

interface PlayParts {
  panel: 0 | 1;
  context: Pick<
    RoomContext,
    | 'client'
    | 'text'
    | 'stakes'
    | 'balance'
    | 'refuse'
    | 'showMessage'
    | 'onStaked'
    | 'onEnded'
    | 'onOutdated'
    | 'onPause'
    | 'sounds'
  >;
  terms: () => BetTerms;
  stake: ShownStake;
  onChange: () => void;
  /** Queued bets are sent within this many ms after a round opens, so that they do not all arrive at once. */
  spreadMs?: number;
}

const SPREAD_MS = 500;
const REPEAT_REQUEST_MS = 1_000;
const FIRST_RETRY_MS = 150;
const MAX_RETRY_MS = 1_200;

/** Creates the play of a panel. */
export function createPanelPlay(parts: PlayParts): PanelPlay {
  const { panel, context, terms, stake: shownStake, onChange, spreadMs = SPREAD_MS } = parts;
  const { client, text } = context;
  let state = emptyPanel;
  let room: RoomState | undefined;
  let isConnected = false;
  let run: AutoplayRun | undefined;
  /** The index of the stake with which auto-bet began. */
  let firstStake = 0;
  /** The seed of the pending bet. It identifies the bet in messages of the room. */
  let pendingSeed: string | undefined;
  /** The pending bet, if a message about it arrived before the answer. */
  let reportedBet: RoundView | undefined;
  /** A bet of this panel that another page placed while this one was sending. */
  let foreign: RoundView | undefined;
  /** Whether this page placed the bet, so that it counts its figures itself. */
  let isPlayer = false;
  let wasLate = false;
  let isRequesting = false;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  context.onPause(() => endAutoplay('endReminder'));

  function change(next: Partial<PanelState>): void {
    state = { ...state, ...next };
    onChange();
  }

  function crashedAt(bet: RoundView): number | undefined {
    if (!room || !isOfRound(bet, room)) return undefined;
    const [last] = room.past;
    return last?.index === room.round.index ? last.hundredths : undefined;
  }

  /** Bets in the open round, or queues a bet for the next one. */
  function queue(): void {
    if (room?.phase === 'betting' && isConnected && !openBet(state, room)) void send();
    else change({ next: 'queued' });
  }

  function cancel(): void {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    if (state.next === 'queued') change({ next: 'none' });
  }

  async function send(): Promise<void> {
    const { stake, target } = terms();
    if (stake > context.balance()) {
      change({ next: 'none' });
      endAutoplay('endTrouble');
      context.refuse('INSUFFICIENT_FUNDS');
      return;
    }
    const clientSeed = randomHex(16);
    pendingSeed = clientSeed;
    reportedBet = undefined;
    foreign = undefined;
    change({ next: 'sending', result: undefined });
    context.sounds.play('bet');
    const request = { stake: stake.toString(), choice: { panel, target, clientSeed }, idempotencyKey: randomHex(16) };
    try {
      const round = await sendUntilDecided(() => (reportedBet ? Promise.resolve(reportedBet) : client.bet(request)), {
        text,
        onTrouble: (message) => context.showMessage(message, 'trouble'),
      });
      if (pendingSeed === clientSeed) accept(round);
      else applyRound(round);
    } catch (error) {
      // A message has already reported that the bet was accepted.
      if (pendingSeed !== clientSeed) return;
      pendingSeed = undefined;
      refuse(error instanceof ArcadeFailure ? error.code : 'unexpected');
    }
  }

  function refuse(code: string): void {
    if (code === 'room.closed') {
      // Nothing was taken. A series continues with the next round.
      change({ next: run ? 'queued' : 'none', result: { kind: 'closed' } });
      return;
    }
    change({ next: 'none' });
    endAutoplay('endTrouble');
    if (code === 'round.unfinished' && foreign) {
      applyRound(foreign);
      context.showMessage(text('placedElsewhere'));
      return;
    }
    if (code === 'session.expired') context.refuse('SESSION_EXPIRED');
    else if (code === 'round.insufficient_funds') context.refuse('INSUFFICIENT_FUNDS');
    else context.refuse('UNKNOWN');
    context.onOutdated();
  }

  function accept(round: RoundView): void {
    pendingSeed = undefined;
    reportedBet = round;
    isPlayer = true;
    wasLate = false;
    change({ next: 'none', bet: round, result: resultOf(round, false, undefined), cashing: undefined });
    if (round.state === 'VOID') {
      client.markShown(round.id).catch(() => undefined);
      endAutoplay('endTrouble');
      if (round.voidReason === null || round.voidReason === 'UNDECIDED')
        context.showMessage(text('voidRound'), 'trouble');
      else context.refuse(round.voidReason);
      return;
    }
    context.onStaked(round);
    if (round.state !== 'OPEN') end(round);
    else if (room && !isOfRound(round, room)) void requestRound();
  }

  /** Applies a view of this panel's bet. Ignores older views. */
  function applyRound(round: RoundView): void {
    if (pendingSeed !== undefined && choiceOf(round).clientSeed === pendingSeed) {
      accept(round);
      return;
    }
    const { bet } = state;
    if (bet?.id === round.id) {
      if (!isNewer(round, bet)) return;
      change({ bet: round, result: resultOf(round, wasLate, crashedAt(round)) });
      if (bet.state === 'OPEN' && round.state !== 'OPEN') end(round);
      else if (bet.state !== 'OPEN') context.onOutdated();
      return;
    }
    // A bet that another page, or this one before a reload, placed.
    if (!room || !isOfRound(round, room) || round.state === 'VOID') return;
    if (state.next === 'sending') foreign = round;
    else {
      isPlayer = false;
      wasLate = false;
      change({ next: 'none', bet: round, cashing: undefined, result: resultOf(round, false, crashedAt(round)) });
      context.onOutdated();
    }
  }

  function end(round: RoundView): void {
    if (round.state === 'VOID') {
      client.markShown(round.id).catch(() => undefined);
      context.showMessage(text('voidRound'), 'trouble');
      context.onOutdated();
      endAutoplay('endTrouble');
      return;
    }
    context.onEnded(round);
    // The stake of a bet that this page did not place may belong to the totals of another session.
    if (!isPlayer) context.onOutdated();
    if (!run) return;
    const counted = countRound(run, {
      stake: BigInt(round.stake),
      win: BigInt(round.win),
      balance: context.balance(),
    });
    ({ run } = counted);
    if (counted.end !== undefined) {
      endAutoplay(counted.end);
      return;
    }
    // A returned stake was neither won nor lost.
    if (state.result?.kind !== 'returned') changeStake(run.plan, BigInt(round.win) > BigInt(round.stake));
    queue();
  }

  function changeStake(plan: AutoplayPlan, isWin: boolean): void {
    const { stakes } = context;
    shownStake.set(nextStakeIndex(plan, { stakes, first: firstStake, now: shownStake.index(), isWin }));
  }

  function endAutoplay(reason: string): void {
    if (!run) return;
    run = undefined;
    shownStake.set(firstStake);
    cancel();
    context.showMessage(text('autoplayEnded', { reason: text(reason) }));
    onChange();
  }

  async function cashOut(part: CashOutPart): Promise<void> {
    const bet = openBet(state, room);
    if (!bet || state.cashing !== undefined || room?.phase !== 'running') return;
    if (part === 'half' && !canHalve(bet)) return;
    change({ cashing: part });
    const request = { decision: { cashOut: part }, position: bet.decisions.length };
    for (let pauseMs = FIRST_RETRY_MS; isUndecided(bet); pauseMs = Math.min(MAX_RETRY_MS, pauseMs * 2)) {
      try {
        applyRound(await client.decide(bet.id, request));
        break;
      } catch (error) {
        const code = error instanceof ArcadeFailure ? error.code : 'unexpected';
        if (error instanceof ArcadeFailure && error.isPassing) {
          context.showMessage(text(navigator.onLine ? 'cashOutRetried' : 'offline'), 'trouble');
          await pause(pauseMs);
          continue;
        }
        answerRefusal(bet, code);
        break;
      }
    }
    if (state.bet?.id === bet.id) change({ cashing: undefined });
  }

  /** Whether the bet is open and unchanged since this view of it. */
  function isUndecided(bet: RoundView): boolean {
    const now = state.bet;
    return now?.id === bet.id && now.state === 'OPEN' && now.decisions.length === bet.decisions.length;
  }

  function answerRefusal(bet: RoundView, code: string): void {
    if (code === 'room.crashed') {
      if (state.bet?.id !== bet.id) return;
      wasLate = true;
      change({ result: { kind: 'late', hundredths: crashedAt(bet) } });
    } else if (code === 'round.closed' || code === 'round.decision_passed') void requestRound();
    else if (code === 'session.expired') context.refuse('SESSION_EXPIRED');
    else context.showMessage(text('decisionRefused'), 'trouble');
  }

  /** Requests a bet whose end no message reported. */
  async function requestRound(): Promise<void> {
    const { bet } = state;
    if (!bet || isRequesting) return;
    isRequesting = true;
    while (state.bet?.id === bet.id && state.bet.state === 'OPEN') {
      try {
        applyRound(await client.round(bet.id));
      } catch (error) {
        if (error instanceof ArcadeFailure && !error.isPassing) break;
      }
      if (openBet(state, room) && room?.phase !== 'crashed') break;
      await pause(REPEAT_REQUEST_MS);
    }
    isRequesting = false;
  }

  function onCrash(): void {
    const bet = openBet(state, room);
    if (!bet || state.cashing !== undefined) return;
    const hundredths = crashedAt(bet);
    // The server settles the bet a moment later; its answer is final.
    if (wasLate) change({ result: { kind: 'late', hundredths } });
    else if (canHalve(bet) && !isTargetReached(bet, hundredths)) change({ result: { kind: 'crashed', hundredths } });
  }

  function onOpened(): void {
    if (state.bet?.state === 'OPEN' && !openBet(state, room)) void requestRound();
    if (state.next !== 'queued') return;
    // A series counts the last bet before it makes another.
    if (run && state.bet?.state === 'OPEN') return;
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => {
      if (state.next === 'queued') queue();
    }, Math.random() * spreadMs);
  }

  return {
    state: () => state,
    action: () => buttonOf(state, room, isConnected),
    isConnected: () => isConnected,
    canHalve() {
      const bet = openBet(state, room);
      return bet !== undefined && room?.phase === 'running' && state.cashing === undefined && canHalve(bet);
    },
    isFree: () => state.next === 'none' && !run && !(openBet(state, room) && room?.phase !== 'crashed'),
    autoplay: () => run,
    press() {
      const action = buttonOf(state, room, isConnected);
      if (action === 'bet' || action === 'bet_next') queue();
      else if (action === 'cash_out') void cashOut('all');
      else if (action === 'cancel') {
        if (run) endAutoplay('endPressed');
        else cancel();
      }
    },
    cashOutHalf: () => void cashOut('half'),
    startAutoplay(plan) {
      if (run || state.next !== 'none') return;
      run = startAutoplay(plan);
      firstStake = shownStake.index();
      if (openBet(state, room)) onChange();
      else queue();
    },
    stopAutoplay: () => endAutoplay('endPressed'),
    onMessage(message, next) {
      room = next;
      if (message.type === 'hello') {
        for (const round of message.mine) if (choiceOf(round).panel === panel) applyRound(round);
        if (message.phase === 'betting') onOpened();
        else if (state.bet?.state === 'OPEN' && !openBet(state, room)) void requestRound();
        if (message.phase === 'crashed') onCrash();
      } else if (message.type === 'mine') {
        if (choiceOf(message.round).panel === panel) applyRound(message.round);
      } else if (message.type === 'crash') onCrash();
      else if (message.type === 'opened') onOpened();
      onChange();
    },
    setConnected(next) {
      isConnected = next;
      onChange();
    },
  };
}

function isTargetReached(bet: RoundView, hundredths: number | undefined): boolean {
  const { target } = choiceOf(bet);
  return target !== null && hundredths !== undefined && target <= hundredths;
}
