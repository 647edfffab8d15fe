import DOMPurify from 'dompurify';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { scaledStyle } from '../../model/scaledStyle.ts';
import * as S from './RichText.styles.ts';

/**
 * The attribute that holds an element's style until it is applied: the page's CSP forbids style attributes.
 */
const LOOK = 'data-look';

DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (attribute.attrName === 'style') element.setAttribute(LOOK, attribute.attrValue);
});

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'span',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height', LOOK],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?!\/))/i,
};

/**
 * HTML written by an operator. It is sanitised when it is stored and again before it is rendered. `hasStyles` applies
 * its styles, with px divided by 100 as rem.
 */
export function RichText({ html, hasStyles = false }: { html: string; hasStyles?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  // The sanitiser returns TrustedHTML if the browser requires it.
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) as unknown as string,
    [html],
  );
  // Rerendered elements have lost their styles.
  useLayoutEffect(() => {
    if (!hasStyles) return;
    for (const element of root.current?.querySelectorAll<HTMLElement>(`[${LOOK}]`) ?? [])
      for (const [property, value] of scaledStyle(element.getAttribute(LOOK) ?? ''))
        element.style.setProperty(property, value);
  });
  return <S.Prose ref={root} dangerouslySetInnerHTML={{ __html: clean }} />;
}
