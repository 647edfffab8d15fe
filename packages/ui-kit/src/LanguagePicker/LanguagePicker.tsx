import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useId, type ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Choice, Flag, Name, NamesFont, Radio, Root } from './LanguagePicker.styles.ts';

/** A language to choose. */
export interface Language {
  /** Code passed to `onChange`. */
  readonly code: string;
  /** Native name. */
  readonly name: string;
  /** BCP 47 tag, for the `lang` attribute of the name. */
  readonly lang: string;
  /** Decorative picture with proportions 3:2. */
  readonly flag?: ReactNode;
}

/** Props of `LanguagePicker`. Controlled (I18N-02). */
export interface LanguagePickerProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Languages in display order. */
  readonly languages: readonly Language[];
  /** Code of the selected language. */
  readonly value: string;
  /** Called with the code of the selected language, at each step of the arrow keys. */
  readonly onChange: (code: string) => void;
  /** Called when the choice is confirmed: by a tap, even on the selected language, or by Enter. */
  readonly onDone?: (() => void) | undefined;
}

/** Radio group of the site's languages (I18N-02). */
export function LanguagePicker({ label, languages, value, onChange, onDone }: LanguagePickerProps): ReactNode {
  const name = useId();
  return (
    <Root>
      <NamesFont />
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {languages.map(({ code, name: words, lang, flag }) => (
        <Choice key={code}>
          <Radio
            type="radio"
            name={name}
            value={code}
            checked={code === value}
            onChange={() => {
              onChange(code);
            }}
            // `detail` is 0 for a click dispatched by the keyboard.
            onClick={({ detail }) => {
              if (detail > 0) onDone?.();
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onDone?.();
            }}
          />
          <Flag aria-hidden>{flag}</Flag>
          <Name>
            <bdi lang={lang}>{words}</bdi>
          </Name>
          <CheckIcon aria-hidden weight="bold" />
        </Choice>
      ))}
    </Root>
  );
}
