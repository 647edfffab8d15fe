import type { SessionView } from '../arcadeApi.ts';
import { element } from './element.ts';
import type { Text } from './gameText.ts';
import { openPanel } from './panel.ts';
import type { Stage } from './stage.ts';

/** "0.960474381" as "96.0474". */
function percentText(declaredReturn: string): string {
  const [whole = '0', fraction = ''] = declaredReturn.split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const percent = `${digits.slice(0, whole.length + 2)}.${digits.slice(whole.length + 2, whole.length + 6)}`;
  return percent.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '');
}

/** Opens how the game is played, what it returns, and the rules that every game has. */
export function openRules(
  stage: Stage,
  text: Text,
  session: Pick<SessionView, 'declaredReturn' | 'gameVersion'>,
): void {
  const returns = stage.returns();
  const columns = ['modeColumn', 'returnColumn', 'bestColumn'].map((key) => element('th', { scope: 'col' }, text(key)));
  openPanel(
    text('rules'),
    text('close'),
    ...stage.rules(),
    element('h3', {}, text('returnsTitle')),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...columns)),
      element(
        'tbody',
        {},
        ...returns.map(({ mode, returned, best }) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, mode),
            element('td', {}, returned),
            element('td', {}, best),
          ),
        ),
      ),
    ),
    element('h3', {}, text('rulesTitle')),
    element('p', {}, text('returnRule', { percent: percentText(session.declaredReturn) })),
    element('p', {}, text('resultRule')),
    element('p', {}, text('malfunctionRule')),
    element('p', {}, text('keysRule')),
    element('p', { class: 'quiet' }, text('versionRule', { version: session.gameVersion })),
  );
}
