import { ArcadeFailure, randomHex } from '../../../shell/arcadeClient.ts';
import { element } from '../../../shell/element.ts';
import { sendUntilDecided } from '../../../shell/retrying.ts';
import type { CashOutRequest, SlipView } from '../../../sportsApi.ts';
import { fieldText, minorOf } from './amounts.ts';
import { cashOutPart } from './cashOutShare.ts';
import { createCashOutSlider } from './cashOutSlider.ts';
import type { SportsContext } from './sportsContext.ts';

/** The cash-out of an open slip: all or a part of it, now or once it reaches an amount. */
export interface CashOutPanel {
  root: HTMLElement;
  show: (slip: SlipView) => void;
}

/** Creates the panel. `onSlip` gets the current slip after each answer. */
export function createCashOutPanel(context: SportsContext, onSlip: (slip: SlipView) => void): CashOutPanel {
  const { text, money, currency, client } = context;
  let slip: SlipView | undefined;
  /** A pending cash-out. It is retried with the same key until its answer is known. */
  let sending: CashOutRequest | undefined;

  const button = element('button', { type: 'button', class: 'button is-primary cash-out' });
  const note = element('p', { class: 'cash-out-note', role: 'status' });
  const slider = createCashOutSlider(context, render);
  const auto = element('input', { class: 'cash-out-auto', type: 'text', inputmode: 'decimal', autocomplete: 'off' });
  auto.setAttribute('aria-label', text('autoCashOutAt'));
  const autoButton = element('button', { type: 'submit', class: 'button is-small' });
  const autoForm = element(
    'form',
    { class: 'cash-out-form' },
    element('label', { class: 'caption' }, text('autoCashOutAt'), auto),
    autoButton,
  );
  const target = element('p', { class: 'cash-out-target caption' });
  const more = element(
    'details',
    { class: 'cash-out-more' },
    element('summary', {}, text('cashOutMore')),
    slider.root,
    autoForm,
    target,
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
    const share = slider.shareOf(slip);
    const amount = cashOutPart(slip, share);
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
      if (answer.refusal === null) slider.reset();
      if (answer.refusal === null) context.showMessage(text('cashedOut', { amount: money(amount) }), 'win');
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
    const share = slider.shareOf(slip);
    const amount = money(cashOutPart(slip, share));
    const percent = Math.max(1, Math.round((share * 100) / Math.max(1, slip.openShare)));
    button.setAttribute('aria-disabled', String(!isOffered || sending !== undefined));
    button.textContent = sending
      ? text('cashingOut')
      : isOffered
        ? text(share === slip.openShare ? 'cashOutNow' : 'cashOutPartNow', { amount, part: percent })
        : text(offer?.isSuspended ? 'cashOutSuspended' : 'cashOutNone');
    slider.show(slip);
    auto.disabled = autoCashOutAt !== null;
    if (autoCashOutAt !== null) auto.value = fieldText(BigInt(autoCashOutAt), currency);
    target.textContent =
      autoCashOutAt === null
        ? text('autoText')
        : text('autoStands', {
            amount: money(BigInt(autoCashOutAt)),
            offer: isOffered ? money(BigInt(offer.amount)) : '—',
          });
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
