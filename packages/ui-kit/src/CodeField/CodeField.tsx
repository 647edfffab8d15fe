import type { ChangeEvent, ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { Input, Place, Places, Row } from './CodeField.styles.ts';
import { CODE_LENGTH_MAX, CODE_LENGTH_MIN, caretInCode, codeDigits } from './codeDigits.ts';

/** Props of `CodeField`, and every attribute of `<input>` including `ref`. */
export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'required' | 'type' | 'maxLength'> {
  /** Number of digits, 4 to 10. Defaults to 6. */
  readonly length?: number;
  /** Called with the code when the last digit is entered. */
  readonly onComplete?: (code: string) => void;
  /** Content after the code, such as the button that sends one. Wraps below if it does not fit. */
  readonly end?: ReactNode;
}

/**
 * A field for a one-time code. Supports autofill from messages and extracts a code pasted with text around it. It is a
 * single input, so that selection, paste and screen readers work as usual. Its value is digits only.
 */
export function CodeField({
  label,
  help,
  error,
  isRequired,
  optionalMark,
  length = 6,
  onComplete,
  end,
  id,
  onChange,
  ...input
}: CodeFieldProps): ReactNode {
  const texts = {
    label,
    help,
    error,
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  const count = Math.min(Math.max(length, CODE_LENGTH_MIN), CODE_LENGTH_MAX);

  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const typed = field.value;
    const code = codeDigits(typed, count);
    if (code !== typed) {
      const caret = caretInCode(typed, field.selectionStart ?? typed.length, count);
      field.value = code;
      field.setSelectionRange(caret, caret);
    }
    onChange?.(event);
    if (code.length === count) onComplete?.(code);
  };

  return (
    <FieldFrame {...texts} id={id} hasWell={false}>
      {(control) => (
        <Row>
          <Places $length={count}>
            {Array.from({ length: count }, (_, place) => (
              <Place key={place} aria-hidden $hasError={control['aria-invalid'] === true} />
            ))}
            <Input
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete="one-time-code"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              type="text"
              $length={count}
              onChange={handleChange}
            />
          </Places>
          {end}
        </Row>
      )}
    </FieldFrame>
  );
}
