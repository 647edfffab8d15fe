import { element, svgElement } from '../element.ts';
import { siteOriginOf } from '../gamePage.ts';
import type { Text } from '../gameText.ts';
import type { OtherTablesParts } from '../tables/otherTables.ts';
import type { SiteTables } from '../tables/siteTables.ts';

interface TableSwitchParts extends Omit<OtherTablesParts, 'site'> {
  text: Text;
  isFreePlay: boolean;
  showMessage: (words: string, tone: 'trouble') => void;
}

/**
 * Creates the button that opens the other tables, whose code is loaded when it is pressed. Undefined without a site
 * that can open them.
 */
export function createTableSwitch(parts: TableSwitchParts): HTMLButtonElement | undefined {
  const { text, isFreePlay, showMessage } = parts;
  const siteOrigin = siteOriginOf(new URLSearchParams(location.search));
  if (siteOrigin === null || !URL.canParse(siteOrigin)) return undefined;
  const label = text('otherTables');
  const button = element(
    'button',
    { type: 'button', class: 'icon-button is-tables', 'aria-label': label, title: label, 'aria-haspopup': 'dialog' },
    svgElement(
      'svg',
      { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
      svgElement('path', { d: 'M4 5h6.500v6H4zM13.500 5H20v6h-6.500zM4 14h6.500v5H4zM13.500 14H20v5h-6.500z' }),
    ),
  );
  let site: SiteTables | undefined;
  let isLoading = false;

  async function open(origin: string): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createSiteTables, openOtherTables } = await import('../tables/otherTables.ts');
      const parent = window.parent === window ? undefined : window.parent;
      site ??= createSiteTables({ siteOrigin: origin, parent, isFreePlay });
      openOtherTables({ ...parts, site });
    } catch {
      // The code did not load.
      showMessage(text(navigator.onLine ? 'unreachableTitle' : 'offline'), 'trouble');
    } finally {
      isLoading = false;
    }
  }

  button.addEventListener('click', () => void open(siteOrigin));
  return button;
}
