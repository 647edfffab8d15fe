import { useEffect, useRef } from 'react';
import { useLanguage } from '@parlor/i18n';

/** The delay before fields are validated again after a change of language, in ms. */
const DEBOUNCE_MS = 200;

/** Validates the filled fields again after a change of language. */
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
