import type { SessionView } from '../arcadeApi.ts';
import { amountText } from './amountText.ts';
import { element } from './element.ts';
import type { Text } from './gameText.ts';
import { openPanel } from './panel.ts';
import type { Stage } from './stage.ts';

/** Formats a return in percent, "0.960474381" as "96.0474". It is never rounded up. */
export function percentText(declaredReturn: string): string {
  const [whole = '0', fraction = ''] = declaredReturn.split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const percent = `${digits.slice(0, whole.length + 2)}.${digits.slice(whole.length + 2, whole.length + 6)}`;
  return percent.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '');
}

/** Describes the jurisdiction's limits of the session. */
export function jurisdictionRules(
  { profile, currency }: Pick<RuledSession, 'profile' | 'currency'>,
  text: Text,
): string[] {
  const { minCycleMs, maxStake, parallelGames } = profile;
  return [
    ...(minCycleMs > 0 ? [text('cycleRule', { seconds: String(minCycleMs / 1000) })] : []),
    ...(maxStake !== null && currency !== undefined
      ? [text('maxStakeRule', { amount: amountText(BigInt(maxStake), currency) })]
      : []),
    ...(parallelGames === 1 ? [text('parallelRule')] : []),
  ];
}

/** The data of a session in the sheet. A replay has no currency. */
type RuledSession = Pick<SessionView, 'declaredReturn' | 'gameVersion' | 'profile'> &
  Partial<Pick<SessionView, 'currency'>>;

/** Opens the sheet with the game's rules, its returns, and the rules of all games. */
export function openRules(stage: Pick<Stage, 'rules' | 'returns'>, text: Text, session: RuledSession): void {
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
    ...jurisdictionRules(session, text).map((rule) => element('p', {}, rule)),
    element('p', {}, text('malfunctionRule')),
    element('p', {}, text('keysRule')),
    element('p', { class: 'quiet' }, text('versionRule', { version: session.gameVersion })),
  );
}
