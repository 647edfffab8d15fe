import type { ComponentProps, ReactNode } from 'react';

import { Input, Side } from './Field.styles.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'required'> {
  /** Something small before the text: an icon, a dialling code, a currency sign. */
  readonly start?: ReactNode;
  /** Something small after the text: a unit, a small button, a captcha picture. */
  readonly end?: ReactNode;
}

/** One line of text with its label, help and error. Takes every attribute of an input, `ref` included. */
export function Field({ label, help, error, isRequired, optionalMark, start, end, id, ...input }: FieldProps): ReactNode {
  const texts = {
    label, help, error,
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
