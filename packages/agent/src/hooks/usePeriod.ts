import { useSearchParams } from 'react-router';
import { formatDay, useGatewayNow, useSettings } from '@parlor/core';
import { isSpan, periodOf, spanOf, type Period, type Span } from '../model/span.ts';

/** The period of a screen, with a function to select another. */
export interface ChosenPeriod {
  period: Period;
  /** The days, as typed if custom. `isValid` says whether they can be requested. */
  span: Span;
  isValid: boolean;
  today: string;
  /** Whether the address contains the period; otherwise it is the preset. */
  isNamed: boolean;
  choose: (period: Period) => void;
  chooseDays: (span: Span) => void;
}

/** Reads the period from the address: `?days=7`, or `?from=2026-11-01&to=2026-11-15`. */
export function usePeriod(presetDays: number): ChosenPeriod {
  const [search, setSearch] = useSearchParams();
  const { timeZone } = useSettings();
  const today = formatDay(useGatewayNow()(), timeZone);
  const [from, to, days] = [search.get('from'), search.get('to'), search.get('days')];
  const isCustom = from !== null && to !== null;
  const period = isCustom ? 'custom' : periodOf(Number(days ?? presetDays));
  const span = period === 'custom' ? { from: from ?? '', to: to ?? '' } : spanOf(period, today);

  const write = (changes: Record<'days' | 'from' | 'to', string | undefined>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );

  return {
    period,
    span,
    isValid: isSpan(span),
    today,
    isNamed: isCustom || days !== null,
    choose: (next) => {
      if (next === 'custom') write({ days: undefined, ...span });
      else write({ days: { today: '1', week: '7', month: '30' }[next], from: undefined, to: undefined });
    },
    chooseDays: (next) => write({ days: undefined, ...next }),
  };
}
