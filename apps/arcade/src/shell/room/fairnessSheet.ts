import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { openPanel } from '../panel.ts';
import { verifierAddress } from '../roundLinks.ts';

interface FairnessParts {
  family: string;
  gameCode: string;
  text: Text;
  /** Pairs of a name and a value. */
  facts: readonly (readonly [name: string, value: string])[];
}

/** Creates a list of names and values, such as hashes. */
export function factList(facts: FairnessParts['facts']): HTMLElement {
  return element(
    'dl',
    { class: 'facts' },
    ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );
}

/** Opens the sheet with the commitments of a shared room, and the links to check its rounds. */
export function openRoomFairness({ family, gameCode, text, facts }: FairnessParts): void {
  openPanel(
    text('fairness'),
    text('close'),
    element('p', {}, text('fairnessText')),
    factList(facts),
    element(
      'div',
      { class: 'sheet-actions' },
      element(
        'a',
        { class: 'button', href: verifierAddress(family, gameCode), target: '_blank', rel: 'noopener' },
        text('openVerifier'),
      ),
      element(
        'a',
        { class: 'button', href: '/games/verify-offline.html', download: 'verify-offline.html' },
        text('offlineVerifier'),
      ),
    ),
  );
}
