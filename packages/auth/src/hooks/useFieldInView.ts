import { useEffect, type RefObject } from 'react';

/** Scrolls the focused field into view when the keyboard covers it. */
export function useFieldInView(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport ?? window;
    const reveal = () => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement && form.current?.contains(field)) field.scrollIntoView({ block: 'center' });
    };
    view.addEventListener('resize', reveal);
    return () => view.removeEventListener('resize', reveal);
  }, [form]);
}
