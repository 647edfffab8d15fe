import { createText, type GameMessages } from '../../../../shell/gameText.ts';
import type { StageContext } from '../../../../shell/stage.ts';

/** What a stage told the shell of a test. */
interface Told {
  said: string[];
  cues: string[];
}

/** A context for a stage under test. It notes what the stage says and plays. Amounts are satang. */
export function stageContext(
  messages: GameMessages,
  language = 'EN',
  change: Partial<StageContext> = {},
): { context: StageContext; told: Told } {
  const { tag, text } = createText(messages, language);
  const told: Told = { said: [], cues: [] };
  const context: StageContext = {
    text,
    tag,
    currency: 'THB',
    gameCode: 'test',
    title: 'Test',
    dress: null,
    profile: { minCycleMs: 0, isAutoplayAllowed: true, isTurboAllowed: true, isSmallWinCelebrated: false },
    sounds: { isOn: () => false, set: () => undefined, play: (cue) => void told.cues.push(cue) },
    prefersStill: () => false,
    isTurbo: () => false,
    stake: () => 500n,
    money: (minor) => `฿${minor}`,
    decide: () => undefined,
    changed: () => undefined,
    say: (message) => void told.said.push(message),
    showWin: () => undefined,
    showBanner: () => undefined,
    ...change,
  };
  return { context, told };
}

/** Writes into the visible field with this label, as a player does. */
export function write(root: HTMLElement | undefined, label: string, words: string): void {
  for (const input of root?.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`) ?? []) {
    if (input.closest('[hidden]')) continue;
    input.value = words;
    input.dispatchEvent(new Event('change'));
  }
}

/** What the visible field with this label shows. */
export function written(root: HTMLElement | undefined, label: string): string | undefined {
  return Array.from(root?.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`) ?? []).find(
    (input) => !input.closest('[hidden]'),
  )?.value;
}

/** Chooses the option with this value, as a player does. */
export function pick(root: HTMLElement | undefined, value: string): void {
  const input = root?.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
  if (!input) return;
  input.checked = true;
  input.dispatchEvent(new Event('change'));
}

/** The words of a part of the stage. */
export function wordsOf(root: HTMLElement, selector: string): string {
  return root.querySelector(selector)?.textContent ?? '';
}
