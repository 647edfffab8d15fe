import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoaded } from '../useLoaded.ts';
import { Country, Line, Number, OnlyCountry } from './PhoneField.styles.ts';
import type { PhoneFieldTexts } from './phoneFieldTexts.ts';
import {
  caretAfterDigits,
  countryOfNumber,
  nationalDigits,
  type PhoneCountry,
  type PhoneNumber,
  type PhoneValue,
} from './phoneNumber.ts';

/** Props of `PhoneField`. Other attributes go to the number input. */
export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<'input'>, 'size' | 'required' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength'> {
  /** Texts of the component. */
  readonly texts: PhoneFieldTexts;
  /** Countries in display order. With only one, there is no picker. */
  readonly countries: readonly PhoneCountry[];
  /** The number, if controlled. */
  readonly value?: PhoneNumber;
  /** Initial number, if uncontrolled. Defaults to the first country without digits. */
  readonly defaultValue?: PhoneNumber;
  /** Called on every change of number or country. */
  readonly onChange?: (value: PhoneValue) => void;
}

/**
 * A phone number with a country picker (REG-13). Groups digits as the country does; pasting an international number
 * ("+66 81 234 5678") selects its country. Does not validate. In forms use it with `Controller`.
 */
export function PhoneField({
  label,
  help,
  error,
  isRequired,
  optionalMark,
  texts,
  countries,
  value,
  defaultValue,
  onChange,
  id,
  disabled,
  readOnly,
  ...input
}: PhoneFieldProps): ReactNode {
  const frame = {
    label,
    help,
    error,
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  const [uncontrolled, setUncontrolled] = useState<PhoneNumber>(
    value ?? defaultValue ?? { country: countries[0]?.code ?? '', national: '' },
  );
  const current = value ?? uncontrolled;
  const country = countries.find(({ code }) => code === current.country) ?? countries[0];
  const lastReported = useRef<PhoneValue>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const picker = useLoaded(() => import('./CountrySheet.tsx'));
  const format = useLoaded(() => import('./phoneFormat.ts'));
  const spaced = (code: string, digits: string): string => format.part?.spacedNumber(code, digits) ?? digits;

  const report = (number: PhoneNumber): void => {
    const { dialingCode = '' } = countries.find(({ code }) => code === number.country) ?? {};
    const naive = number.national === '' ? '' : `${dialingCode}${number.national}`;
    const e164 = format.part?.callingNumber({ code: number.country, dialingCode }, number.national) ?? naive;
    lastReported.current = { country: number.country, national: number.national, dialingCode, e164 };
    onChange?.(lastReported.current);
  };

  const change = (next: PhoneNumber): void => {
    setUncontrolled({ country: next.country, national: next.national });
    if (next.country !== current.country || next.national !== current.national) report(next);
  };

  // Number formats load with the field. Then `onChange` is called again, since E.164 can now drop the trunk prefix.
  const { load, part: known } = format;
  useEffect(() => {
    load();
    if (known && lastReported.current) report(lastReported.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only its loading matters; changes of the number are reported immediately
  }, [known]);

  const handleText = (event: ChangeEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const next = countryOfNumber(field.value, countries, current.country) ?? {
      country: country?.code ?? '',
      national: nationalDigits(field.value),
    };
    const before = nationalDigits(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
    const text = spaced(next.country, next.national);
    field.value = text;
    const caret = next.country === country?.code ? caretAfterDigits(text, before) : text.length;
    field.setSelectionRange(caret, caret);
    change(next);
  };

  const code = country && (
    <>
      <Flag country={country.code} />
      <span>{country.dialingCode}</span>
    </>
  );
  return (
    <>
      <FieldFrame {...frame} id={id}>
        {(control) => (
          <Line>
            {country && countries.length > 1 && readOnly !== true ? (
              <Country
                type="button"
                disabled={disabled}
                aria-label={texts.country(country.name, country.dialingCode)}
                aria-haspopup="dialog"
                aria-busy={picker.isLoading}
                onClick={() => {
                  picker.load();
                  setIsOpen(true);
                }}
              >
                {code}
                {picker.isLoading ? <Spinner /> : <CaretDownIcon aria-hidden weight="bold" />}
              </Country>
            ) : (
              <OnlyCountry>{code}</OnlyCountry>
            )}
            <Number
              autoComplete="tel-national"
              {...input}
              {...control}
              type="tel"
              inputMode="tel"
              disabled={disabled}
              readOnly={readOnly}
              value={spaced(current.country, current.national)}
              onChange={handleText}
            />
          </Line>
        )}
      </FieldFrame>
      {picker.part && (
        <picker.part.CountrySheet
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
          countries={countries}
          chosen={country}
          onPick={(picked) => {
            change({ country: picked.code, national: current.national });
            setIsOpen(false);
          }}
          texts={texts}
        />
      )}
    </>
  );
}
