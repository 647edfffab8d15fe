import type { RoundView, SessionView } from '../../../arcadeApi.ts';
import type { Window } from '../../../games/lotusLanterns/roundEvents.ts';
import { ArcadeFailure, randomHex, type ArcadeClient } from './arcadeClient.ts';
import { createGameView } from './gameView.ts';
import { openHistory } from './historyPanel.ts';
import type { MessageKey, Messages } from './messages.ts';
import { openNotice } from './panel.ts';
import { openPaytable } from './paytablePanel.ts';
import { createReels } from './reels.ts';
import { playRound } from './roundPlayer.ts';
import { createRoundStage } from './roundStage.ts';
import type { SiteFrame } from './siteFrame.ts';
import type { Sounds } from './sounds.ts';

export interface GameParts {
  client: ArcadeClient;
  session: SessionView;
  messages: Messages;
  frame: SiteFrame;
  sounds: Sounds;
  prefersStill: () => boolean;
}

/** The window shown before the first round. */
const openingWindow: Window = [
  ['koi', 'naga', 'mango'],
  ['parasol', 'lantern', 'tuktuk'],
  ['elephant', 'lotus', 'bowl'],
  ['chilli', 'lantern', 'koi'],
  ['mango', 'naga', 'coconut'],
];
/** After this time, in ms, the player is asked before an unanswered spin is retried. */
const PATIENCE_MS = 40_000;
const LONGEST_PAUSE_MS = 4_000;

const refusals: Partial<Record<string, [MessageKey, MessageKey]>> = {
  LIMIT_REACHED: ['limitTitle', 'limitText'],
  PLAYER_BLOCKED: ['blockedTitle', 'blockedText'],
  GAME_DISABLED: ['gameDisabledTitle', 'gameDisabledText'],
  SESSION_EXPIRED: ['expiredTitle', 'expiredText'],
};

function pause(ms: number): Promise<void> {
  return new Promise((resume) => {
    setTimeout(resume, ms);
  });
}

/** Mounts the game in `place` and resumes an interrupted round, if any. */
export async function startGame(
  place: HTMLElement,
  { client, session, messages, frame, sounds, prefersStill }: GameParts,
): Promise<void> {
  const { text } = messages;
  const stakes = session.stakes.map(BigInt);
  let stakeIndex = Math.max(0, stakes.indexOf(BigInt(session.stake)));
  let { seeds } = session;
  let balance = BigInt(session.balance);
  let net = BigInt(session.won) - BigInt(session.wagered);
  let isBusy = false;
  let canSkip = false;
  /** The server's clock may differ from the browser's. */
  const openedAt = Date.now() - (session.serverTime - session.openedAt);

  const reels = createReels(openingWindow, prefersStill);
  const view = createGameView(reels.element, messages, session.currency, {
    onSpin: () => void press(),
    onStakeStep: (step) => setStake(stakeIndex + step),
    onExit: () => frame.tell('exit'),
    onSound() {
      sounds.set(!sounds.isOn());
      view.setSound(sounds.isOn());
    },
    onPaytable: () => openPaytable(messages, session.currency, stakeNow(), session.declaredReturn),
    onHistory: () =>
      openHistory(messages, session.currency, client, seeds, (next) => {
        seeds = next;
      }),
    onBalance: () => void refreshBalance(),
  });
  const stage = createRoundStage({
    view,
    reels,
    sounds,
    messages,
    currency: session.currency,
    prefersStill,
    onSkippable(isSkippable) {
      canSkip = isSkippable;
      if (isBusy) view.setSpin(isSkippable ? 'skippable' : 'busy');
    },
  });

  function stakeNow(): bigint {
    return stakes[stakeIndex] ?? 0n;
  }

  function setStake(index: number): void {
    if (isBusy) return;
    stakeIndex = Math.min(stakes.length - 1, Math.max(0, index));
    showStake();
  }

  function showStake(): void {
    view.setStake(stakeNow(), !isBusy && stakeIndex > 0, !isBusy && stakeIndex < stakes.length - 1);
  }

  function setBusy(next: boolean): void {
    isBusy = next;
    canSkip = false;
    view.setSpin(next ? 'busy' : 'ready');
    showStake();
  }

  function showSession(): void {
    view.setSession(Date.now() - openedAt, net);
  }

  async function refreshBalance(): Promise<void> {
    if (isBusy) return;
    try {
      const fresh = BigInt(await client.balance());
      if (isBusy) return;
      balance = fresh;
      view.setBalance(balance);
    } catch (error) {
      if (error instanceof ArcadeFailure && error.code === 'session.expired') showRefusal('SESSION_EXPIRED');
    }
  }

  function showRefusal(reason: string): void {
    if (reason === 'INSUFFICIENT_FUNDS') {
      const actions = session.isFreePlay
        ? [{ label: text('close'), isPrimary: true, onPress: () => undefined }]
        : [
            { label: text('close'), onPress: () => undefined },
            { label: text('deposit'), isPrimary: true, onPress: () => frame.tell('deposit') },
          ];
      openNotice(
        text('insufficientTitle'),
        text(session.isFreePlay ? 'insufficientFree' : 'insufficientText'),
        actions,
      );
      return;
    }
    const [title, words] = refusals[reason] ?? (['troubleTitle', 'troubleText'] as const);
    const isFinal = reason === 'SESSION_EXPIRED';
    openNotice(
      text(title),
      text(words),
      isFinal
        ? [{ label: text('exit'), isPrimary: true, onPress: () => frame.tell('exit') }]
        : [{ label: text('close'), isPrimary: true, onPress: () => undefined }],
      isFinal,
    );
  }

  /** Retries the spin until it is decided. Its idempotency key makes it one round. */
  async function decide(stake: bigint): Promise<RoundView> {
    const clientSeed = seeds.clientSeed ?? randomHex(16);
    const request = {
      stake: stake.toString(),
      idempotencyKey: randomHex(16),
      ...(seeds.clientSeed === null ? { clientSeed } : {}),
    };
    let waitedMs = 0;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const round = await client.spin(request);
        seeds = { ...seeds, clientSeed, nextNonce: round.nonce + 1 };
        return round;
      } catch (error) {
        if (!(error instanceof ArcadeFailure)) throw error;
        if (error.code !== 'round.too_soon' && !error.isPassing) throw error;
        if (error.isPassing) view.setMessage(text(navigator.onLine ? 'unreachable' : 'offline'), 'trouble');
        if (waitedMs > PATIENCE_MS) {
          await new Promise<void>((sendAgain) => {
            const retry = { label: text('retry'), isPrimary: true, onPress: () => undefined };
            openNotice(text('unreachableTitle'), text('unreachable'), [retry]).addEventListener('close', () =>
              sendAgain(),
            );
          });
          waitedMs = 0;
        }
        const ms = error.code === 'round.too_soon' ? 400 : Math.min(LONGEST_PAUSE_MS, 600 * 2 ** attempt);
        waitedMs += ms;
        await pause(ms);
      }
    }
  }

  async function present(round: RoundView, areReelsTurning: boolean): Promise<void> {
    stage.clear(BigInt(round.stake));
    await playRound(round, stage, areReelsTurning);
    if (round.balance === null) view.setMessage(text('winOnItsWay'));
    else {
      balance = BigInt(round.balance);
      view.setBalance(balance);
    }
    frame.tell('balance_changed');
    client.markShown(round.id).catch(() => undefined);
  }

  async function press(): Promise<void> {
    if (isBusy) {
      if (canSkip) stage.skip();
      return;
    }
    const stake = stakeNow();
    if (stake > balance) {
      await refreshBalance();
      if (stake > balance) {
        showRefusal('INSUFFICIENT_FUNDS');
        return;
      }
    }
    setBusy(true);
    const begun = Date.now();
    const before = reels.window();
    stage.clear(stake);
    view.setMessage(text('spinning'));
    view.announce(text('spinning'));
    view.setBalance(balance - stake);
    sounds.spin();
    stage.startReels();
    try {
      const round = await decide(stake);
      if (round.state === 'VOID') {
        await reels.stop(before, () => undefined);
        view.setBalance(balance);
        view.setMessage(text('voidRound'), 'trouble');
        view.announce(text('voidRound'));
        if (round.voidReason !== 'UNDECIDED') showRefusal(round.voidReason ?? '');
      } else {
        await present(round, true);
        // After the reels have shown it.
        net += BigInt(round.win) - BigInt(round.stake);
      }
    } catch (error) {
      await reels.stop(before, () => undefined);
      view.setBalance(balance);
      view.setMessage(text('ready'));
      await recover(error);
    }
    showSession();
    await pause(Math.max(0, session.minCycleMs - (Date.now() - begun)));
    setBusy(false);
    if (session.isFreePlay) return;
    // A pending win is credited by now, or the next poll shows it.
    if (view.root.isConnected) void refreshBalance();
  }

  async function recover(error: unknown): Promise<void> {
    const code = error instanceof ArcadeFailure ? error.code : 'unexpected';
    if (code === 'session.expired') showRefusal('SESSION_EXPIRED');
    else if (code === 'round.insufficient_funds') showRefusal('INSUFFICIENT_FUNDS');
    else if (
      code === 'round.unfinished' ||
      code === 'seed.client_seed_set' ||
      code === 'seed.rotated' ||
      code === 'seed.client_seed_needed'
    ) {
      try {
        const fresh = await client.session();
        ({ seeds } = fresh);
        balance = BigInt(fresh.balance);
        net = BigInt(fresh.won) - BigInt(fresh.wagered);
        view.setBalance(balance);
        if (fresh.interruptedRound) await resume(fresh.interruptedRound);
      } catch {
        view.setMessage(text('unreachable'), 'trouble');
      }
    } else showRefusal('UNKNOWN');
  }

  async function resume(round: RoundView): Promise<void> {
    view.setMessage(text('resumed'));
    view.announce(text('resumed'));
    await pause(prefersStill() ? 0 : 700);
    await present(round, false);
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button:not(.spin), a');
    if ((event.key === ' ' || event.key === 'Enter') && !isOnControl) {
      event.preventDefault();
      if (!event.repeat) void press();
    } else if (event.key === '+' || event.key === '=' || event.key === 'ArrowUp') setStake(stakeIndex + 1);
    else if (event.key === '-' || event.key === 'ArrowDown') setStake(stakeIndex - 1);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshBalance();
  });
  addEventListener('offline', () => view.setMessage(text('offline'), 'trouble'));
  addEventListener('online', () => {
    if (!isBusy) view.setMessage(text('ready'));
  });
  setInterval(showSession, 1000);

  view.setBalance(balance);
  view.setWin(0n, false);
  view.setMessage(text('ready'));
  view.setSound(sounds.isOn());
  view.setFreePlay(session.isFreePlay);
  showSession();
  setBusy(false);
  place.replaceChildren(view.root);
  frame.tell('ready');

  if (session.interruptedRound) {
    setBusy(true);
    await resume(session.interruptedRound);
    setBusy(false);
  }
}
