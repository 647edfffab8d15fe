import './priceFindings.css';
import { element } from '../../../shell/element.ts';
import { verifierAddress } from '../../../shell/roundLinks.ts';
import type { LegView, SlipView } from '../../../sportsApi.ts';
import type { SlipChoice, SlipDecision } from '../slip.ts';
import { checkCashOuts, type CashOutCheck } from '../slipCashOuts.ts';
import { checkPrices, type PriceCheck } from '../slipPrices.ts';
import { priceText } from './prices.ts';
import type { SportsContext } from './sportsContext.ts';

/**
 * The result of recomputing the prices of a slip and its cash-outs, and a link to the verifier with the slip filled in.
 */
export interface PriceFindings {
  list: HTMLElement;
  link: HTMLElement;
}

const signs = { agrees: '✓', differs: '✕', unknown: '?' } as const;

/** Recomputes the prices of a slip and the amounts of its cash-outs, and reports each. */
export function priceFindings({ text, words, money, family, gameCode }: SportsContext, slip: SlipView): PriceFindings {
  const { legs, views, round, cashOuts } = slip;
  const viewOf = (fixture: string): LegView | undefined => views.find((view) => view.fixture === fixture);
  const evidence = {
    quotes: legs.map(({ fixture }) => viewOf(fixture)?.quote ?? null),
    tapes: views.flatMap(({ tape }) => tape ?? []),
    cashOutQuotes: cashOuts.map(({ quote }) => quote),
  };

  function rowOf({ fixture, selections, price }: SlipView['legs'][number], found: PriceCheck): HTMLElement {
    const key = found.verdict === 'agrees' && !found.isStateProven ? 'soFar' : found.verdict;
    const kept = found.verdict === 'agrees' ? priceText(found.keptBasisPoints) : '';
    const view = viewOf(fixture);
    const picks = view ? selections.map((selection) => words.pick(view, selection)).join(' + ') : fixture;
    return element(
      'li',
      { 'data-verdict': found.verdict },
      element('strong', {}, `${signs[found.verdict]} ${picks}`),
      ` ${text(`price.${key}`, { price: priceText(price), kept })}`,
    );
  }

  function cashOutRow({ share, amount }: SlipView['cashOuts'][number], found: CashOutCheck): HTMLElement {
    const key = found.verdict === 'agrees' && !found.isStateProven ? 'soFar' : found.verdict;
    const part = (share / 100).toLocaleString('en', { maximumFractionDigits: 2 });
    return element(
      'li',
      { 'data-verdict': found.verdict },
      element('strong', {}, `${signs[found.verdict]} ${text('cashOutOf', { part })}`),
      ` ${text(`amount.${key}`, { amount: money(BigInt(amount)) })}`,
    );
  }

  const checks = checkPrices(legs, evidence.quotes, evidence.tapes);
  const rows = legs.flatMap((leg, index) => {
    const found = checks[index];
    return found ? rowOf(leg, found) : [];
  });
  // The rules have checked the choice, and the server wrote the decisions.
  const choice = round?.choice as SlipChoice;
  const decisions = (round?.decisions ?? []) as SlipDecision[];
  const amounts = checkCashOuts(
    { choice, stake: BigInt(slip.stake), decisions },
    evidence.cashOutQuotes,
    evidence.tapes,
  );
  const cashOutRows = cashOuts.flatMap((cashOut, index) => {
    const found = amounts[index];
    return found ? cashOutRow(cashOut, found) : [];
  });
  const href = verifierAddress(family, gameCode, round ?? undefined, evidence);
  return {
    list: element('ul', { class: 'proof-legs' }, ...rows, ...cashOutRows),
    link: element('a', { class: 'button is-small', href, target: '_blank', rel: 'noopener' }, text('openVerifier')),
  };
}
