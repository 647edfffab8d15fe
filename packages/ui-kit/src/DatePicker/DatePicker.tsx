import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import dayjs from 'dayjs';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/FieldFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoaded } from '../useLoaded.ts';
import {
  birthdayRange,
  datePattern,
  dateWithin,
  isCalendarDate,
  readDate,
  withSeparator,
  writtenDate,
} from './calendarDate.ts';
import type { DatePickerTexts } from './datePickerTexts.ts';

/** Props of `DatePicker`. Dates are YYYY-MM-DD strings. Other attributes go to the text input. */
export interface DatePickerProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'size' | 'required' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
    > {
  /** Texts of the component. */
  readonly texts: DatePickerTexts;
  /** BCP 47 locale. Thai uses the Buddhist era unless it is "th-u-ca-gregory". */
  readonly locale: string;
  /** The date if controlled: YYYY-MM-DD or ''. */
  readonly value?: string;
  /** Initial date if uncontrolled. */
  readonly defaultValue?: string;
  /**
   * Called on every change with a date (YYYY-MM-DD), '', or the unparsed text if it is not a date, so that the form's
   * rule can reject it. Typed dates outside the range are passed on too.
   */
  readonly onChange?: (value: string) => void;
  /** First selectable day, YYYY-MM-DD. Defaults to 1900-01-01. */
  readonly min?: string;
  /** Last selectable day, YYYY-MM-DD. Defaults to the end of this year. */
  readonly max?: string;
  /** Day whose month the calendar shows if there is no date. Defaults to 25 years ago, for birthdays. */
  readonly openAt?: string;
}

/**
 * A date field: typed in the format of the locale, or picked from a calendar with month and year selects. Made for
 * birthdays (REG-04). Dates are YYYY-MM-DD strings. In forms use it with `Controller`.
 */
export function DatePicker({
  texts,
  locale,
  value,
  defaultValue = '',
  onChange,
  min,
  max,
  openAt,
  onBlur,
  disabled,
  readOnly,
  ...field
}: DatePickerProps): ReactNode {
  const pattern = datePattern(locale);
  const birthdays = birthdayRange();
  const range = { min: min ?? birthdays.min, max: max ?? birthdays.max };
  const [uncontrolled, setUncontrolled] = useState(value ?? defaultValue);
  const current = value ?? uncontrolled;
  // Keeps the typed text while it means the current value. A new value from outside replaces it.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const shown = typed?.value === current ? typed.text : writtenDate(current, pattern);
  const [isOpen, setIsOpen] = useState(false);
  const { part: calendar, isLoading, load } = useLoaded(() => import('./CalendarSheet.tsx'));

  const change = (next: string): void => {
    setUncontrolled(next);
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
        onChange={(event) => {
          handleText(event.currentTarget.value);
        }}
        onBlur={(event) => {
          setTyped(undefined);
          onBlur?.(event);
        }}
        end={
          readOnly !== true && (
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
          )
        }
      />
      {calendar && (
        <calendar.CalendarSheet
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
          value={isCalendarDate(current) ? current : undefined}
          onPick={(date) => {
            setTyped(undefined);
            change(date);
            setIsOpen(false);
          }}
          openAt={dateWithin(
            isCalendarDate(current) ? current : (openAt ?? dayjs().subtract(25, 'year').format('YYYY-MM-DD')),
            range,
          )}
          min={range.min}
          max={range.max}
          locale={locale}
          texts={texts}
        />
      )}
    </>
  );
}
