/** A declaration that may be set on an element of an operator's text. */
export type Declaration = readonly [property: string, value: string];

const length =
  /^(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%)?|auto)(?:\s+(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%)?|auto)){0,3}$/;
const colour = /^(?:#[\da-f]{3,8}|rgba?\([\d\s.,%]{1,40}\)|[a-z]{3,20})$/i;
const word = /^[a-z\d-]{1,20}$/i;

/** The properties that the gateway allows, and the pattern of their values. None of them loads, moves or covers. */
const allowed: Readonly<Record<string, RegExp>> = {
  color: colour,
  'background-color': colour,
  'text-align': word,
  'text-decoration': word,
  'font-size': length,
  'font-weight': word,
  'font-style': word,
  'line-height': length,
  width: length,
  'max-width': length,
  height: length,
  margin: length,
  'margin-top': length,
  'margin-bottom': length,
  padding: length,
  'border-radius': length,
};

const PX_PER_REM = 100;
/** The smallest text that is shown, in rem: 20px of a design for a 750 px screen must stay readable. */
const SMALLEST_TEXT_REM = 0.75;

const inRem = (value: string): string =>
  value.replaceAll(/(-?\d+(?:\.\d+)?)px/g, (_, px: string) => `${Number((Number(px) / PX_PER_REM).toFixed(4))}rem`);

/** Raises a font size to the minimum. */
function readable(value: string): string {
  const [, rem] = /^(-?[\d.]+)rem$/.exec(value) ?? [];
  return rem !== undefined && Number(rem) < SMALLEST_TEXT_REM ? `max(${value}, ${SMALLEST_TEXT_REM}rem)` : value;
}

/**
 * Reads the style attribute of an operator's text: only allowed properties, with px divided by 100 as rem (HOME-03).
 */
export function scaledStyle(style: string): Declaration[] {
  return style.split(';').flatMap((part): Declaration[] => {
    const [property = '', ...rest] = part.split(':');
    const name = property.trim().toLowerCase();
    const value = rest.join(':').trim();
    if (!Object.hasOwn(allowed, name) || !allowed[name]?.test(value)) return [];
    const scaled = inRem(value);
    return [[name, name === 'font-size' ? readable(scaled) : scaled]];
  });
}
