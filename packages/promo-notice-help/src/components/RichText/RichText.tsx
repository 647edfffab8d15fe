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

/** HTML that an operator wrote: cleaned when it was stored and again here, where it is shown. */
export function RichText({ html }: { html: string }) {
  // Where the browser asks for a trusted value, the sanitiser gives one.
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) as unknown as string,
    [html],
  );
  return <S.Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
