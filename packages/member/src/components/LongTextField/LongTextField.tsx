import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from '@parlor/ui-kit';
import { Area } from './LongTextField.styles.ts';

type LongTextFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'required'>;

/** A text field of several lines with label, help and error. */
export function LongTextField({ label, help, error, ...area }: LongTextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error}>
      {(control) => <Area {...area} {...control} />}
    </FieldFrame>
  );
}
