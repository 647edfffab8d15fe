import { element } from '../../../shell/element.ts';
import { openPanel } from '../../../shell/panel.ts';
import type { SlipLimitsView } from '../../../sportsApi.ts';
import type { Offer } from './legOffers.ts';
import type { Placing } from './placing.ts';
import { createPlacementView } from './placementView.ts';
import { priceText } from './prices.ts';
import { combineOf, linesOf, modeOf, modesOf, potentialOf, stakeOf, totalPrice, type SlipPick } from './slip.ts';
import { changedPicks, problemOf, type SlipProblem } from './slipCheck.ts';
import { createCodeEntry, createShareRow, sharedOf } from './slipShare.ts';
import { createSlipLegs } from './slipLegs.ts';
import { choiceRow } from './choiceRow.ts';
import type { SportsContext } from './sportsContext.ts';
import { createStakePad } from './stakePad.ts';

interface SheetParts {
  context: SportsContext;
  placing: Placing;
  offerOf: (pick: SlipPick) => Offer;
  limits: () => SlipLimitsView;
  balance: () => bigint;
  /** Stakes that a tap adds. */
  quick: readonly bigint[];
  onPlace: () => void;
  onMyBets: () => void;
  onDeposit: () => void;
  /** Opens the picks of a code. */
  onCode: (code: string) => Promise<boolean>;
}

/** The sheet of the slip, opened over the page. */
export interface SlipSheet {
  /** `note` is shown above the slip, such as the result of a link. */
  open: (note?: string) => void;
  /** Called when the slip, a price or the placement has changed. */
  show: () => void;
  isOpen: () => boolean;
}

function problemText({ text, money }: SportsContext, problem: SlipProblem): string {
  const key = `problem.${problem.kind}`;
  if ('count' in problem) return text(key, { count: problem.count });
  if ('unit' in problem) return text(key, { unit: money(problem.unit) });
  if (problem.kind === 'lines') return text(key, { most: problem.max });
  return text(key, 'max' in problem ? { most: money(problem.max) } : {});
}

/** Creates the sheet. It is built when it opens and follows the slip while it is open. */
export function createSlipSheet(parts: SheetParts): SlipSheet {
  const { context, placing, offerOf } = parts;
  const { text, money, desk } = context;
  let panel: HTMLDialogElement | undefined;
  let render: () => void = () => undefined;

  function build(): HTMLElement[] {
    const legs = createSlipLegs(context, offerOf);
    const modes = element('div', { class: 'slip-modes' });
    const systems = element('div', { class: 'slip-systems' });
    const accept = element('button', { type: 'button', class: 'button is-small slip-accept' });
    const settings = element('div', { class: 'slip-settings' });
    const pad = createStakePad({
      text,
      label: text('stake'),
      currency: context.currency,
      money,
      quick: parts.quick,
      onChange: (stake) => desk.set({ ...desk.get(), stake }),
    });
    const sums = element('dl', { class: 'slip-sums' });
    const problem = element('p', { class: 'slip-problem', role: 'status' });
    const place = element('button', { type: 'button', class: 'button is-primary is-wide slip-place' });
    const clear = element('button', { type: 'button', class: 'button is-small' }, text('clearSlip'));
    const share = createShareRow(context, () => sharedOf(context));
    const form = element(
      'div',
      { class: 'slip-form' },
      modes,
      systems,
      legs.root,
      accept,
      settings,
      pad.root,
      sums,
      problem,
      place,
      element('div', { class: 'sheet-actions' }, share.root, clear),
    );
    const empty = element(
      'div',
      { class: 'slip-empty' },
      element('p', {}, text('slipEmptyText')),
      createCodeEntry(context, parts.onCode),
    );
    const placement = createPlacementView({
      context,
      placing,
      onMyBets() {
        panel?.close();
        parts.onMyBets();
      },
      onDeposit: parts.onDeposit,
      onAccept: acceptPrices,
      onLower(maxStake) {
        const slip = desk.get();
        const unit = BigInt(parts.limits().unit);
        const perLine = maxStake / BigInt(linesOf(slip.picks.length, combineOf(slip)));
        desk.set({ ...slip, stake: perLine - (perLine % unit) });
      },
    });

    accept.addEventListener('click', acceptPrices);
    clear.addEventListener('click', () => desk.clear());
    place.addEventListener('click', () => {
      if (place.getAttribute('aria-disabled') !== 'true') parts.onPlace();
      else if (desk.get().stake === 0n) pad.root.querySelector('input')?.focus();
    });

    function acceptPrices(): void {
      desk.acceptPrices((pick) => {
        const offer = offerOf(pick);
        return offer.state === 'open' ? offer.price : undefined;
      }, true);
    }

    function sum(label: string, value: string, isGreat = false): HTMLElement {
      return element(
        'div',
        { class: isGreat ? 'is-great' : '' },
        element('dt', {}, label),
        element('dd', { class: 'number' }, value),
      );
    }

    function showChoices(): void {
      const slip = desk.get();
      const offered = modesOf(slip);
      const mode = modeOf(slip);
      const count = slip.picks.length;
      choiceRow(modes, {
        label: text('betKind'),
        choices: offered.map((each) => ({ value: each, label: text(`mode.${count === 1 ? 'single' : each}`) })),
        chosen: mode,
        onChoose: (next) => desk.set({ ...desk.get(), mode: next }),
      });
      modes.hidden = offered.length < 2;
      choiceRow(systems, {
        label: text('mode.system'),
        choices: Array.from({ length: Math.max(0, count - 2) }, (_, i) => i + 2).map((combine) => ({
          value: combine,
          label: text('systemSize', { combine, count, lines: linesOf(count, combine) }),
        })),
        chosen: combineOf(slip),
        onChoose: (system) => desk.set({ ...desk.get(), system }),
      });
      systems.hidden = mode !== 'system';
      choiceRow(settings, {
        label: text('priceChanges'),
        isLabelShown: true,
        choices: (['none', 'higher', 'any'] as const).map((each) => ({ value: each, label: text(`accept.${each}`) })),
        chosen: slip.priceChanges,
        onChoose: (priceChanges) => desk.set({ ...desk.get(), priceChanges }),
      });
    }

    function showForm(): void {
      const slip = desk.get();
      const prices = slip.picks.map(({ price }) => price);
      const combine = combineOf(slip);
      const lines = linesOf(prices.length, combine);
      legs.show();
      showChoices();
      pad.set(slip.stake);
      const changed = changedPicks(slip, offerOf);
      accept.hidden = changed === 0;
      accept.textContent = text('acceptChanges', { count: changed });
      sums.replaceChildren(
        ...(lines > 1
          ? [sum(text('linesTimesStake'), text('linesTimes', { lines, stake: money(slip.stake) }))]
          : [sum(text('totalPrice'), priceText(totalPrice(prices)))]),
        ...(lines > 1 ? [sum(text('totalStake'), money(stakeOf(slip)))] : []),
        sum(text(lines > 1 ? 'potentialUpTo' : 'potential'), money(potentialOf(prices, combine, slip.stake)), true),
      );
      const found = problemOf({ slip, offerOf, limits: parts.limits(), balance: parts.balance() });
      const words = found ? problemText(context, found) : '';
      if (problem.textContent !== words) problem.textContent = words;
      place.setAttribute('aria-disabled', String(found !== undefined));
      place.textContent = text('placeBet', { stake: money(stakeOf(slip)) });
    }

    render = () => {
      const { phase } = placing.state();
      const isEditing = phase === 'editing';
      placement.show();
      placement.root.hidden = isEditing;
      form.hidden = !isEditing || desk.get().picks.length === 0;
      empty.hidden = !isEditing || desk.get().picks.length > 0;
      if (!form.hidden) showForm();
    };
    return [placement.root, form, empty];
  }

  return {
    open(note = '') {
      if (panel?.open) return;
      const words = element('p', { class: 'slip-link-note' }, note);
      panel = openPanel(text('slip'), text('close'), ...(note === '' ? [] : [words]), ...build());
      panel.classList.add('slip-sheet');
      panel.addEventListener('close', () => {
        render = () => undefined;
        if (placing.state().phase === 'accepted') placing.edit();
      });
      render();
    },
    show: () => render(),
    isOpen: () => panel?.open ?? false,
  };
}
