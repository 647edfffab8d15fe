import { defineRule, type Rule } from './rule.ts';
import { visitStyles } from './styleText.ts';

const instead =
  "Spacing, type, radius and line width come from tokens, such as token('space.4'), token('type.14'), token('radius.card') and token('border.width'); sizes of a component's own are written in rem, em or %.";

/** Matches a non-zero length in px. `0px` is needed inside calc(). */
const pixels = /(?<![\w.#-])-?\d*\.?\d*[1-9]\d*\.?\d*px\b|(?<![\w.#-])-?0?\.\d*[1-9]\d*px\b/;

/** Properties that have a token scale. */
const onScale =
  /^(?:(?:scroll-)?(?:padding|margin)(?:-.+)?|(?:row-|column-|grid-)?gap|font|font-size|border(?:-.+)?-radius|border-radius)$/;
const rootLengths = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)rem\b/;

/** Properties whose numbers are not lengths. */
const unitless =
  /^(?:--.+|animation-iteration-count|aspect-ratio|column-count|flex|flex-grow|flex-shrink|font-weight|grid-.+|line-clamp|line-height|opacity|order|orphans|scale|tab-size|widows|z-index|zoom|fill-opacity|stroke-.+|-webkit-line-clamp)$/;

/**
 * Disallows px lengths in styles, and rem lengths in properties that have a token scale. Conditions of `@media` and
 * `@container` are exempt because they cannot contain variables. Lengths outside styles, such as the margins of an
 * observer, are exempt too.
 */
export const noRawLength: Rule = defineRule('Lengths of styles come from tokens.', (context) =>
  visitStyles(context, {
    declaration({ property, value, report }) {
      const px = pixels.exec(value);
      if (px) report(`"${property}" holds ${px[0]}. ${instead}`);
      else if (onScale.test(property) && rootLengths.test(value))
        report(`"${property}" holds ${rootLengths.exec(value)?.[0]}. ${instead}`);
    },
    fragment({ text, report }) {
      const px = pixels.exec(text);
      if (px) report(`A style is given ${px[0]}. ${instead}`);
    },
    number(property, value, report) {
      if (value !== 0 && !unitless.test(property)) report(`"${property}" is ${value}, which means px. ${instead}`);
    },
  }),
);
