import { createSegments } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import { motifAddress } from '../../../shell/motifPicture.ts';
import { createMotion } from '../../../shell/motion.ts';
import { hundredthsOf, returnRow, trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import { createResultStrip, type StripResult } from '../../../shell/resultStrip.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { hitMultipliers, kenoRisks, MAX_PICKS, NUMBERS, returnByMode, type KenoRisk } from '../math.ts';
import type { KenoChoice, KenoEvent } from '../rules.ts';
import { describeKeno } from './describe.ts';
import { createHitTable } from './hitTable.ts';
import { createNumberGrid } from './numberGrid.ts';

/** The time from one drawn number to the next. */
const DRAW_MS = 115;
/** How long the last number is shown before the round ends. */
const REST_MS = 320;

/** Fills up the picks with random numbers. The draw does not depend on them. */
function filledUp(picks: ReadonlySet<number>): Set<number> {
  const filled = new Set(picks.size === MAX_PICKS ? [] : picks);
  while (filled.size < MAX_PICKS) filled.add(Math.floor(Math.random() * NUMBERS) + 1);
  return filled;
}

/** Creates the stage of Keno. */
export function createKenoStage(context: StageContext): Stage<KenoEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.5 : 1) });
  const table = createHitTable(text);
  const strip = createResultStrip(text);
  const grid = createNumberGrid(text, toggle);
  let picks: ReadonlySet<number> = new Set();
  let results: StripResult[] = [];
  /** When the last round in the strip was played. A replay of an older one is not a new result. */
  let lastResultAt = -1;

  const risk = createSegments<KenoRisk>({
    label: text('risk'),
    options: kenoRisks.map((value) => ({ value, label: text(`risk.${value}`) })),
    value: 'classic',
    onChange: showChoice,
  });
  const button = (key: string, onPress: () => void): HTMLButtonElement => {
    const created = element('button', { type: 'button', class: 'button is-small' }, text(key));
    created.addEventListener('click', onPress);
    return created;
  };
  const clear = button('clearPicks', () => setPicks(new Set()));
  const count = element('span', { class: 'keno-count number' });
  const multiplier = element('strong', {});
  const amount = element('span', {});
  const result = element('p', { class: 'keno-result', 'aria-hidden': 'true' }, multiplier, amount);
  const root = element(
    'div',
    { class: 'keno' },
    element('div', { class: 'keno-head' }, strip.root, result),
    table.root,
    grid.root,
  );
  const [motif] = context.dress?.motifs ?? [];
  if (motif) root.style.setProperty('--gem', `url("${motifAddress(motif)}")`);

  function clearRound(): void {
    grid.clearDrawn();
    table.mark(undefined);
    result.classList.remove('is-shown', 'is-win');
  }

  function showChoice(): void {
    clearRound();
    grid.showPicks(picks);
    table.show(picks.size === 0 ? [] : hitMultipliers(picks.size, risk.value()));
    count.textContent = text('picked', { count: picks.size, most: MAX_PICKS });
    clear.disabled = picks.size === 0;
    context.changed();
  }

  function setPicks(next: ReadonlySet<number>): void {
    picks = next;
    showChoice();
  }

  function toggle(number: number): void {
    const next = new Set(picks);
    if (!next.delete(number)) {
      if (picks.size === MAX_PICKS) {
        context.showMessage(text('mostPicked', { most: MAX_PICKS }));
        return;
      }
      next.add(number);
    }
    sounds.play('tick', next.size);
    setPicks(next);
  }

  async function draw(event: Extract<KenoEvent, { type: 'numbers_drawn' }>): Promise<void> {
    let hits = 0;
    context.showMessage(text('drawing'));
    for (const number of event.numbers) {
      const isHit = picks.has(number);
      grid.showDrawn(number, isHit);
      if (isHit) {
        hits += 1;
        sounds.play('reveal', hits - 1);
        table.mark(hits);
      } else sounds.play('tick');
      await motion.pause(DRAW_MS);
    }
    table.mark(event.hits);
    multiplier.textContent = trimmedHundredthsText(hundredthsOf(event.multiplier));
    context.showResult(text('drawn', { hits: event.hits, picks: picks.size, multiplier: multiplier.textContent }));
    await motion.pause(REST_MS);
  }

  function showEnd(win: bigint, stake: bigint, hits: number, playedAt: number): void {
    const isWin = win > stake;
    amount.textContent = money(win);
    result.classList.add('is-shown');
    result.classList.toggle('is-win', isWin);
    if (playedAt <= lastResultAt) return;
    lastResultAt = playedAt;
    results = [...results, { label: `${hits}/${picks.size}`, isWin }];
    strip.show(results);
  }

  showChoice();

  return {
    root,
    controls: element(
      'div',
      { class: 'keno-controls is-compact' },
      risk.root,
      element(
        'div',
        { class: 'keno-picking' },
        count,
        clear,
        button('autoPick', () => setPicks(filledUp(picks))),
      ),
    ),
    choice: () =>
      picks.size === 0 ? undefined : { picks: Array.from(picks).toSorted((a, b) => a - b), risk: risk.value() },
    setChoice(value) {
      const chosen = value as KenoChoice;
      risk.set(chosen.risk);
      setPicks(new Set(chosen.picks));
    },
    setPhase: (phase) => grid.setUsable(phase === 'idle'),
    begin: clearRound,
    async play(round, events, isStill) {
      motion.start(isStill);
      clearRound();
      let hits = 0;
      for (const event of events) {
        if (event.type === 'numbers_drawn') {
          ({ hits } = event);
          await draw(event);
        } else showEnd(BigInt(event.win), BigInt(round.stake), hits, round.createdAt);
      }
    },
    skip: () => motion.skip(),
    cancel: clearRound,
    rules: () => rulesOf(picks.size || MAX_PICKS, risk.value(), context),
    returns: () =>
      returnByMode().map((mode) => {
        const [pickCount = '', riskName = ''] = mode.mode.split(' ');
        return returnRow(text('mode', { picks: pickCount, risk: riskText(text, riskName) }), mode);
      }),
    describe: (event) => describeKeno(event, text, money),
  };
}

/** Returns a risk inside a sentence. */
function riskText(text: StageContext['text'], risk: string): string {
  return text(`risk.${risk}`).toLowerCase();
}

/** Explains how Keno is played and what the hits of this number of picks pay. */
function rulesOf(picks: number, risk: KenoRisk, context: StageContext): Node[] {
  const { text, money } = context;
  const stake = context.stake();
  const rows = hitMultipliers(picks, risk).map((hundredths, hits) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(hits)),
      element('td', {}, trimmedHundredthsText(hundredths)),
      element('td', {}, money((stake * BigInt(hundredths)) / 100n)),
    ),
  );
  const columns = [text('hitsColumn'), text('multiplierColumn'), text('amountColumn', { stake: money(stake) })];
  return [
    element('h3', {}, text('howToPlay')),
    ...['aboutPicks', 'aboutPays', 'aboutRisk', 'aboutKeys'].map((key) => element('p', {}, text(key))),
    element('h3', {}, text('paysTitle', { picks, risk: riskText(text, risk) })),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)))),
      element('tbody', {}, ...rows),
    ),
  ];
}
