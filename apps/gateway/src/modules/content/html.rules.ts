import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { isSitePath, isWebAddress } from './address.rules.ts';

const colour = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%]{1,40}\)$/i, /^[a-z]{3,20}$/i];
const length = [/^-?\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%)$/, /^0$/, /^auto$/];
const lengths = [
  /^(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%)?|auto)(?:\s+(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%)?|auto)){0,3}$/,
];

const options: IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
  },
  allowedStyles: {
    '*': {
      color: colour,
      'background-color': colour,
      'text-align': [/^(?:left|right|center|justify|start|end)$/],
      'text-decoration': [/^(?:none|underline|line-through)$/],
      'font-size': length,
      'font-weight': [/^(?:normal|bold|[1-9]00)$/],
      'font-style': [/^(?:normal|italic)$/],
      'line-height': [/^\d{1,2}(?:\.\d{1,2})?$/, ...length],
      width: length,
      'max-width': length,
      height: length,
      margin: lengths,
      'margin-top': length,
      'margin-bottom': length,
      padding: lengths,
      'border-radius': length,
    },
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  transformTags: {
    // The title is the only first-level heading of a page.
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

/** The longest accepted HTML text, in characters. */
const HTML_MAX_LENGTH = 100_000;

/**
 * Sanitizes HTML: keeps text, lists, tables, http(s) links and pictures, with a few harmless styles. Removes everything
 * that could run, load a frame or cover the page. Idempotent.
 *
 * @throws RangeError when the text is longer than `HTML_MAX_LENGTH`.
 */
export function cleanHtml(html: string): string {
  if (html.length > HTML_MAX_LENGTH) throw new RangeError(`The text is longer than ${HTML_MAX_LENGTH} characters`);
  return sanitizeHtml(html, options).trim();
}

function linkAttributes({ href = '', title }: Attributes): Attributes {
  const attributes: Attributes = title === undefined ? {} : { title };
  if (isSitePath(href)) return { ...attributes, href };
  return isWebAddress(href) ? { ...attributes, href, target: '_blank', rel: 'noopener noreferrer' } : attributes;
}

function pictureAttributes({ src = '', ...rest }: Attributes): Attributes {
  return isSitePath(src) || (isWebAddress(src) && /^https:/i.test(src)) ? { alt: '', ...rest, src } : {};
}
