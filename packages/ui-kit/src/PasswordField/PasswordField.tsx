import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useState, type ReactNode } from 'react';

import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  /** Names the eye while the password is hidden. */
  readonly showLabel: string;
  /** Names the eye while the password is shown. */
  readonly hideLabel: string;
}

/** A password, hidden until the eye is pressed. Give `autoComplete` ("current-password" or "new-password"). */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={(
        <IconButton
          label={isShown ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => { setIsShown(!isShown); }}
        >
          {isShown ? <EyeSlashIcon aria-hidden /> : <EyeIcon aria-hidden />}
        </IconButton>
      )}
    />
  );
}
