import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId, type ReactNode } from 'react';

import { Help, Label, Mark, Problem, Root, Well } from './Field.styles.ts';

/** The words around a control. */
export interface FieldTexts {
  /** What it is for; also its name for screen readers. */
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
  /** The control's id; one is made up when left out. */
  readonly id?: string | undefined;
  /** Off for a control that draws its own edges. */
  readonly hasWell?: boolean;
  /** For several controls under one label, such as radios: the label, help and error then belong to the group. */
  readonly groupRole?: 'group' | 'radiogroup';
  /** The control, given what ties its texts to it. */
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Label, well, help and error around any control. For text there is Field, for a list Select, for a password PasswordField. */
export function FieldFrame({
  label, help, error, isRequired = false, optionalMark, id, hasWell = true, groupRole, children,
}: FieldFrameProps): ReactNode {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  const hasHelp = help !== undefined && help !== null && help !== '';
  const describedBy = [hasError && `${controlId}-error`, hasHelp && `${controlId}-help`].filter(Boolean).join(' ');
  const description = describedBy !== '' && { 'aria-describedby': describedBy };
  const state = { ...(hasError && { 'aria-invalid': true as const }), ...(isRequired && { 'aria-required': true as const }) };
  const control: ControlAttributes = { id: controlId, ...description, ...state };
  // A plain group can be neither invalid nor required; its label says so in words.
  const group = groupRole && { role: groupRole, 'aria-labelledby': `${controlId}-label`, ...description, ...(groupRole === 'radiogroup' && state) };
  return (
    <Root {...group}>
      <Label {...(group ? { as: 'span', id: `${controlId}-label` } : { htmlFor: controlId })}>
        {label}
        {isRequired && <Mark $isRequired aria-hidden>*</Mark>}
        {!isRequired && optionalMark !== undefined && <Mark $isRequired={false}>({optionalMark})</Mark>}
      </Label>
      {hasWell && !group ? <Well $hasError={hasError}>{children(control)}</Well> : children(control)}
      {hasError && <Problem id={`${controlId}-error`}><WarningCircleIcon weight="fill" aria-hidden /><span>{error}</span></Problem>}
      {hasHelp && <Help as={typeof help === 'string' ? 'p' : 'div'} id={`${controlId}-help`}>{help}</Help>}
    </Root>
  );
}
