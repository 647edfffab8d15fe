import { useId, type ComponentProps, type ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { Choice, Choices, Dot, Note, Words, type RadioDirection } from './RadioGroup.styles.ts';

export { radioDirections } from './RadioGroup.styles.ts';
export type { RadioDirection } from './RadioGroup.styles.ts';

/** An option of a radio group. */
export interface RadioOption {
  /** Form value. */
  readonly value: string;
  /** Label. */
  readonly label: ReactNode;
  /** Help under the label: a fee, a waiting time, a reason for being disabled. */
  readonly help?: ReactNode;
  /** Disables the option. */
  readonly isDisabled?: boolean;
}

/** Props of `RadioGroup`. Attributes of `<input>` go to every radio. */
export interface RadioGroupProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'required' | 'checked' | 'defaultChecked' | 'value' | 'defaultValue'
    > {
  /** Options in display order. */
  readonly options: readonly RadioOption[];
  /** Selected value, if controlled. */
  readonly value?: string;
  /** Initial value, if uncontrolled. */
  readonly defaultValue?: string;
  /** Stacked, or side by side if they fit. */
  readonly direction?: RadioDirection;
}

/**
 * A radio group with label, help and error. For more than about six options use `Select`. Passes `name`, `onChange`,
 * `onBlur` and `ref` to every radio, as form libraries expect.
 */
export function RadioGroup({
  label,
  help,
  error,
  isRequired,
  optionalMark,
  options,
  value,
  defaultValue,
  direction = 'column',
  id,
  name,
  disabled,
  ...input
}: RadioGroupProps): ReactNode {
  const ownName = useId();
  const texts = {
    label,
    help,
    error,
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };
  return (
    <FieldFrame {...texts} id={id} groupRole="radiogroup">
      {(control) => (
        <Choices $direction={direction}>
          {options.map((option, index) => {
            const noteId = `${control.id}-note-${index}`;
            const hasNote = option.help !== undefined;
            return (
              <Choice key={option.value} $hasError={control['aria-invalid'] === true}>
                <Dot
                  {...input}
                  type="radio"
                  name={name ?? ownName}
                  value={option.value}
                  disabled={disabled === true || option.isDisabled === true}
                  aria-labelledby={`${noteId}-label`}
                  {...(hasNote && { 'aria-describedby': noteId })}
                  {...(value !== undefined && { checked: option.value === value })}
                  {...(defaultValue !== undefined && { defaultChecked: option.value === defaultValue })}
                />
                <Words id={`${noteId}-label`}>{option.label}</Words>
                {hasNote && <Note id={noteId}>{option.help}</Note>}
              </Choice>
            );
          })}
        </Choices>
      )}
    </FieldFrame>
  );
}
