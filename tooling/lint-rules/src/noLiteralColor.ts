import { namedColors } from './namedColors.ts';
import { defineRule, type LiteralValue, type Rule, type TemplateText } from './rule.ts';
import { nameOf, visitStyles } from './styleText.ts';

const instead =
  "Name a role of the theme, such as token('text.primary') or token('accent.base'); a colour that is missing becomes a role in packages/theme.";

/** Matches a hex colour, but not an anchor (`page#abc`), a reference (`url(#abc)`) or a character (`&#123;`). */
const hexColor = /(?<![\w&/?#-]|url\()#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;

/** Matches a colour function with numbers. A mix of roles, such as color-mix(), is not a literal. */
const colorFunction =
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?:[\d.]|from\b|[a-z\d-]+\s+[\d.]|$)/i;

/** Properties that take a colour. Masks are excluded: black and white are coverage there, not colours. */
const colored =
  /^(?:--.+|.*color|background(?:-image)?|border(?:-(?:block|inline|top|right|bottom|left)(?:-start|-end)?)?|border-image|outline|box-shadow|text-shadow|filter|backdrop-filter|fill|stroke|column-rule|text-decoration|list-style-image)$/;

const colorAttributes = new Set([
  'fill',
  'stroke',
  'color',
  'stopColor',
  'stop-color',
  'floodColor',
  'lightingColor',
  'bgcolor',
]);
/** Attributes whose `#name` is an anchor. */
const anchors = new Set(['href', 'xlinkHref', 'to']);

/** Returns the first literal colour in a text: a hex colour or a colour function. */
export function literalColorIn(text: string): string | undefined {
  return hexColor.exec(text)?.[0] ?? colorFunction.exec(text)?.[0].replace(/\(.*/s, '()');
}

const colorWord = /(?<![\w.-])[a-z]+(?![\w.(-])/gi;

function namedColorIn(value: string): string | undefined {
  return value
    .replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
    .match(colorWord)
    ?.find((word) => namedColors.has(word.toLowerCase()));
}

/**
 * Disallows literal colours: hex colours and colour functions in any string, named colours in styles and drawings.
 * `transparent`, `currentColor` and the system colours of forced-colours mode are allowed: they have no colour of their
 * own.
 */
export const noLiteralColor: Rule = defineRule('Colours come from tokens.', (context) => {
  const styles = visitStyles(context, {
    declaration({ property, value, report }) {
      const name = colored.test(property) ? namedColorIn(value) : undefined;
      if (name !== undefined) report(`"${property}" is "${name}". ${instead}`);
    },
  });
  const check = (node: LiteralValue | TemplateText, text: string): void => {
    const isAnchor = node.parent?.type === 'JSXAttribute' && anchors.has(nameOf(node.parent));
    const color = isAnchor ? undefined : literalColorIn(text);
    if (color !== undefined) context.report({ node, message: `"${color}" is a literal colour. ${instead}` });
  };
  return {
    ...styles,
    Literal(node) {
      if (typeof node.value === 'string') check(node, node.value);
    },
    TemplateElement: (node) => check(node, node.value.raw),
    JSXAttribute(node) {
      styles.JSXAttribute?.(node);
      if (!colorAttributes.has(nameOf(node)) || node.value?.type !== 'Literal' || typeof node.value.value !== 'string')
        return;
      const name = namedColorIn(node.value.value);
      if (name !== undefined)
        context.report({ node: node.value, message: `"${nameOf(node)}" is "${name}". ${instead}` });
    },
  };
});
