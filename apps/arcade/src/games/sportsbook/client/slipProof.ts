import { element } from '../../../shell/element.ts';
import type { SlipView } from '../../../sportsApi.ts';
import type { SportsContext } from './sportsContext.ts';

/** The controls that recompute the prices of a slip. */
export interface SlipProof {
  root: HTMLElement;
  show: (slip: SlipView) => void;
}

export function createSlipProof(context: SportsContext): SlipProof {
  const { text } = context;
  const check = element('button', { type: 'button', class: 'button is-small' }, text('checkPrices'));
  const told = element('div', { class: 'share-result', role: 'status' });
  const further = element('div', { class: 'share-result' });
  const root = element('div', { class: 'share-row slip-proof' }, check, told, further);
  let shown: SlipView | undefined;
  let phases = '';

  /** Recomputes the prices and shows the result. Loads the models on demand. */
  async function tell(slip: SlipView): Promise<void> {
    const of = phases;
    told.textContent = text('checkingPrices');
    try {
      const { priceFindings } = await import('./priceFindings.ts');
      if (of !== phases) return;
      const { list, link } = priceFindings(context, slip);
      told.replaceChildren(list);
      further.replaceChildren(link);
    } catch {
      told.textContent = text('unreachableText');
    }
  }

  check.addEventListener('click', () => {
    if (shown) void tell(shown);
  });

  return {
    root,
    show(slip) {
      shown = slip;
      root.hidden = slip.round === null;
      const now = [...slip.views.map(({ phase }) => phase), slip.cashOuts.length].join();
      if (now === phases) return;
      // The result stays until a finished fixture's seed allows more checks, or a part is cashed out.
      phases = now;
      told.replaceChildren();
      further.replaceChildren();
    },
  };
}
