import type { ComponentProps, ReactNode } from 'react';

import { Input, Side } from './Field.styles.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

/** Props of `Field`, and every attribute of `<input>` including `ref`. */
export interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'required'> {
  /** Content before the text: an icon, a dialling code, a currency sign. */
  readonly start?: ReactNode;
  /** Content after the text: a unit, a small button, a captcha picture. */
  readonly end?: ReactNode;
}

/** A single-line text field with label, help and error. */
export function Field({
  label,
  help,
  error,
  isRequired,
  optionalMark,
  start,
  end,
  id,
  ...input
}: FieldProps): ReactNode {
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
          {start !== undefined && <Side $isStart>{start}</Side>}
          <Input {...input} {...control} />
          {end !== undefined && <Side $isStart={false}>{end}</Side>}
        </>
      )}
    </FieldFrame>
  );
}
