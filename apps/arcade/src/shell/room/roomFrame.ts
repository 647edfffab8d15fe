import './room.css';
import type { RoundView } from '../../arcadeApi.ts';
import { createGameFrame, type GameFrame } from '../gameFrame.ts';
import type { PageParts } from '../gamePage.ts';
import { refuserOf } from '../refusals.ts';
import { showSessionFigures, type SessionFigures } from '../sessionFigures.ts';

/** The frame of a game with its own dock of bets in place of stake and round button. */
export interface RoomFrame {
  frame: GameFrame;
  figures: SessionFigures;
  /** Shows and announces a message. It disappears after some seconds. */
  showMessage: (message: string, tone?: 'win' | 'trouble') => void;
  /** Subtracts a stake from the figures, and notifies the site. */
  countStake: (round: Pick<RoundView, 'balance'>, stake: bigint) => void;
  /** Shows the balance of a finished round, and notifies the site. */
  countEnd: (round: Pick<RoundView, 'balance'>) => void;
  /** Requests the session again, whose totals include missed rounds. */
  catchUp: () => Promise<void>;
  /** Inserts the frame in the page. */
  mount: (place: HTMLElement) => void;
}

interface RoomFrameOptions {
  family: string;
  /** The play area. */
  stage: HTMLElement;
  dock: readonly [bets: HTMLElement, below: HTMLElement];
  barButton?: HTMLElement | undefined;
  onRules: () => void;
  onHistory: () => void;
  onFairness: () => void;
  /** Whether no bet is in flight. */
  isIdle: () => boolean;
  /** Returns the shown part of an answer's balance; by default all of it. */
  shownOf?: (balance: bigint) => bigint;
  /** Whether a message about trouble stays until the next message. */
  keepsTroubleMessage?: boolean;
}

const MESSAGE_MS = 5_000;

/** Creates the frame. `mount` shows it. */
export function createRoomFrame(parts: PageParts, options: RoomFrameOptions): RoomFrame {
  const { client, session, title, text, siteFrame, sounds } = parts;
  const { currency } = session;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const frame = createGameFrame({
    family: options.family,
    title,
    text,
    currency,
    isAutoplayOffered: false,
    isTurboOffered: false,
    isFramed: parts.isFramed,
    roomDock: options.dock,
    barButton: options.barButton,
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
      onRules: options.onRules,
      onHistory: options.onHistory,
      onFairness: options.onFairness,
      onBalance: () => void figures.refresh(),
    },
  });
  const figures = showSessionFigures({
    session,
    frame: { ...frame, setBalance: (balance) => frame.setBalance(options.shownOf?.(balance) ?? balance) },
    client,
    isIdle: options.isIdle,
    onExpired: refuserOf(parts),
  });
  frame.setStage({ root: options.stage });

  return {
    frame,
    figures,
    showMessage(message, tone) {
      clearTimeout(silence);
      frame.setMessage(message, tone);
      if (message !== '') frame.announce(message);
      if (tone === 'trouble' && options.keepsTroubleMessage) return;
      silence = setTimeout(() => frame.setMessage(''), MESSAGE_MS);
    },
    countStake({ balance }, stake) {
      figures.setBalance(balance === null ? figures.balance() - stake : BigInt(balance));
      figures.addNet(-stake);
      figures.show();
      siteFrame.post('balance_changed');
    },
    countEnd({ balance }) {
      if (balance === null) void figures.refresh();
      else figures.setBalance(BigInt(balance));
      siteFrame.post('balance_changed');
    },
    async catchUp() {
      try {
        figures.setSession(await client.session());
        figures.show();
      } catch {
        // The connection reports the error; the figures follow with the next answer.
      }
    },
    mount(place) {
      frame.setWin(0n, false);
      frame.setSound(sounds.isOn());
      frame.setFreePlay(session.isFreePlay);
      place.replaceChildren(frame.root);
      siteFrame.post('ready');
    },
  };
}
