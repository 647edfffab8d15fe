import { createText, type GameMessages } from '../gameText.ts';
import type { StageContext } from '../stage.ts';
import { openProfile } from './openProfile.ts';

/** The calls of a stage to the shell of a test. */
interface StageCalls {
  /** Its messages, including results. */
  messages: string[];
  results: string[];
  wins: bigint[];
  cues: string[];
  decided: unknown[];
  changes: number;
}

/** Creates a context for a stage under test, with a record of the stage's calls. Amounts are satang. */
export function stageContext(
  messages: GameMessages,
  language = 'EN',
  change: Partial<StageContext> = {},
): { context: StageContext; calls: StageCalls } {
  const { tag, text } = createText(messages, language);
  const calls: StageCalls = { messages: [], results: [], wins: [], cues: [], decided: [], changes: 0 };
  const context: StageContext = {
    text,
    tag,
    currency: 'THB',
    gameCode: 'test-title',
    title: 'Test title',
    dress: null,
    profile: openProfile,
    sounds: { isOn: () => false, set: () => undefined, play: (cue) => void calls.cues.push(cue) },
    prefersStill: () => false,
    isTurbo: () => false,
    stake: () => 500n,
    money: (minor) => `฿${minor}`,
    decide: (decision) => void calls.decided.push(decision),
    changed: () => (calls.changes += 1),
    showMessage: (message) => void calls.messages.push(message),
    showResult(message) {
      calls.messages.push(message);
      calls.results.push(message);
    },
    showWin: (win) => void calls.wins.push(win),
    showBanner: () => undefined,
    ...change,
  };
  return { context, calls };
}

/** Returns the keys that a language has but English lacks, or the reverse. */
export function keysThatDiffer({ en, ...others }: GameMessages): string[] {
  return Object.values(others).flatMap((words: Readonly<Record<string, string>>) => [
    ...Object.keys(en).filter((key) => !(key in words)),
    ...Object.keys(words).filter((key) => !(key in en)),
  ]);
}
