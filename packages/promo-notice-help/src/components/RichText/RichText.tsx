import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import * as S from './RichText.styles.ts';

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
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?!\/))/i,
};

/** HTML written by an operator. It is sanitised when it is stored and again before it is rendered. */
export function RichText({ html }: { html: string }) {
  // The sanitiser returns TrustedHTML where the browser requires it.
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) as unknown as string,
    [html],
  );
  return <S.Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
