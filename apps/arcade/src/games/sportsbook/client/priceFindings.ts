import './priceFindings.css';
import { element } from '../../../shell/element.ts';
import { verifierAddress } from '../../../shell/roundLinks.ts';
import type { LegView, SlipView } from '../../../sportsApi.ts';
import { checkPrices, type PriceCheck } from '../slipPrices.ts';
import { priceText } from './prices.ts';
import type { SportsContext } from './sportsContext.ts';

/** What came of making the prices of a slip again, and a link to the verifier of rounds with the slip filled in. */
export interface PriceFindings {
  list: HTMLElement;
  link: HTMLElement;
}

const signs = { agrees: '✓', differs: '✕', unknown: '?' } as const;

/** Makes the prices of a slip again and tells of each leg. */
export function priceFindings({ text, words, family, gameCode }: SportsContext, slip: SlipView): PriceFindings {
  const { legs, views, round } = slip;
  const viewOf = (fixture: string): LegView | undefined => views.find((view) => view.fixture === fixture);
  const evidence = {
    quotes: legs.map(({ fixture }) => viewOf(fixture)?.quote ?? null),
    tapes: views.flatMap(({ tape }) => tape ?? []),
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

  const checks = checkPrices(legs, evidence.quotes, evidence.tapes);
  const rows = legs.flatMap((leg, place) => {
    const found = checks[place];
    return found ? rowOf(leg, found) : [];
  });
  const href = verifierAddress(family, gameCode, round ?? undefined, evidence);
  return {
    list: element('ul', { class: 'proof-legs' }, ...rows),
    link: element('a', { class: 'button is-small', href, target: '_blank', rel: 'noopener' }, text('openVerifier')),
  };
}
