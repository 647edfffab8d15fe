import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId, type ReactNode } from 'react';

import { Help, Label, Mark, Problem, Root, Well } from './Field.styles.ts';

/** The words around a control. */
export interface FieldTexts {
  readonly label: string;
  /** How to fill it in, shown all the time. */
  readonly help?: ReactNode;
  /** What is wrong and what to do about it; marks the control as invalid. */
  readonly error?: string | undefined;
  /** Shows the required mark and tells screen readers. */
  readonly isRequired?: boolean;
  /** The word for an optional field, such as "optional"; shown beside the label. */
  readonly optionalMark?: string;
}

/** What a control needs so that its label, help and error belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

export interface FieldFrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Label, well, help and error around any control. For text there is Field, for a list Select, for a password PasswordField. */
export function FieldFrame({ label, help, error, isRequired = false, optionalMark, id, children }: FieldFrameProps): ReactNode {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  const hasHelp = help !== undefined && help !== null && help !== '';
  const describedBy = [hasError && `${controlId}-error`, hasHelp && `${controlId}-help`].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={controlId}>
        {label}
        {isRequired && <Mark $isRequired aria-hidden>*</Mark>}
        {!isRequired && optionalMark !== undefined && <Mark $isRequired={false}>({optionalMark})</Mark>}
      </Label>
      <Well $hasError={hasError}>
        {children({
          id: controlId,
          ...(describedBy !== '' && { 'aria-describedby': describedBy }),
          ...(hasError && { 'aria-invalid': true }),
          ...(isRequired && { 'aria-required': true }),
        })}
      </Well>
      {hasError && <Problem id={`${controlId}-error`}><WarningCircleIcon weight="fill" aria-hidden />{error}</Problem>}
      {hasHelp && <Help as={typeof help === 'string' ? 'p' : 'div'} id={`${controlId}-help`}>{help}</Help>}
    </Root>
  );
}
