import { element } from '../../../shell/element.ts';
import { motifAddress } from '../../../shell/motifPicture.ts';
import { priceText } from './prices.ts';
import { combineOf, totalPrice } from './slip.ts';
import { slipCodeOf, type CodedPick } from './slipCode.ts';
import type { SportsContext } from './sportsContext.ts';

/** The shared data of a slip: the picks, and their price if there is a single one. It never contains an amount. */
export interface SharedSlip {
  picks: readonly CodedPick[];
  price: bigint | undefined;
}

/** Returns the current slip to share. */
export function sharedOf({ desk }: Pick<SportsContext, 'desk'>): SharedSlip {
  const { picks } = desk.get();
  const isWhole = combineOf(desk.get()) === picks.length;
  return { picks, price: isWhole ? totalPrice(picks.map((pick) => pick.price)) : undefined };
}

/** Returns the link that opens the page of the site with a slip of the same picks. */
function linkOf(page: string, code: string): string {
  return `${page}?${new URLSearchParams({ slip: code }).toString()}`;
}

/**
 * Shares a link to the slip, with a picture if the browser supports it, or copies the link. Without a framing site, it
 * shares only the code. Returns the message for the player.
 */
async function shareSlip({ text, dress, title, sitePage }: SportsContext, shared: SharedSlip): Promise<string> {
  const count = shared.picks.length;
  const code = slipCodeOf(shared.picks);
  const page = sitePage();
  const link = page === undefined ? undefined : linkOf(page, code);
  const price = shared.price === undefined ? undefined : priceText(shared.price);
  const words = { count, price: price ?? '—', code };
  try {
    if (navigator.share) {
      const probe = new File([], 'slip.jpg', { type: 'image/jpeg' });
      const [motif] = dress?.motifs ?? [];
      const { drawSharePicture } = await import('../../../shell/sharePicture.ts');
      const drawn = navigator.canShare?.({ files: [probe] })
        ? await drawSharePicture({
            title,
            figure: price ?? String(count),
            words: text('slipOf', { count }),
            motif: motif && motifAddress(motif),
          }).catch(() => null)
        : null;
      await navigator.share({
        text: link === undefined ? text('shareSlipText', words) : text('shareSlipLinkText', words),
        ...(link !== undefined && { url: link }),
        ...(drawn && { files: [new File([drawn], 'slip.jpg', { type: drawn.type })] }),
      });
      return '';
    }
    await navigator.clipboard.writeText(link ?? code);
    return text(link === undefined ? 'codeCopied' : 'linkCopied');
  } catch (error) {
    // The player closed the browser's sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return link === undefined ? text('codeShown', { code }) : text('linkShown', { link });
  }
}

/** Creates the button that shares a slip, and shows the result below it. */
export function createShareRow(context: SportsContext, shared: () => SharedSlip): { root: HTMLElement } {
  const button = element('button', { type: 'button', class: 'button is-small' }, context.text('shareSlip'));
  const result = element('p', { class: 'quiet share-result', role: 'status' });
  button.addEventListener('click', () => void showShareResult());
  async function showShareResult(): Promise<void> {
    result.textContent = await shareSlip(context, shared());
  }
  return { root: element('div', { class: 'share-row' }, button, result) };
}

/** Creates the field for the code of another player's slip. */
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
