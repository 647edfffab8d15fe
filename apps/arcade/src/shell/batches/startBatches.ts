import type { RoundView } from '../../arcadeApi.ts';
import { amountText } from '../amountText.ts';
import { ArcadeFailure, randomHex } from '../arcadeClient.ts';
import { openFairness } from '../fairnessSheet.ts';
import { listenToKeys } from '../keys.ts';
import { listenToPage } from '../pageEvents.ts';
import { paidBy } from '../paidBy.ts';
import type { PlayParts } from '../play.ts';
import { endOfSession, isOutdated, refuserOf } from '../refusals.ts';
import { sendUntilDecided } from '../retrying.ts';
import { openRounds } from '../room/openRounds.ts';
import { createRoomFrame } from '../room/roomFrame.ts';
import { arcadeSocketAddress, type SocketLike } from '../room/roomSocket.ts';
import { openRules } from '../rulesSheet.ts';
import type { BatchContext, BatchGameClient } from './batchGame.ts';
import { createBatchSender } from './batchSender.ts';

interface BatchPlayParts extends Omit<PlayParts, 'game'> {
  game: BatchGameClient;
  /** Opens a connection to a path; the browser's WebSocket by default. */
  connect?: (path: string) => SocketLike;
}

/**
 * The allowance for a batch with more latency than the next one, in ms. The server measures a cycle by arrival times.
 */
const ARRIVAL_MS = 250;

/** Mounts a game with batches, and shows a missed batch. */
export function startBatches(place: HTMLElement, parts: BatchPlayParts): Promise<void> {
  const { game, client, session, title, text, tag, siteFrame, sounds, prefersStill } = parts;
  const { currency, gameCode, profile } = session;
  let { seeds } = session;
  /** The balance without bets in flight. */
  let base = 0n;
  let held = 0n;
  /** The paid wins that are not shown yet. */
  let unseen = 0n;

  const refuse = refuserOf(parts);
  const sumOf = (items: readonly unknown[]): bigint =>
    items.reduce<bigint>((sum, item) => sum + game.amountOf(item), 0n);

  const sender = createBatchSender<unknown>({
    ...game.batch,
    cycleMs: profile.minCycleMs + (profile.minCycleMs > 0 ? ARRIVAL_MS : 0),
    send,
    onDecided,
    onRefused(items, error) {
      showBalance();
      if (error instanceof ArcadeFailure && error.code === 'shots.late') {
        screen.onReturned?.(items);
        return;
      }
      screen.onRefused(items);
      const code = error instanceof ArcadeFailure ? error.code : 'unexpected';
      const end = endOfSession(code);
      if (end !== undefined) refuse(end);
      else if (code === 'round.insufficient_funds') refuse('INSUFFICIENT_FUNDS');
      else showMessage(text('voidRound'), 'trouble');
      void figures.refresh();
    },
  });
  const left = (): bigint => base - sumOf(sender.pending()) - held - unseen;
  const showBalance = (): void => room.frame.setBalance(left());

  const context: BatchContext<unknown> = {
    text,
    tag,
    currency,
    gameCode,
    title,
    dress: session.dress,
    profile,
    stakes: session.stakes.map(BigInt),
    sounds,
    prefersStill,
    money: (minor) => amountText(minor, currency),
    balance: left,
    hold(amount) {
      held = amount;
      showBalance();
    },
    token: () => client.token(),
    connect: parts.connect ?? ((path) => new WebSocket(arcadeSocketAddress(path, location))),
    add(item) {
      const isAdded = sender.add(item);
      if (isAdded) showBalance();
      return isAdded;
    },
    capacity: () => ({
      items: game.batch.maxItems - sender.waiting().length,
      amount: BigInt(session.slip?.max ?? 0) - sumOf(sender.waiting()),
    }),
    showMessage,
    announce: (message) => room.frame.announce(message),
    refuse,
    onPause: (stop) => siteFrame.onPause(stop),
    showWin: (win, isCelebrated) => room.frame.setWin(win, isCelebrated),
  };
  const screen = game.createScreen(context);

  const room = createRoomFrame(parts, {
    family: game.family,
    stage: screen.root,
    dock: [screen.bets, screen.below],
    onRules: () => openRules(screen.sheets, text, session),
    onHistory: () =>
      openRounds({ ...parts, describe: (event) => screen.sheets.describe(event), onFairness: showFairness }),
    onFairness: showFairness,
    isIdle: () => sender.pending().length === 0,
    shownOf(balance) {
      base = balance;
      return left();
    },
  });
  const { frame, figures } = room;

  function showMessage(message: string, tone?: 'win' | 'trouble'): void {
    room.showMessage(message, tone);
  }

  /** Sends a batch. Its key stays the same across retries, so nothing is staked twice. */
  async function send(items: readonly unknown[]): Promise<RoundView> {
    const request = {
      stake: sumOf(items).toString(),
      choice: game.choiceOf(items),
      idempotencyKey: randomHex(16),
    };
    const attempt = async (): Promise<RoundView> => {
      const clientSeed = seeds.clientSeed ?? randomHex(16);
      const withSeed = { ...request, ...(seeds.clientSeed === null ? { clientSeed } : {}) };
      const round = await sendUntilDecided(() => client.bet(withSeed), {
        text,
        onTrouble: (message) => frame.setMessage(message, 'trouble'),
      });
      seeds = { ...seeds, clientSeed, nextNonce: round.nonce + 1 };
      return round;
    };
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ArcadeFailure) || !isOutdated(error.code)) throw error;
      // The seeds were rotated elsewhere; such a refusal moves no money.
      ({ seeds } = await client.session());
      return await attempt();
    }
  }

  function onDecided(items: readonly unknown[], round: RoundView): void {
    frame.setMessage('');
    if (round.state === 'VOID') {
      showBalance();
      screen.onRefused(items);
      if (round.voidReason === 'UNDECIDED') showMessage(text('voidRound'), 'trouble');
      else refuse(round.voidReason ?? '');
      return;
    }
    const paid = paidBy(round);
    figures.addNet(-BigInt(round.stake));
    // A pending win is added by the answer to the next poll.
    figures.setBalance(round.balance === null ? base - BigInt(round.stake) : BigInt(round.balance));
    if (round.balance === null) void figures.refresh();
    const isHeld = (item: unknown): boolean => game.holds?.(round.choice, item) ?? true;
    const returned = items.filter((item) => !isHeld(item));
    if (returned.length > 0) screen.onReturned?.(returned);
    const shown = screen.onDecided(items.filter(isHeld), round.events);
    const onShown = (): void => {
      figures.addNet(paid);
      figures.show();
      siteFrame.post('balance_changed');
      client.markShown(round.id).catch(() => undefined);
    };
    if (!shown) {
      onShown();
      return;
    }
    // The balance does not reveal results that the screen has not shown yet.
    const kept = round.balance === null ? 0n : paid;
    unseen += kept;
    showBalance();
    const showKept = (): void => {
      unseen -= kept;
      showBalance();
      onShown();
    };
    void shown.then(showKept);
  }

  function showFairness(): void {
    openFairness({
      family: game.family,
      gameCode,
      text,
      client,
      seeds,
      onSeedsChanged(next) {
        seeds = next;
      },
    });
  }

  listenToKeys({
    root: frame.root,
    onAny: screen.onAny,
    onPress: screen.press,
    onStakeStep: screen.onStakeStep,
    onKey: screen.onKey,
  });
  listenToPage({
    onVisible: () => void figures.refresh(),
    onOffline: () => frame.setMessage(text('offline'), 'trouble'),
    onOnline: () => frame.setMessage(''),
  });

  room.mount(place);
  screen.start();
  const missed = session.interruptedRound;
  if (missed) {
    showMessage(game.describeMissed(missed, context));
    client.markShown(missed.id).catch(() => undefined);
  } else showMessage(text('ready'));
  return Promise.resolve();
}
