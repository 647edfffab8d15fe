import { lazy, Suspense, useState, type ComponentProps, type Ref } from 'react';
import { reportProblem } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Field } from '@parlor/ui-kit';
import type { DatePickerProps } from '@parlor/ui-kit/date-picker';

type PickerProps = Pick<
  DatePickerProps,
  'label' | 'error' | 'isRequired' | 'optionalMark' | 'name' | 'value' | 'onChange' | 'onBlur' | 'texts' | 'locale'
> & { ref?: Ref<HTMLInputElement> };

/** A native date input, used if the code of the calendar fails to load. */
function PlainDate({ texts: _texts, locale: _locale, onChange, ...field }: PickerProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <Field
      {...field}
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      max={`${thisYear}-12-31`}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}

const Picker = lazy(async () => {
  try {
    return {
      default: (await import('@parlor/ui-kit/date-picker')).DatePicker as (
        props: PickerProps,
      ) => ReturnType<typeof PlainDate>,
    };
  } catch (cause) {
    reportProblem('The calendar did not load', cause);
    return { default: PlainDate };
  }
});

type Props = Omit<ComponentProps<typeof Picker>, 'texts' | 'locale' | 'label'>;

/** A date of birth from 1900 to the end of this year. The calendar loads after the field is rendered. */
export function BirthdayField(props: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const label = t('field.birthday');
  const { error, isRequired, optionalMark } = props;
  const marks = {
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  return (
    <Suspense fallback={<Field label={label} error={error} {...marks} disabled aria-busy />}>
      <Picker
        {...props}
        label={label}
        locale={tag}
        texts={{
          open: t('register.calendar.open'),
          title: label,
          close: common('action.close'),
          previousMonth: t('register.calendar.previousMonth'),
          nextMonth: t('register.calendar.nextMonth'),
          month: t('register.calendar.month'),
          year: t('register.calendar.year'),
        }}
      />
    </Suspense>
  );
}
