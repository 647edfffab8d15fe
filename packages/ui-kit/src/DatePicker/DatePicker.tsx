import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import dayjs from 'dayjs';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/FieldFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoaded } from '../useLoaded.ts';
import { birthdayRange, datePattern, dateWithin, isCalendarDate, readDate, withSeparator, writtenDate } from './calendarDate.ts';
import type { DatePickerTexts } from './datePickerTexts.ts';

export interface DatePickerProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'required' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> {
  /** Every word it says. */
  readonly texts: DatePickerTexts;
  /** The language dates are written in, as BCP 47; Thai counts years in the Buddhist era ("th-u-ca-gregory" does not). */
  readonly locale: string;
  /** The date, YYYY-MM-DD or empty, when the caller keeps it. */
  readonly value?: string;
  /** The date at the start, when the picker keeps it. */
  readonly defaultValue?: string;
  /**
   * Told of every change: a date (YYYY-MM-DD), an empty text, or as it stands what cannot be read as a date, so that the form's
   * own rule finds it wrong. A typed date outside the range is told too.
   */
  readonly onChange?: (value: string) => void;
  /** The first day that can be picked, YYYY-MM-DD; 1900-01-01 when left out. */
  readonly min?: string;
  /** The last day that can be picked, YYYY-MM-DD; the last of this year when left out. */
  readonly max?: string;
  /** The day whose month the calendar opens at while there is no date; 25 years ago when left out, for birthdays. */
  readonly openAt?: string;
}

/**
 * A date, typed as it is written in the player's language or picked from a calendar with lists of months and years. Made for
 * birthdays. Hands over dates as YYYY-MM-DD; in forms it stands in a Controller.
 */
export function DatePicker({
  texts, locale, value, defaultValue = '', onChange, min, max, openAt, onBlur, disabled, readOnly, ...field
}: DatePickerProps): ReactNode {
  const pattern = datePattern(locale);
  const birthdays = birthdayRange();
  const range = { min: min ?? birthdays.min, max: max ?? birthdays.max };
  const [kept, setKept] = useState(value ?? defaultValue);
  const current = value ?? kept;
  // What is being typed stands as typed for as long as it means the current value; a new value from outside takes its place.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === current ? typed.text : writtenDate(current, pattern);
  const [isOpen, setIsOpen] = useState(false);
  const { part: calendar, isLoading, load } = useLoaded(() => import('./CalendarSheet.tsx'));

  const change = (next: string): void => {
    setKept(next);
    if (next !== current) onChange?.(next);
  };

  const handleText = (text: string): void => {
    const isGrowing = text.startsWith(shown) && text.length > shown.length;
    const written = isGrowing ? withSeparator(text, pattern) : text;
    const next = readDate(written, pattern) ?? written.trim();
    setTyped({ text: written, value: next });
    change(next);
  };

  return (
    <>
      <Field
        inputMode="numeric"
        autoComplete="bday"
        placeholder={writtenDate('1990-12-24', pattern)}
        {...field}
        disabled={disabled}
        readOnly={readOnly}
        value={shown}
        onChange={(event) => { handleText(event.currentTarget.value); }}
        onBlur={(event) => {
          setTyped(undefined);
          onBlur?.(event);
        }}
        end={readOnly !== true && (
          <IconButton
            label={texts.open}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-busy={isLoading}
            onClick={() => {
              load();
              setIsOpen(true);
            }}
          >
            {isLoading ? <Spinner /> : <CalendarBlankIcon aria-hidden />}
          </IconButton>
        )}
      />
      {calendar && (
        <calendar.CalendarSheet
          isOpen={isOpen}
          onClose={() => { setIsOpen(false); }}
          value={isCalendarDate(current) ? current : undefined}
          onPick={(date) => {
            setTyped(undefined);
            change(date);
            setIsOpen(false);
          }}
          openAt={dateWithin(isCalendarDate(current) ? current : openAt ?? dayjs().subtract(25, 'year').format('YYYY-MM-DD'), range)}
          min={range.min}
          max={range.max}
          locale={locale}
          texts={texts}
        />
      )}
    </>
  );
}
