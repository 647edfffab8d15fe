import type { RoundView, SessionView } from '../arcadeApi.ts';
import { amountText } from './amountText.ts';
import { isFeatureWin } from './autoplay.ts';
import { createCountUp } from './countUp.ts';
import type { GameFrame } from './gameFrame.ts';
import type { Text } from './gameText.ts';
import { trackSounds, type TrackedSounds } from './heardSounds.ts';
import { paidBy } from './paidBy.ts';
import type { Sounds } from './sounds.ts';
import type { GameClient, Stage } from './stage.ts';

interface MountParts {
  game: GameClient;
  frame: GameFrame;
  session: Pick<SessionView, 'gameCode' | 'currency' | 'dress' | 'profile'>;
  title: string;
  text: Text;
  tag: string;
  sounds: Sounds;
  prefersStill: () => boolean;
  isTurbo: () => boolean;
  stake: () => bigint;
  decide: (decision: unknown) => void;
  changed: () => void;
}

/** A stage in its frame. */
export interface MountedStage {
  stage: Stage;
  sounds: TrackedSounds;
  /** Whether the stage has shown a message since `beginRound`. */
  hasSpoken: () => boolean;
  /** Shows a line of text and reads it to screen readers. */
  showMessage: (message: string, tone?: 'win' | 'trouble') => void;
  /** Clears the last round from the frame. */
  beginRound: (stake: bigint) => void;
  /** Shows the win so far. */
  showWin: (win: bigint) => void;
  /** Shows and announces the win of a finished round. */
  showEnd: (round: RoundView) => void;
  /** Plays a finished round from its beginning to its end. */
  replay: (round: RoundView) => Promise<void>;
}

/** Creates a game's stage in the frame. */
export function mountStage(parts: MountParts): MountedStage {
  const { game, frame, session, text, prefersStill, isTurbo } = parts;
  const { currency, profile } = session;
  const sounds = trackSounds(parts.sounds);
  let hasSpoken = false;
  /** The stage's result of the round. */
  let result: string | undefined;
  let isMounted = false;
  let stake = 0n;

  const isCelebrated = (win: bigint): boolean => win > stake || (win > 0n && profile.isSmallWinCelebrated);
  const counter = createCountUp((win) => frame.setWin(win, isCelebrated(win)));
  // A decision may depend on the figure, so it does not count up in a game with decisions.
  const showWin = (win: bigint): void =>
    counter.show(win, isCelebrated(win) && !stage.openAction && !prefersStill() && !isTurbo());

  function showMessage(message: string, tone?: 'win' | 'trouble'): void {
    frame.setMessage(message, tone);
    frame.announce(message);
  }

  const stage = game.createStage({
    text,
    tag: parts.tag,
    currency,
    gameCode: session.gameCode,
    title: parts.title,
    dress: session.dress,
    profile,
    sounds,
    prefersStill,
    isTurbo,
    stake: parts.stake,
    money: (minor) => amountText(minor, currency),
    decide: parts.decide,
    // A stage may report a change while it is created; the shell reads it afterwards anyway.
    changed: () => {
      if (isMounted) parts.changed();
    },
    showMessage(message, tone) {
      hasSpoken = true;
      showMessage(message, tone);
    },
    showResult(message, tone) {
      hasSpoken = true;
      result = message;
      // It is read together with the win.
      frame.setMessage(message, tone);
    },
    showWin,
    showBanner: (banner) => frame.setBanner(banner),
  });
  isMounted = true;

  function beginRound(nextStake: bigint): void {
    stake = nextStake;
    hasSpoken = false;
    result = undefined;
    sounds.forget();
    frame.setBanner(undefined);
    counter.show(0n, false);
  }

  /** Returns the result of the round with a line about the win. */
  const withResult = (line: string): string => (result === undefined ? line : `${result} · ${line}`);

  function showEnd(round: RoundView): void {
    stake = BigInt(round.staked);
    const win = paidBy(round);
    const amount = amountText(win, currency);
    showWin(win);
    if (isCelebrated(win)) {
      sounds.playEnd(isFeatureWin(stake, win) ? 'bigWin' : 'win');
      showMessage(withResult(text('youWin', { amount })), 'win');
    } else showMessage(withResult(win > 0n ? text('returned', { amount }) : text('noWin')));
  }

  return {
    stage,
    sounds,
    hasSpoken: () => hasSpoken,
    showMessage,
    beginRound,
    showWin,
    showEnd,
    async replay(round) {
      stage.setChoice?.(round.choice);
      beginRound(BigInt(round.stake));
      showMessage(text('replayTitle', { nonce: round.nonce }));
      stage.begin();
      await stage.play(round, round.events, prefersStill());
      showEnd(round);
    },
  };
}
