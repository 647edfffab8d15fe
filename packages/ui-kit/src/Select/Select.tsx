import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { Caret, Control } from './Select.styles.ts';

/** One entry of the list. */
export interface SelectOption {
  /** What the form sends. */
  readonly value: string;
  /** What the player reads. */
  readonly label: string;
  /** Shown, and not to be chosen now. */
  readonly isDisabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple' | 'required'> {
  /** The choices, in the order they are shown. */
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string;
}

/** One of a list, by the phone's own picker: it knows every language, size and assistive tool. Takes every attribute of a select. */
export function Select({ label, help, error, isRequired, optionalMark, options, placeholder, id, ...select }: SelectProps): ReactNode {
  const texts = {
    label, help, error,
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  return (
    <FieldFrame {...texts} id={id}>
      {(control) => (
        <>
          <Control {...select} {...control}>
            {placeholder !== undefined && <option value="" disabled hidden>{placeholder}</option>}
            {options.map(({ value, label: words, isDisabled }) => <option key={value} value={value} disabled={isDisabled}>{words}</option>)}
          </Control>
          <Caret aria-hidden><CaretDownIcon /></Caret>
        </>
      )}
    </FieldFrame>
  );
}
