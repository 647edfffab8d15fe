import { createNumberField, createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import { createMotion } from '../../../shell/motion.ts';
import { hundredthsOf, returnRow, trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import { createResultStrip, type StripResult } from '../../../shell/resultStrip.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { bucketMultipliers, plinkoRisks, plinkoRows, returnByMode, type PlinkoRisk, type PlinkoRows } from '../math.ts';
import type { PlinkoChoice, PlinkoEvent } from '../rules.ts';
import { createBoard, type Bucket } from './board.ts';
import { describePlinko } from './describe.ts';

const OPENING: PlinkoChoice = { rows: 12, risk: 'medium' };
const [MIN_ROWS] = plinkoRows;
const MAX_ROWS = 16;
/** A fall takes longer with more rows, but less than proportionally. */
const FALL_MS = 600;
const FALL_MS_PER_ROW = 42;
/** How long a ball rests in its bucket before the round ends. */
const REST_MS = 320;
/** From this multiplier in hundredths on, a bucket is drawn as a high one. */
const HIGH = 300;

function bucketsOf({ rows, risk }: PlinkoChoice): Bucket[] {
  return bucketMultipliers(rows, risk).map((hundredths) => ({
    // Narrow buckets have no room for the sign.
    label: trimmedHundredthsText(hundredths).replace('×', ''),
    tone: hundredths >= HIGH ? 'high' : hundredths >= 100 ? 'middle' : 'low',
  }));
}

/** Creates the stage of Plinko. */
export function createPlinkoStage(context: StageContext): Stage<PlinkoEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  const board = createBoard(context.dress, text('buckets'));
  const strip = createResultStrip(text);
  let results: StripResult[] = [];
  /** When the last round in the strip was played. A replay of an older one is not a new result. */
  let lastResultAt = -1;

  const risk = createSegments({
    label: text('risk'),
    options: plinkoRisks.map((value) => ({ value, label: text(`risk.${value}`) })),
    value: OPENING.risk,
    onChange: redraw,
  });
  const rows = createNumberField({
    label: text('rows'),
    text,
    min: MIN_ROWS,
    max: MAX_ROWS,
    value: OPENING.rows,
    onChange: redraw,
  });

  function choice(): PlinkoChoice {
    // The field has whole numbers of its range only.
    return { rows: rows.value() as PlinkoRows, risk: risk.value() };
  }

  const multiplier = element('strong', { class: 'plinko-multiplier' });
  const amount = element('span', { class: 'plinko-amount' });
  const result = element('p', { class: 'plinko-result', 'aria-hidden': 'true' }, multiplier, amount);
  board.root.append(result);
  const [, backdrop = context.dress?.motifs[0]] = context.dress?.motifs ?? [];
  const root = element(
    'div',
    { class: 'plinko' },
    ...(backdrop ? [motifPicture(backdrop, 'plinko-backdrop')] : []),
    strip.root,
    element('div', { class: 'plinko-field' }, board.root),
  );

  function clearResult(): void {
    result.classList.remove('is-shown', 'is-win');
  }

  function redraw(): void {
    clearResult();
    board.draw(bucketsOf(choice()));
    context.changed();
  }

  async function fall(event: Extract<PlinkoEvent, { type: 'ball_dropped' }>): Promise<void> {
    let touched = 0;
    context.showMessage(text('falling'));
    await motion.run(FALL_MS + FALL_MS_PER_ROW * event.path.length, (part) => {
      const now = board.showFall(event.path, part);
      // A skipped fall touches all pins at once; one tick is enough for them.
      if (now > touched) sounds.play('tick', now - 1);
      touched = now;
    });
    board.mark(event.bucket);
    const shown = trimmedHundredthsText(hundredthsOf(event.multiplier));
    multiplier.textContent = shown;
    sounds.play('stop');
    context.showResult(text('landed', { bucket: event.bucket + 1, multiplier: shown }));
    await motion.pause(REST_MS);
  }

  board.draw(bucketsOf(OPENING));

  return {
    root,
    controls: element('div', { class: 'plinko-controls is-compact' }, risk.root, rows.root),
    choice,
    setChoice(value) {
      const chosen = value as PlinkoChoice;
      rows.set(chosen.rows);
      risk.set(chosen.risk);
      redraw();
    },
    begin() {
      clearResult();
      board.hold();
    },
    async play(round, events, isStill) {
      motion.start(isStill);
      clearResult();
      for (const event of events) {
        if (event.type === 'ball_dropped') {
          board.clear();
          await fall(event);
          continue;
        }
        const win = BigInt(event.win);
        const isWin = win > BigInt(round.stake);
        amount.textContent = money(win);
        result.classList.add('is-shown');
        result.classList.toggle('is-win', isWin);
        if (round.createdAt <= lastResultAt) continue;
        lastResultAt = round.createdAt;
        results = [...results, { label: multiplier.textContent, isWin }];
        strip.show(results);
      }
    },
    skip: () => motion.skip(),
    cancel() {
      clearResult();
      board.clear();
    },
    rules: () => rulesOf(choice(), context),
    returns: () =>
      returnByMode().map((mode) => {
        const [rowCount = '', riskName = ''] = mode.mode.split(' ');
        return returnRow(text('mode', { rows: rowCount, risk: riskText(text, riskName) }), mode);
      }),
    describe: (event) => describePlinko(event, text, money),
  };
}

/** Returns a risk inside a sentence. */
function riskText(text: StageContext['text'], risk: string): string {
  return text(`risk.${risk}`).toLowerCase();
}

/** Explains how Plinko is played and what each bucket of a choice pays. */
function rulesOf({ rows, risk }: { rows: PlinkoRows; risk: PlinkoRisk }, context: StageContext): Node[] {
  const { text, money } = context;
  const stake = context.stake();
  const multipliers = bucketMultipliers(rows, risk);
  const pays = multipliers.slice(0, Math.ceil(multipliers.length / 2)).map((hundredths, index) => {
    const mirrored = rows - index;
    const position = index + 1;
    return element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        mirrored === index ? String(position) : text('bothSides', { left: position, right: mirrored + 1 }),
      ),
      element('td', {}, trimmedHundredthsText(hundredths)),
      element('td', {}, money((stake * BigInt(hundredths)) / 100n)),
    );
  });
  const columns = [text('bucketColumn'), text('multiplierColumn'), text('amountColumn', { stake: money(stake) })];
  return [
    element('h3', {}, text('howToPlay')),
    element('p', {}, text('aboutBall')),
    element('p', {}, text('aboutBuckets')),
    element('p', {}, text('aboutChoice')),
    element('h3', {}, text('paysTitle', { rows, risk: riskText(text, risk) })),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)))),
      element('tbody', {}, ...pays),
    ),
  ];
}
