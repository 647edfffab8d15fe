import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useId, type ReactNode } from 'react';

import { Help, Label, Mark, Problem, Root, Well } from './Field.styles.ts';

/** Texts of a form field. */
export interface FieldTexts {
  /** Label and accessible name. */
  readonly label: string;
  /** Help text, always visible. */
  readonly help?: ReactNode;
  /** Error message. Sets `aria-invalid`. */
  readonly error?: string | undefined;
  /** Shows the required mark and sets `aria-required`. */
  readonly isRequired?: boolean;
  /** Word for an optional field, such as "optional", shown beside the label. */
  readonly optionalMark?: string;
}

/** Attributes that connect a control to its label, help and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

/** Props of `FieldFrame`. `children` is a render function that receives the ids for the control. */
export interface FieldFrameProps extends FieldTexts {
  /** Id of the control. Generated if left out. */
  readonly id?: string | undefined;
  /** Set to false for a control that draws its own border. */
  readonly hasWell?: boolean;
  /** For several controls under one label, such as radios: label, help and error describe the group. */
  readonly groupRole?: 'group' | 'radiogroup';
  /** Renders the control with the attributes that connect it to its texts. */
  readonly children: (control: ControlAttributes) => ReactNode;
}

/**
 * Frame of a form field: label, well, help and error around any control. `Field`, `Select` and `PasswordField` are
 * built on it.
 */
export function FieldFrame({
  label,
  help,
  error,
  isRequired = false,
  optionalMark,
  id,
  hasWell = true,
  groupRole,
  children,
}: FieldFrameProps): ReactNode {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  const hasHelp = help !== undefined && help !== null && help !== '';
  const describedBy = [hasError && `${controlId}-error`, hasHelp && `${controlId}-help`].filter(Boolean).join(' ');
  const description = describedBy !== '' && { 'aria-describedby': describedBy };
  const state = {
    ...(hasError && { 'aria-invalid': true as const }),
    ...(isRequired && { 'aria-required': true as const }),
  };
  const control: ControlAttributes = { id: controlId, ...description, ...state };
  // `role="group"` supports neither `aria-invalid` nor `aria-required`; the label conveys both as text.
  const group = groupRole && {
    role: groupRole,
    'aria-labelledby': `${controlId}-label`,
    ...description,
    ...(groupRole === 'radiogroup' && state),
  };
  return (
    <Root {...group}>
      <Label {...(group ? { as: 'span', id: `${controlId}-label` } : { htmlFor: controlId })}>
        {label}
        {isRequired && (
          <Mark $isRequired aria-hidden>
            *
          </Mark>
        )}
        {!isRequired && optionalMark !== undefined && <Mark $isRequired={false}>({optionalMark})</Mark>}
      </Label>
      {hasWell && !group ? <Well $hasError={hasError}>{children(control)}</Well> : children(control)}
      {hasError && (
        <Problem id={`${controlId}-error`}>
          <WarningCircleIcon weight="fill" aria-hidden />
          <span>{error}</span>
        </Problem>
      )}
      {hasHelp && (
        <Help as={typeof help === 'string' ? 'p' : 'div'} id={`${controlId}-help`}>
          {help}
        </Help>
      )}
    </Root>
  );
}
