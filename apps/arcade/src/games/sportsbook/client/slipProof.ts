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
  const status = element('div', { class: 'share-result', role: 'status' });
  const further = element('div', { class: 'share-result' });
  const root = element('div', { class: 'share-row slip-proof' }, check, status, further);
  let shown: SlipView | undefined;
  let phases = '';

  /** Recomputes the prices and shows the result. Loads the models on demand. */
  async function showResult(slip: SlipView): Promise<void> {
    const requestedPhases = phases;
    status.textContent = text('checkingPrices');
    try {
      const { priceFindings } = await import('./priceFindings.ts');
      if (requestedPhases !== phases) return;
      const { list, link } = priceFindings(context, slip);
      status.replaceChildren(list);
      further.replaceChildren(link);
    } catch {
      status.textContent = text('unreachableText');
    }
  }

  check.addEventListener('click', () => {
    if (shown) void showResult(shown);
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
      status.replaceChildren();
      further.replaceChildren();
    },
  };
}
