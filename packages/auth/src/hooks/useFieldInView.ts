import { useEffect, type RefObject } from 'react';

/** Keeps the field that is being typed into in view when the keyboard comes up over the lower half of the page. */
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
