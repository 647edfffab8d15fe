import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useId, type ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Choice, Flag, Radio, Root } from './LanguagePicker.styles.ts';

export interface Language {
  readonly code: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** BCP 47, so that the name is spoken in its own language. */
  readonly lang: string;
  readonly flag?: ReactNode;
}

export interface LanguagePickerProps {
  /** What screen readers call the list. */
  readonly label: string;
  /** The languages on offer. */
  readonly languages: readonly Language[];
  /** The code of the chosen one. */
  readonly value: string;
  /** Called with the code of the one that was picked. */
  readonly onChange: (code: string) => void;
}

/** The languages one may read the site in. */
export function LanguagePicker({ label, languages, value, onChange }: LanguagePickerProps): ReactNode {
  const name = useId();
  return (
    <Root>
      <legend><VisuallyHidden>{label}</VisuallyHidden></legend>
      {languages.map(({ code, name: words, lang, flag }) => (
        <Choice key={code}>
          <Radio type="radio" name={name} value={code} checked={code === value} onChange={() => { onChange(code); }} />
          <Flag aria-hidden>{flag}</Flag>
          <span lang={lang}>{words}</span>
          <CheckIcon aria-hidden weight="bold" />
        </Choice>
      ))}
    </Root>
  );
}
