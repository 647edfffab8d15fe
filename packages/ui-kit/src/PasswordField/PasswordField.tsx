import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useState, type ReactNode } from 'react';

import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

/** Props of `PasswordField`: those of `Field` without `type` and `end`. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  /** Label of the eye button while the password is hidden. */
  readonly showLabel: string;
  /** Label of the eye button while the password is shown. */
  readonly hideLabel: string;
}

/** A password field with an eye button. Set `autoComplete` to "current-password" or "new-password". */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          {isShown ? <EyeSlashIcon aria-hidden /> : <EyeIcon aria-hidden />}
        </IconButton>
      }
    />
  );
}
