import type { RoundView, SessionView } from '../arcadeApi.ts';
import { randomHex, type ArcadeClient } from './arcadeClient.ts';
import { nextStakeIndex, type AutoplayPlan } from './autoplay.ts';
import { createAutoplay } from './autoplayControl.ts';
import { betOf } from './betOf.ts';
import { showFreeRounds } from './freeRounds.ts';
import { createGameFrame } from './gameFrame.ts';
import type { Text } from './gameText.ts';
import { listenToKeys } from './keys.ts';
import { mountStage } from './mountedStage.ts';
import { listenToPage } from './pageEvents.ts';
import { createPlaySheets } from './playSheets.ts';
import { codeOf, isOutdated, refusalOf, refuserOf } from './refusals.ts';
import { pause, sendUntilDecided } from './retrying.ts';
import { roundButtonOf } from './roundButton.ts';
import { createRoundReplay } from './roundReplay.ts';
import { showSessionFigures } from './sessionFigures.ts';
import type { SiteFrame } from './siteFrame.ts';
import type { Sounds } from './sounds.ts';
import type { GameClient, Phase } from './stage.ts';

/** The dependencies of play. */
export interface PlayParts {
  game: GameClient;
  client: ArcadeClient;
  session: SessionView;
  title: string;
  text: Text;
  tag: string;
  siteFrame: SiteFrame;
  sounds: Sounds;
  prefersStill: () => boolean;
  /** Whether a site shows its own bar above the game. */
  isFramed: boolean;
  onExit: () => void;
}

const RESUME_PAUSE_MS = 700;

/** Mounts a game in `place` and resumes an interrupted round, if any. */
export async function startPlay(place: HTMLElement, parts: PlayParts): Promise<void> {
  const { game, client, session, title, text, tag, siteFrame, prefersStill } = parts;
  const { profile } = session;
  const stakes = session.stakes.map(BigInt);
  let stakeIndex = Math.max(0, stakes.indexOf(BigInt(session.stake)));
  let { seeds } = session;
  let phase: Phase = 'idle';
  let openRound: RoundView | undefined;
  let isTurbo = false;
  let betAt = 0;

  const stakeNow = (): bigint => BigInt(freeRounds.current()?.stake ?? stakes[stakeIndex] ?? 0n);
  const bets = betOf(() => stage, session);
  const isFree = (): boolean => phase === 'idle' && !autoplay.current() && !roundReplay.leave();
  const refuse = refuserOf(parts);
  const autoplay = createAutoplay({ bet, isTurbo: () => isTurbo, onChange: showPhase });

  const frame = createGameFrame({
    family: game.family,
    title,
    text,
    currency: session.currency,
    isAutoplayOffered: profile.isAutoplayAllowed,
    isTurboOffered: profile.isTurboAllowed,
    isFramed: parts.isFramed,
    actions: {
      onRound: () => press(),
      onStakeStep: (step) => setStake(stakeIndex + step),
      onExit: parts.onExit,
      onSound() {
        parts.sounds.set(!parts.sounds.isOn());
        frame.setSound(parts.sounds.isOn());
      },
      onTurbo() {
        isTurbo = !isTurbo;
        frame.setTurbo(isTurbo);
      },
      onAutoplay: () => sheets.autoplay(),
      onRules: () => sheets.rules(),
      onHistory: () => sheets.history(),
      onFairness: () => sheets.fairness(),
      onBalance: () => void figures.refresh(),
    },
  });
  const freeRounds = showFreeRounds({ frame, text, currency: session.currency }, (hasOtherStake) => {
    if (hasOtherStake) stage.setStake?.(stakeNow());
    showButtons();
  });
  const mounted = mountStage({
    game,
    frame,
    session,
    title,
    text,
    tag,
    sounds: parts.sounds,
    prefersStill,
    isTurbo: () => isTurbo,
    stake: stakeNow,
    decide: (decision) => void decide(decision),
    changed: showButtons,
  });
  const { stage, sounds, showMessage } = mounted;
  const roundReplay = createRoundReplay({ mounted, frame, text, stake: stakeNow, setPhase, changed: showButtons });
  const sheets = createPlaySheets({
    ...parts,
    stage: () => stage,
    stake: stakeNow,
    seeds: () => seeds,
    onSeedsChanged(next) {
      seeds = next;
    },
    isFree,
    onAutoplay: (plan) => void playBy(plan),
    onReplay: (round) => void (isFree() && roundReplay.play(round)),
  });
  const figures = showSessionFigures({
    session,
    frame,
    client,
    isIdle: () => phase === 'idle',
    onExpired: refuse,
    onJackpots: (jackpots) => stage.setJackpots?.(jackpots),
    onFreeRounds: freeRounds.set,
  });
  frame.setStage(stage);

  function setStake(index: number): void {
    if (!isFree() || freeRounds.current()) return;
    applyStake(Math.min(stakes.length - 1, Math.max(0, index)));
  }

  function applyStake(index: number): void {
    if (index === stakeIndex) return;
    stakeIndex = index;
    stage.setStake?.(stakeNow());
    showButtons();
  }

  function setPhase(next: Phase): void {
    phase = next;
    showPhase();
  }

  function showPhase(): void {
    stage.setPhase?.(phase === 'idle' && autoplay.current() ? 'between' : phase);
    showButtons();
  }

  function showButtons(): void {
    const canChoose = isFree();
    const free = freeRounds.current();
    const canStep = canChoose && !free;
    frame.setChoosing(canChoose);
    frame.setStake(stakeNow(), canStep && stakeIndex > 0, canStep && stakeIndex < stakes.length - 1);
    const isReplaying = roundReplay.leave() !== undefined;
    const doing = { phase, openRound, isReplaying, autoplay: autoplay.current(), freeRounds: free?.left };
    frame.setRoundButton(
      roundButtonOf(
        { ...doing, canSkip: canSkip() },
        { choice: () => bets.choice(stakeNow()), openAction: (round) => stage.openAction?.(round) },
        text,
      ),
    );
  }

  // A decision plays briefly; a button that changed its action meanwhile would be pressed by mistake.
  const canSkip = (): boolean =>
    (!stage.openAction || roundReplay.isShown()) &&
    phase === 'playing' &&
    stage.skip !== undefined &&
    profile.isTurboAllowed;

  function press(): void {
    if (roundReplay.leave()) roundReplay.leave()?.();
    else if (autoplay.current()) autoplay.stop();
    else if (canSkip()) stage.skip?.();
    else if (phase === 'open') {
      const action = openRound && stage.openAction?.(openRound);
      if (action) void decide(action.decision);
    } else if (phase === 'idle') void bet();
  }

  function untilDecided<Value>(call: () => Promise<Value>): Promise<Value> {
    return sendUntilDecided(call, { text, onTrouble: (message) => frame.setMessage(message, 'trouble') });
  }

  /** Shows the events of a round from a position on. Resolves when it waits for the player or is over. */
  async function show(round: RoundView, from: number, isStill: boolean): Promise<void> {
    setPhase('playing');
    await stage.play(round, round.events.slice(from), isStill);
    if (round.state === 'OPEN') {
      openRound = round;
      mounted.showWin(BigInt(round.win));
      if (!mounted.hasSpoken()) showMessage(text('yourMove'));
      setPhase('open');
      return;
    }
    mounted.showEnd(round);
    if (round.balance === null) frame.setMessage(text('winOnItsWay'));
    else figures.setBalance(BigInt(round.balance));
    siteFrame.post('balance_changed');
    client.markShown(round.id).catch(() => undefined);
  }

  /** Counts the payment of a round, and waits for the minimum time between two bets. */
  async function endCycle(round?: RoundView): Promise<void> {
    openRound = undefined;
    if (round) figures.addPaid(round);
    figures.show();
    await pause(Math.max(0, profile.minCycleMs - (Date.now() - betAt)));
    setPhase('idle');
    // A pending win is credited by now, or the next poll shows it.
    if (!session.isFreePlay && frame.root.isConnected && !autoplay.current()) void figures.refresh();
  }

  /** Places a bet. Returns the round once it is over; undefined if it was not accepted or waits for the player. */
  async function bet(): Promise<RoundView | undefined> {
    const free = freeRounds.current();
    const stake = bets.stake(stakeNow());
    const cost = free ? 0n : stake;
    const choice = bets.choice(stakeNow());
    if (choice === undefined) return undefined;
    if (cost > figures.balance()) {
      await figures.refresh();
      if (phase !== 'idle') return undefined;
      if (cost > figures.balance()) {
        refuse('INSUFFICIENT_FUNDS');
        return undefined;
      }
    }
    betAt = Date.now();
    setPhase('sending');
    mounted.beginRound(stake);
    showMessage(text('sending'));
    frame.setBalance(figures.balance() - cost);
    sounds.play('bet');
    stage.begin();
    const clientSeed = seeds.clientSeed ?? randomHex(16);
    const request = {
      stake: stake.toString(),
      choice,
      idempotencyKey: randomHex(16),
      ...(seeds.clientSeed === null ? { clientSeed } : {}),
      ...(free && { freeRoundsId: free.id }),
    };
    try {
      const round = await untilDecided(() => client.bet(request));
      seeds = { ...seeds, clientSeed, nextNonce: round.nonce + 1 };
      if (round.state === 'VOID') {
        stage.cancel();
        figures.setBalance(figures.balance());
        showMessage(text('voidRound'), 'trouble');
        if (round.voidReason !== 'UNDECIDED') refuse(round.voidReason ?? '');
        await endCycle();
        return undefined;
      }
      // Until it is over, a round counts as a loss of its stake.
      figures.addNet(-cost);
      siteFrame.post('balance_changed');
      if (round.state === 'OPEN')
        figures.setBalance(round.balance === null ? figures.balance() - stake : BigInt(round.balance));
      await show(round, 0, prefersStill() || isTurbo);
      if (free) freeRounds.count(free.id);
      if (round.state === 'OPEN') return undefined;
      await endCycle(round);
      return round;
    } catch (error) {
      stage.cancel();
      figures.setBalance(figures.balance());
      frame.setMessage(text('ready'));
      await recover(error);
      if (!openRound) await endCycle();
      return undefined;
    }
  }

  async function decide(decision: unknown): Promise<void> {
    const round = openRound;
    if (phase !== 'open' || !round) return;
    setPhase('sending');
    try {
      const position = round.decisions.length;
      const next = await untilDecided(() => client.decide(round.id, { decision, position }));
      figures.addNet(BigInt(round.staked) - BigInt(next.staked));
      figures.show();
      if (next.state === 'OPEN' && next.balance !== null) figures.setBalance(BigInt(next.balance));
      await goOn(round, next);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'round.decision_passed' || code === 'round.closed') await catchUp(round);
      else {
        setPhase('open');
        const reason = refusalOf(code);
        if (reason !== undefined) refuse(reason);
        else showMessage(text(code === 'round.raise_refused' ? 'raiseRefused' : 'decisionRefused'), 'trouble');
      }
    }
  }

  /** Shows the new events of a decision. */
  async function goOn(before: RoundView, round: RoundView): Promise<void> {
    await show(round, before.events.length, prefersStill() || isTurbo);
    if (round.state !== 'OPEN') await endCycle(round);
  }

  /** Shows the server's state of an open round, after another page continued it. */
  async function catchUp(round: RoundView): Promise<void> {
    try {
      const fresh = await client.session();
      const now = fresh.interruptedRound?.id === round.id ? fresh.interruptedRound : await client.round(round.id);
      ({ seeds } = fresh);
      await goOn(round, now);
    } catch {
      setPhase('open');
      frame.setMessage(text('unreachable'), 'trouble');
    }
  }

  async function recover(error: unknown): Promise<void> {
    const code = codeOf(error);
    const reason = refusalOf(code);
    if (reason !== undefined) refuse(reason);
    else if (isOutdated(code)) {
      try {
        const fresh = await client.session();
        ({ seeds } = fresh);
        figures.setSession(fresh);
        freeRounds.set(fresh.freeRounds);
        if (fresh.interruptedRound) await resume(fresh.interruptedRound);
      } catch {
        frame.setMessage(text('unreachable'), 'trouble');
      }
    } else refuse('UNKNOWN');
  }

  /** Shows an interrupted round. The totals of the session already include it. */
  async function resume(round: RoundView): Promise<void> {
    setPhase('sending');
    const chip = bets.chip(round);
    stakeIndex = Math.max(0, stakes.indexOf(chip));
    stage.setStake?.(chip);
    stage.setChoice?.(round.choice);
    mounted.beginRound(BigInt(round.stake));
    showMessage(text('resumed'));
    stage.begin();
    await pause(prefersStill() ? 0 : RESUME_PAUSE_MS);
    await show(round, 0, prefersStill() || round.state === 'OPEN');
  }

  async function playBy(plan: AutoplayPlan): Promise<void> {
    if (!isFree()) return;
    const first = stakeIndex;
    const end = await autoplay.start(plan, {
      balance: figures.balance,
      onNext: (isWin) => applyStake(nextStakeIndex(plan, { stakes, first, now: stakeIndex, isWin })),
    });
    applyStake(first);
    showMessage(text('autoplayEnded', { reason: text(end) }));
    if (!session.isFreePlay) void figures.refresh();
  }

  listenToKeys({
    root: frame.root,
    onAny() {
      if (!autoplay.current()) return false;
      autoplay.stop();
      return true;
    },
    onPress: press,
    onStakeStep: (step) => setStake(stakeIndex + step),
    onKey: (key) => stage.onKey?.(key) ?? false,
  });
  siteFrame.onPause(() => {
    if (autoplay.current()) autoplay.stop('endReminder');
  });
  listenToPage({
    onVisible: () => void figures.refresh(),
    onOffline: () => frame.setMessage(text('offline'), 'trouble'),
    onOnline() {
      if (isFree()) frame.setMessage(text('ready'));
    },
  });

  frame.setWin(0n, false);
  frame.setMessage(text('ready'));
  frame.setSound(parts.sounds.isOn());
  frame.setTurbo(isTurbo);
  frame.setFreePlay(session.isFreePlay);
  freeRounds.set(session.freeRounds);
  setPhase('idle');
  place.replaceChildren(frame.root);
  siteFrame.post('ready');

  const interrupted = session.interruptedRound;
  if (interrupted) {
    await resume(interrupted);
    if (interrupted.state !== 'OPEN') await endCycle();
  }
}
