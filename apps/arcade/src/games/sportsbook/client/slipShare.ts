import { element } from '../../../shell/element.ts';
import { motifAddress } from '../../../shell/motifPicture.ts';
import { priceText } from './prices.ts';
import { combineOf, totalPrice } from './slip.ts';
import { slipCodeOf } from './slipCode.ts';
import type { SportsContext } from './sportsContext.ts';

/** Shares the slip: its code, with a picture where the browser takes one. Returns what to tell the player. */
async function shareSlip({ text, desk, dress, title }: SportsContext): Promise<string> {
  const { picks } = desk.get();
  const code = slipCodeOf(picks);
  const price = priceText(totalPrice(picks.map((pick) => pick.price)));
  const isWhole = combineOf(desk.get()) === picks.length;
  const words = text('shareSlipText', { count: picks.length, price: isWhole ? price : '—', code });
  try {
    const probe = new File([], 'slip.jpg', { type: 'image/jpeg' });
    if (navigator.share && navigator.canShare?.({ files: [probe] })) {
      const { drawSharePicture } = await import('../../../shell/sharePicture.ts');
      const [motif] = dress?.motifs ?? [];
      const drawn = await drawSharePicture({
        title,
        figure: isWhole ? price : String(picks.length),
        words: text('slipOf', { count: picks.length }),
        motif: motif && motifAddress(motif),
      });
      await navigator.share({
        text: words,
        ...(drawn && { files: [new File([drawn], 'slip.jpg', { type: drawn.type })] }),
      });
      return '';
    }
    await navigator.clipboard.writeText(code);
    return text('codeCopied');
  } catch (error) {
    // The player closed the browser's sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return text('codeShown', { code });
  }
}

/** Creates the button that shares the slip, with what came of it below. */
export function createShareRow(context: SportsContext): { root: HTMLElement } {
  const button = element('button', { type: 'button', class: 'button is-small' }, context.text('shareSlip'));
  const result = element('p', { class: 'quiet share-result', role: 'status' });
  button.addEventListener('click', () => void tellShared());
  async function tellShared(): Promise<void> {
    result.textContent = await shareSlip(context);
  }
  return { root: element('div', { class: 'share-row' }, button, result) };
}

/** Creates the field into which a code of somebody else's slip is put. */
export function createCodeEntry({ text }: SportsContext, onCode: (code: string) => Promise<boolean>): HTMLElement {
  const field = element('input', {
    class: 'code-field',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-label': text('slipCode'),
    placeholder: text('slipCode'),
  });
  const result = element('p', { class: 'slip-problem', role: 'status' });
  const form = element(
    'form',
    { class: 'code-entry' },
    element('div', { class: 'code-line' }, field, element('button', { class: 'button is-small' }, text('openCode'))),
    result,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open();
  });
  async function open(): Promise<void> {
    result.textContent = '';
    if (!(await onCode(field.value))) result.textContent = text('codeWrong');
  }
  return form;
}
