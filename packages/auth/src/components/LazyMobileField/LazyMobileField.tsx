import { lazy, Suspense, type ComponentProps } from 'react';
import { useController, type Control } from 'react-hook-form';
import { MOBILE_MAX_LENGTH } from '@parlor/contract';
import { reportProblem } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Field } from '@parlor/ui-kit';
import type { MobileField, MobileValues } from '../MobileField/MobileField.tsx';

type Props = ComponentProps<typeof MobileField<MobileValues>>;

/**
 * A plain number field, used if the list of countries fails to load. It accepts numbers of the merchant's country.
 */
function PlainMobileField({ control, help, onFocus, ...texts }: Props) {
  const { t } = useTranslation('auth');
  const { field } = useController({ control, name: 'mobileNum' });
  return (
    <Field
      {...texts}
      {...(help !== undefined && { help })}
      {...(onFocus && { onFocus })}
      {...field}
      label={t('field.mobileNum')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={MOBILE_MAX_LENGTH}
      onChange={(event) => field.onChange(event.target.value.replaceAll(/\D/g, ''))}
    />
  );
}

const Late = lazy(async () => {
  try {
    const loaded = await import('../MobileField/MobileField.tsx');
    return { default: loaded.MobileField<MobileValues> };
  } catch (cause) {
    reportProblem('The choice of countries did not load', cause);
    return { default: PlainMobileField };
  }
});

/** A mobile number field whose countries and flags are loaded after it is rendered. Falls back to a plain field. */
export function LazyMobileField<Values extends MobileValues>({
  control,
  ...props
}: ComponentProps<typeof MobileField<Values>>) {
  const { t } = useTranslation('auth');
  const { error, isRequired, optionalMark } = props;
  const marks = {
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  return (
    <Suspense fallback={<Field label={t('field.mobileNum')} error={error} {...marks} disabled aria-busy />}>
      <Late {...props} control={control as unknown as Control<MobileValues>} />
    </Suspense>
  );
}
