import { useEffect, useState, type FocusEventHandler } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useListCountriesQuery } from '@parlor/api-client';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import { PhoneField, type PhoneCountry } from '@parlor/ui-kit/phone-field';
import * as S from './MobileField.styles.ts';

/** Values of a form with a mobile number. */
export interface MobileValues {
  /** National digits, with or without the leading zero. */
  mobileNum: string;
  /** Digits such as "66"; '' until the countries are loaded, which means the merchant's country. */
  countryDialingCode: string;
}

interface Props<Values extends MobileValues> {
  /** The `control` of the form's `useForm`. */
  control: Control<Values>;
  error?: string | undefined;
  /** Instructions for the field. */
  help?: string | undefined;
  isRequired?: boolean;
  /** The mark of an optional field, beside its label. */
  optionalMark?: string;
  /** Called on the first focus, so that the form can prepare what sending needs. */
  onFocus?: FocusEventHandler<HTMLInputElement>;
}

/**
 * A mobile number of a country to which the merchant sends codes. Without the list it accepts numbers of the merchant's
 * country.
 */
export function MobileField<Values extends MobileValues>({
  control,
  error,
  help,
  isRequired,
  optionalMark,
  onFocus,
}: Props<Values>) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError, isFetching, refetch } = useListCountriesQuery();
  const form = control as unknown as Control<MobileValues>;
  const {
    field: { ref, ...number },
  } = useController({ control: form, name: 'mobileNum' });
  const { field: code } = useController({ control: form, name: 'countryDialingCode' });
  const [picked, setPicked] = useState('');

  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const countries = (data?.list ?? []).map(({ country, countryDialingCode }): PhoneCountry => ({
    code: country,
    name: names.of(country) ?? country,
    dialingCode: `+${countryDialingCode}`,
  }));
  // Several countries share a dialling code: the selected one wins, then the first of the list.
  const fitting = countries.filter(({ dialingCode }) => dialingCode === `+${code.value}`);
  const chosen = fitting.find((country) => country.code === picked) ?? fitting[0] ?? countries[0];

  // If nothing is chosen, or the list no longer has the code, the merchant's country is shown and sent.
  const shownCode = chosen?.dialingCode.replace('+', '');
  const { onChange: setCode, value: sentCode } = code;
  useEffect(() => {
    if (shownCode !== undefined && shownCode !== sentCode) setCode(shownCode);
  }, [shownCode, sentCode, setCode]);

  const list = (
    <S.Missing>
      {t('code.countriesFailed')}
      <Button size="small" variant="ghost" isLoading={isFetching} onClick={() => void refetch()}>
        {common('action.retry')}
      </Button>
    </S.Missing>
  );
  return (
    <PhoneField
      ref={ref}
      name={number.name}
      label={t('field.mobileNum')}
      error={error}
      help={isError ? list : help}
      {...(isRequired !== undefined && { isRequired })}
      {...(optionalMark !== undefined && { optionalMark })}
      countries={countries}
      texts={{
        country: (name, dialingCode) => t('code.country', { name, code: dialingCode }),
        title: t('code.countryTitle'),
        close: common('action.close'),
        search: t('code.countrySearch'),
        nothingFound: t('code.countryNone'),
      }}
      value={{ country: chosen?.code ?? '', national: number.value }}
      onChange={({ country, dialingCode, national }) => {
        setPicked(country);
        if (dialingCode !== '') code.onChange(dialingCode.replace('+', ''));
        number.onChange(national);
      }}
      onBlur={number.onBlur}
      {...(onFocus && { onFocus })}
    />
  );
}
