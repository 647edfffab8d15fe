import { useEffect, useRef } from 'react';
import { useLanguage } from '@parlor/i18n';

/** How long after a change of language the fields are checked again, in ms. */
const DEBOUNCE_MS = 200;

/** Checks a form's filled fields again once the language has changed. */
export function useRevalidation(checkFilled: () => void): void {
  const { language } = useLanguage();
  const latest = useRef(checkFilled);
  const checked = useRef(language);
  useEffect(() => {
    latest.current = checkFilled;
  });

  useEffect(() => {
    if (checked.current === language) return undefined;
    const timer = setTimeout(() => {
      checked.current = language;
      latest.current();
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [language]);
}
