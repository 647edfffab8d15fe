import { useId, type ComponentProps, type ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { Choice, Choices, Dot, Note, Words, type RadioDirection } from './RadioGroup.styles.ts';

export { radioDirections } from './RadioGroup.styles.ts';
export type { RadioDirection } from './RadioGroup.styles.ts';

/** One answer of the group. */
export interface RadioOption {
  /** What the form sends. */
  readonly value: string;
  /** What the player reads. */
  readonly label: ReactNode;
  /** A line under the label: a fee, a waiting time, a reason why it cannot be chosen. */
  readonly help?: ReactNode;
  /** Shown, and not to be chosen now. */
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'size' | 'required' | 'checked' | 'defaultChecked' | 'value' | 'defaultValue'> {
  /** The choices, in the order they are shown. */
  readonly options: readonly RadioOption[];
  /** The chosen value, when the caller keeps it. */
  readonly value?: string;
  /** What is chosen at the start, when the form keeps it. */
  readonly defaultValue?: string;
  /** One under the other, or side by side where they fit. */
  readonly direction?: RadioDirection;
}

/**
 * One of a few, all in sight; for more than about six there is Select. Takes what an input takes (`name`, `onChange`,
 * `onBlur`, `ref`) and hands it to every radio, as forms expect.
 */
export function RadioGroup({
  label, help, error, isRequired, optionalMark, options, value, defaultValue, direction = 'column', id, name, disabled, ...input
}: RadioGroupProps): ReactNode {
  const ownName = useId();
  const texts = {
    label, help, error,
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
