import type { SessionView } from '../../arcadeApi.ts';
import type { SeatTerms } from '../../seatApi.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { openPanel } from '../panel.ts';
import { jurisdictionRules } from '../rulesSheet.ts';

/** Opens the sheet with the game's rules, the rake, and the rules of sitting at a table. */
export function openSeatRules(
  sections: readonly Node[],
  text: Text,
  session: SessionView,
  terms: SeatTerms | undefined,
): void {
  const paragraph = (words: string): HTMLElement => element('p', {}, words);
  const rake = terms && (Number(terms.rake.numerator) * 100) / Number(terms.rake.denominator);
  openPanel(
    text('rules'),
    text('close'),
    ...sections,
    element('h3', {}, text('rakeTitle')),
    paragraph(text('rakeRule', { percent: rake ?? '' })),
    element('h3', {}, text('rulesTitle')),
    paragraph(text('sittingRule')),
    paragraph(text('timeRule', { seconds: (terms?.thinkMs ?? 0) / 1000, bank: (terms?.bankMs ?? 0) / 1000 })),
    paragraph(text('botRule')),
    paragraph(text('addressRule')),
    paragraph(text('sittingResultRule')),
    ...jurisdictionRules(session, text).map(paragraph),
    paragraph(text('malfunctionRule')),
    paragraph(text('keysRule')),
    element('p', { class: 'quiet' }, text('versionRule', { version: session.gameVersion })),
  );
}
