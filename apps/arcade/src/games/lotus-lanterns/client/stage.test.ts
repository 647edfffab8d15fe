// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { replayWith } from '../../../shell/replayWith.ts';
import { stageContext } from '../../../shell/testing/stageContext.ts';
import { roundOf } from '../../../shell/testing/testGame.ts';
import { playLotusLanterns } from '../rules.ts';
import { lotusMessages } from './messages.ts';
import { createLotusStage } from './stage.ts';

const { events, win } = replayWith(playLotusLanterns)({
  gameCode: 'lotus-lanterns',
  serverSeed: '5e'.repeat(32),
  clientSeed: '00112233445566778899aabbccddeeff',
  nonce: 22,
  stake: 500n,
  choice: { unit: 100 },
  decisions: [],
});
const round = roundOf(22, { events: [...events], win: win.toString() });

function open(language: string) {
  const { context, calls } = stageContext(lotusMessages, language, { prefersStill: () => true, isTurbo: () => true });
  const stage = createLotusStage(context);
  return {
    stage,
    ...calls,
    symbols: () =>
      Array.from(stage.root.querySelectorAll('.strip'), (strip) =>
        Array.from(strip.children, (cell) => cell.getAttribute('data-symbol')),
      ),
  };
}

describe('the stage of Lotus Lanterns', () => {
  it('shows the recorded window, its win and its lines', async () => {
    const { stage, messages, wins, symbols } = open('EN');
    stage.begin();
    await stage.play(round, events, true);
    const [stopped] = events;
    expect(symbols()).toEqual(stopped?.type === 'reels_stopped' ? stopped.window : undefined);
    expect(wins.at(-1)).toBe(win);
    expect(messages).toContain('Line 3: 4 × tuk-tuk pays ฿1875');
    expect(stage.root.querySelector('.reels')?.getAttribute('aria-label')).toMatch(/^Reels show /);
  });

  it('restores the window when the bet is refused', () => {
    const { stage, symbols } = open('EN');
    const before = symbols();
    stage.begin();
    stage.cancel();
    expect(symbols()).toEqual(before);
  });

  it.each([
    ['EN', /\p{Script=Latin}/u],
    ['TY', /\p{Script=Thai}/u],
    ['CN', /\p{Script=Han}/u],
  ])('I18N-01 describes every event and the rules in %s', (language, script) => {
    const { stage } = open(language);
    for (const shown of events) {
      expect(stage.describe(shown)).toMatch(script);
      expect(stage.describe(shown)).not.toMatch(/[{}]/);
    }
    expect(
      stage
        .rules()
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toMatch(script);
  });
});
