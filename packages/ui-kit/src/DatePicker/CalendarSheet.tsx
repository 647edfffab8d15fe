import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import dayjs from 'dayjs';
import type { JSX, ReactNode } from 'react';
import { DayPicker, type ChevronProps, type DropdownProps } from 'react-day-picker';

import { Sheet } from '../Sheet/Sheet.tsx';
import { Calendar, Choice } from './CalendarSheet.styles.ts';
import type { DatePickerTexts } from './datePickerTexts.ts';

/** Props of `CalendarSheet`. Dates are YYYY-MM-DD strings. */
export interface CalendarSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Selected day, YYYY-MM-DD. */
  readonly value: string | undefined;
  readonly onPick: (date: string) => void;
  /** Day whose month is shown if none is selected. */
  readonly openAt: string;
  readonly min: string;
  readonly max: string;
  readonly locale: string;
  readonly texts: DatePickerTexts;
}

interface KnowsItsWeek {
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

function isWeekday(day: number): day is 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return Number.isInteger(day) && day >= 0 && day <= 6;
}

/** Returns the first day of the week in a locale; Monday if the browser does not know. */
function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const language: Intl.Locale & KnowsItsWeek = new Intl.Locale(locale);
  const day = (language.getWeekInfo?.().firstDay ?? 1) % 7;
  return isWeekday(day) ? day : 1;
}

/** Formatters for names of days, months and years in the locale's calendar. */
function namesIn(
  locale: string,
): Record<'day' | 'month' | 'year' | 'weekday' | 'weekdayShort' | 'date' | 'monthAndYear', (date: Date) => string> {
  const isBuddhist = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'buddhist';
  const name = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
    const format = new Intl.DateTimeFormat(locale, { calendar: isBuddhist ? 'buddhist' : 'gregory', ...options });
    return (date) => format.format(date);
  };
  // In some locales "day" and "year" are formatted with extra words; only the number is wanted.
  const part = (type: 'day' | 'year'): ((date: Date) => string) => {
    const format = new Intl.DateTimeFormat(locale, {
      calendar: isBuddhist ? 'buddhist' : 'gregory',
      [type]: 'numeric',
    });
    return (date) => format.formatToParts(date).find((found) => found.type === type)?.value ?? '';
  };
  return {
    day: part('day'),
    year: part('year'),
    month: name({ month: 'long' }),
    weekday: name({ weekday: 'long' }),
    weekdayShort: name({ weekday: 'narrow' }),
    date: name({ dateStyle: 'full' }),
    monthAndYear: name({ month: 'long', year: 'numeric' }),
  };
}

function Chevron({ orientation }: ChevronProps): JSX.Element {
  return orientation === 'left' ? <CaretLeftIcon aria-hidden /> : <CaretRightIcon aria-hidden />;
}

function MonthOrYear({ options = [], value, onChange, disabled, 'aria-label': label }: DropdownProps): JSX.Element {
  return (
    <Choice value={value} onChange={onChange} disabled={disabled} aria-label={label}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Choice>
  );
}

const parts = { Chevron, Dropdown: MonthOrYear };

/** Calendar of a `DatePicker`. Loaded when it is first opened. */
export function CalendarSheet({
  isOpen,
  onClose,
  value,
  onPick,
  openAt,
  min,
  max,
  locale,
  texts,
}: CalendarSheetProps): ReactNode {
  const names = namesIn(locale);
  const first = dayjs(min).toDate();
  const last = dayjs(max).toDate();
  const selected = value === undefined ? undefined : dayjs(value).toDate();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Calendar>
        <DayPicker
          mode="single"
          required
          selected={selected}
          onSelect={(date) => {
            onPick(dayjs(date).format('YYYY-MM-DD'));
          }}
          defaultMonth={selected ?? dayjs(openAt).toDate()}
          startMonth={first}
          endMonth={last}
          disabled={[{ before: first }, { after: last }]}
          captionLayout="dropdown"
          navLayout="around"
          reverseYears
          fixedWeeks
          weekStartsOn={firstWeekday(locale)}
          lang={locale}
          dir={document.documentElement.dir}
          components={parts}
          formatters={{
            formatDay: names.day,
            formatMonthDropdown: names.month,
            formatYearDropdown: names.year,
            formatCaption: names.monthAndYear,
            formatWeekdayName: names.weekdayShort,
          }}
          labels={{
            labelDayButton: names.date,
            labelGridcell: names.date,
            labelGrid: names.monthAndYear,
            labelWeekday: names.weekday,
            labelMonthDropdown: () => texts.month,
            labelYearDropdown: () => texts.year,
            labelPrevious: () => texts.previousMonth,
            labelNext: () => texts.nextMonth,
          }}
        />
      </Calendar>
    </Sheet>
  );
}
