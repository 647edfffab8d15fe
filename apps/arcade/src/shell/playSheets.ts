import type { RoundView, SeedView, SessionView } from '../arcadeApi.ts';
import { amountText } from './amountText.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import type { AutoplayPlan } from './autoplay.ts';
import { openAutoplay } from './autoplaySheet.ts';
import { openFairness } from './fairnessSheet.ts';
import type { Text } from './gameText.ts';
import { openHistory } from './historySheet.ts';
import { openRules } from './rulesSheet.ts';
import type { GameClient, Stage } from './stage.ts';

/** The sheets that open over a game. */
interface PlaySheets {
  rules: () => void;
  history: () => void;
  fairness: () => void;
  autoplay: () => void;
}

interface SheetParts {
  game: GameClient;
  session: SessionView;
  client: ArcadeClient;
  title: string;
  text: Text;
  tag: string;
  /** Returns the stage, which exists before a sheet is opened. */
  stage: () => Stage;
  stake: () => bigint;
  seeds: () => SeedView;
  onSeedsChanged: (seeds: SeedView) => void;
  /** Whether the game is idle, so that autoplay or a replay can start. */
  isFree: () => boolean;
  onAutoplay: (plan: AutoplayPlan) => void;
  onReplay: (round: RoundView) => void;
}

/** Creates the sheets of a session. */
export function createPlaySheets(parts: SheetParts): PlaySheets {
  const { game, session, client, text, stage } = parts;
  const { gameCode, currency } = session;

  function fairness(): void {
    openFairness({
      family: game.family,
      gameCode,
      text,
      client,
      seeds: parts.seeds(),
      onSeedsChanged: parts.onSeedsChanged,
      extra: stage().fairness?.() ?? [],
    });
  }

  return {
    fairness,
    rules: () => openRules(stage(), text, session),
    history: () =>
      openHistory({
        ...parts,
        describe: (event) => stage().describe(event),
        onReplay: parts.isFree() ? parts.onReplay : undefined,
        onFairness: fairness,
      }),
    autoplay() {
      if (!parts.isFree()) return;
      openAutoplay({
        text,
        currency,
        stake: amountText(parts.stake(), currency),
        onStart: parts.onAutoplay,
      });
    },
  };
}
