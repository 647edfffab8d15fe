import type { ChangeEvent, ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { Input, Place, Places, Row } from './CodeField.styles.ts';
import { CODE_LENGTH_MAX, CODE_LENGTH_MIN, caretInCode, codeDigits } from './codeDigits.ts';

export interface CodeFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'required' | 'type' | 'maxLength'> {
  /** How many digits the code has, 4 to 10; 6 when left out. */
  readonly length?: number;
  /** The last digit is in: the moment to check the code without waiting for a button. */
  readonly onComplete?: (code: string) => void;
  /** What stands beside the code, such as the button that sends one; moves below where there is no room. */
  readonly end?: ReactNode;
}

/**
 * A one-time code from a message or an app: the phone offers to fill it in, and a code pasted with spaces or words around it
 * is understood. One real input, so that it reads, selects and pastes as text does. Takes every attribute of an input, `ref`
 * included; its value is digits only.
 */
export function CodeField({
  label, help, error, isRequired, optionalMark, length = 6, onComplete, end, id, onChange, ...input
}: CodeFieldProps): ReactNode {
  const texts = {
    label, help, error,
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
            {Array.from({ length: count }, (_, place) => <Place key={place} aria-hidden $hasError={control['aria-invalid'] === true} />)}
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
