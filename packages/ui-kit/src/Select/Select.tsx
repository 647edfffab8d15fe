import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { Caret, Control } from './Select.styles.ts';

/** An option of a select. */
export interface SelectOption {
  /** Form value. */
  readonly value: string;
  /** Label. */
  readonly label: string;
  /** Disables the option. */
  readonly isDisabled?: boolean;
}

/** Props of `Select`, and every attribute of `<select>` including `ref`. */
export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple' | 'required'> {
  /** Options in display order. */
  readonly options: readonly SelectOption[];
  /** Shown while nothing is selected; not selectable. */
  readonly placeholder?: string;
}

/** A native select with label, help and error. See ADR 0012. */
export function Select({
  label,
  help,
  error,
  isRequired,
  optionalMark,
  options,
  placeholder,
  id,
  ...select
}: SelectProps): ReactNode {
  const texts = {
    label,
    help,
    error,
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  return (
    <FieldFrame {...texts} id={id}>
      {(control) => (
        <>
          <Control {...select} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: words, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {words}
              </option>
            ))}
          </Control>
          <Caret aria-hidden>
            <CaretDownIcon />
          </Caret>
        </>
      )}
    </FieldFrame>
  );
}
