import type { ReplayView } from '../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { applyDress } from './dress.ts';
import { createGameFrame } from './gameFrame.ts';
import type { Text } from './gameText.ts';
import { listenToKeys } from './keys.ts';
import { mountStage } from './mountedStage.ts';
import { openNotice } from './panel.ts';
import { openRules } from './rulesSheet.ts';
import type { Sounds } from './sounds.ts';
import type { GameClient } from './stage.ts';

interface ReplayParts {
  game: GameClient;
  client: Pick<ArcadeClient, 'replay'>;
  roundId: string;
  text: Text;
  tag: string;
  sounds: Sounds;
  prefersStill: () => boolean;
}

/** Shows a settled round without a session and without betting. */
export async function startReplay(place: HTMLElement, parts: ReplayParts): Promise<void> {
  let found: ReplayView;
  try {
    found = await parts.client.replay(parts.roundId);
  } catch (error) {
    const { text } = parts;
    if (error instanceof ArcadeFailure && error.isPassing) {
      openNotice(text('unreachableTitle'), text('unreachableText'), [
        { label: text('retry'), isPrimary: true, onPress: () => void startReplay(place, parts) },
      ]);
    } else openNotice(text('replayMissingTitle'), text('replayMissingText'), [], true);
    return;
  }
  await showReplay(place, parts, found);
}

async function showReplay(
  place: HTMLElement,
  { game, text, tag, sounds, prefersStill }: ReplayParts,
  { round, session }: ReplayView,
): Promise<void> {
  const title = tag === 'th' ? session.title.TY : session.title.EN;
  const stake = BigInt(round.stake);
  let isPlaying = false;
  document.title = title;
  applyDress(session.dress);

  const frame = createGameFrame({
    family: game.family,
    title,
    text,
    currency: round.currency,
    isAutoplayOffered: false,
    isTurboOffered: false,
    // There is neither a site to return to nor a balance.
    isFramed: true,
    actions: {
      onRound: () => void play(),
      onStakeStep: () => undefined,
      onExit: () => undefined,
      onSound() {
        sounds.set(!sounds.isOn());
        frame.setSound(sounds.isOn());
      },
      onTurbo: () => undefined,
      onAutoplay: () => undefined,
      onRules: () => openRules(mounted.stage, text, { ...session, gameVersion: round.gameVersion }),
      onHistory: () => undefined,
      onFairness: () => undefined,
      onBalance: () => undefined,
    },
  });
  const mounted = mountStage({
    game,
    frame,
    session: { ...session, currency: round.currency },
    title,
    text,
    tag,
    sounds,
    prefersStill,
    isTurbo: () => false,
    stake: () => stake,
    decide: () => undefined,
    changed: () => undefined,
  });
  frame.setStage(mounted.stage);
  frame.setReplay(true);
  frame.setSound(sounds.isOn());
  place.replaceChildren(frame.root);

  async function play(): Promise<void> {
    if (isPlaying) {
      mounted.stage.skip?.();
      return;
    }
    isPlaying = true;
    const { stage } = mounted;
    frame.setRoundButton(
      stage.skip
        ? { state: 'skippable', label: text('skip') }
        : { state: 'busy', label: text('wait'), isDisabled: true },
    );
    stage.setPhase?.('playing');
    await mounted.replay(round);
    isPlaying = false;
    frame.setRoundButton({ state: 'action', label: text('playAgain') });
  }

  listenToKeys({
    root: frame.root,
    onAny: () => false,
    onPress: () => void play(),
    onStakeStep: () => undefined,
    onKey: () => false,
  });
  await play();
}
