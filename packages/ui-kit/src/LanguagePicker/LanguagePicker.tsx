import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useId, type ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Choice, Flag, Name, Radio, Root } from './LanguagePicker.styles.ts';

/** One language to choose. */
export interface Language {
  /** The code that is handed back when the language is picked. */
  readonly code: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** BCP 47, so that the name is spoken in its own language. */
  readonly lang: string;
  /** A small picture, 3 wide to 2 high; it says nothing that the name does not. */
  readonly flag?: ReactNode;
}

export interface LanguagePickerProps {
  /** What screen readers call the list. */
  readonly label: string;
  /** The languages on offer. */
  readonly languages: readonly Language[];
  /** The code of the chosen one. */
  readonly value: string;
  /** Called with the code of the one that was picked; with the arrow keys, at every step. */
  readonly onChange: (code: string) => void;
  /** Called when the choice is made for good: by a tap, even on the chosen one, or by Enter. Arrow keys only try one out. */
  readonly onDone?: (() => void) | undefined;
}

/** The languages one may read the site in. */
export function LanguagePicker({ label, languages, value, onChange, onDone }: LanguagePickerProps): ReactNode {
  const name = useId();
  return (
    <Root>
      <legend><VisuallyHidden>{label}</VisuallyHidden></legend>
      {languages.map(({ code, name: words, lang, flag }) => (
        <Choice key={code}>
          <Radio
            type="radio"
            name={name}
            value={code}
            checked={code === value}
            onChange={() => { onChange(code); }}
            // A click that the keyboard made counts no presses.
            onClick={({ detail }) => { if (detail > 0) onDone?.(); }}
            onKeyDown={({ key }) => { if (key === 'Enter') onDone?.(); }}
          />
          <Flag aria-hidden>{flag}</Flag>
          <Name><bdi lang={lang}>{words}</bdi></Name>
          <CheckIcon aria-hidden weight="bold" />
        </Choice>
      ))}
    </Root>
  );
}
