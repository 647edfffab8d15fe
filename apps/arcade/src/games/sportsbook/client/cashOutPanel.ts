import { ArcadeFailure, randomHex } from '../../../shell/arcadeClient.ts';
import { element } from '../../../shell/element.ts';
import { sendUntilDecided } from '../../../shell/retrying.ts';
import type { CashOutRequest, SlipView } from '../../../sportsApi.ts';
import { fieldText, minorOf } from './amounts.ts';
import { choiceRow } from './choiceRow.ts';
import type { SportsContext } from './sportsContext.ts';

/** The cash-out of an open slip: all or a part of it, now or at an amount. */
export interface CashOutPanel {
  root: HTMLElement;
  show: (slip: SlipView) => void;
}

/** What a cash-out of `quarters` quarters of what is left pays: rounded down, as the server does. */
export function cashOutPart(slip: SlipView, quarters: number): { share: number; amount: bigint } {
  const share = Math.floor((slip.openShare * quarters) / 4);
  const whole = BigInt(slip.cashOut?.amount ?? 0);
  return { share, amount: slip.openShare === 0 ? 0n : (whole * BigInt(share)) / BigInt(slip.openShare) };
}

/** Creates the panel. `onSlip` gets the slip as it stands after each answer. */
export function createCashOutPanel(context: SportsContext, onSlip: (slip: SlipView) => void): CashOutPanel {
  const { text, money, currency, client } = context;
  let slip: SlipView | undefined;
  let quarters = 4;
  /** A cash-out on its way. It is sent again with the same key until its answer is known. */
  let sending: CashOutRequest | undefined;

  const button = element('button', { type: 'button', class: 'button is-primary cash-out' });
  const note = element('p', { class: 'cash-out-note', role: 'status' });
  const parts = element('div', { class: 'cash-out-parts' });
  const auto = element('input', { class: 'cash-out-auto', type: 'text', inputmode: 'decimal', autocomplete: 'off' });
  auto.setAttribute('aria-label', text('autoCashOutAt'));
  const autoButton = element('button', { type: 'submit', class: 'button is-small' });
  const autoForm = element(
    'form',
    { class: 'cash-out-form' },
    element('label', { class: 'caption' }, text('autoCashOutAt'), auto),
    autoButton,
  );
  const more = element(
    'details',
    { class: 'cash-out-more' },
    element('summary', {}, text('cashOutMore')),
    parts,
    autoForm,
  );
  const root = element('div', { class: 'cash-out-panel' }, button, more, note);

  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') void cashOut();
  });
  autoForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void setAuto();
  });

  async function cashOut(): Promise<void> {
    if (!slip || sending) return;
    const { id } = slip;
    const { share, amount } = cashOutPart(slip, quarters);
    const request = { idempotencyKey: randomHex(16), share, amount: amount.toString() };
    sending = request;
    note.textContent = '';
    render();
    try {
      const answer = await sendUntilDecided(() => client.cashOut(id, request), {
        text,
        onTrouble: (message) => (note.textContent = message),
      });
      note.textContent = answer.refusal === null ? '' : text(`cashOutRefused.${answer.refusal}`);
      if (answer.refusal === null) context.say(text('cashedOut', { amount: money(amount) }), 'win');
      onSlip(answer.slip);
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      note.textContent = text('cashOutRefused.other');
    }
    sending = undefined;
    render();
  }

  async function setAuto(): Promise<void> {
    if (!slip) return;
    const amount = slip.autoCashOutAt === null ? minorOf(auto.value, currency) : 0n;
    if (slip.autoCashOutAt === null && amount <= BigInt(slip.cashOut?.amount ?? 0)) {
      note.textContent = text('autoTooLow');
      return;
    }
    try {
      const answer = await client.autoCashOut(slip.id, { amount: amount === 0n ? null : amount.toString() });
      note.textContent = answer.refusal === null ? '' : text(`cashOutRefused.${answer.refusal}`);
      onSlip(answer.slip);
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      note.textContent = text('unreachableText');
    }
  }

  function render(): void {
    if (!slip) return;
    const { cashOut: offer, autoCashOutAt } = slip;
    root.hidden = slip.state !== 'open';
    const isOffered = offer !== null && !offer.isSuspended && BigInt(offer.amount) > 0n;
    const { amount } = cashOutPart(slip, quarters);
    button.setAttribute('aria-disabled', String(!isOffered || sending !== undefined));
    button.textContent = sending
      ? text('cashingOut')
      : isOffered
        ? text(quarters === 4 ? 'cashOutNow' : 'cashOutPartNow', { amount: money(amount), part: quarters * 25 })
        : text(offer?.isSuspended ? 'cashOutSuspended' : 'cashOutNone');
    choiceRow(parts, {
      label: text('cashOutPart'),
      choices: [1, 2, 3, 4].map((each) => ({ value: each, label: each === 4 ? text('cashOutAll') : `${each * 25} %` })),
      chosen: quarters,
      onChoose(next) {
        quarters = next;
        render();
      },
    });
    auto.disabled = autoCashOutAt !== null;
    if (autoCashOutAt !== null) auto.value = fieldText(BigInt(autoCashOutAt), currency);
    autoButton.textContent = text(autoCashOutAt === null ? 'autoSet' : 'autoEnd');
  }

  return {
    root,
    show(next) {
      slip = next;
      render();
    },
  };
}
