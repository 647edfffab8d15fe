import type { Attribute, LiteralValue, RuleContext, TaggedTemplate, TemplateText, Visitor } from './rule.ts';

/** A style declaration: `property: value`. `hole` replaces each expression in the value. */
export interface Declaration {
  /** In CSS notation: `border-radius`. */
  readonly property: string;
  readonly value: string;
  /** Reports the declaration at the position of its value. */
  readonly report: (message: string) => void;
}

/** A text that becomes part of a style: the value of an expression in a style, or a string in a styles file. */
export interface StyleFragment {
  readonly text: string;
  readonly report: (message: string) => void;
}

/** The callbacks of a rule for styles. */
export interface StyleListener {
  readonly declaration?: (declaration: Declaration) => void;
  readonly fragment?: (fragment: StyleFragment) => void;
  /** A number in a JSX style: `style={{ padding: 12 }}`. */
  readonly number?: (property: string, value: number, report: (message: string) => void) => void;
}

/** Placeholder for an expression in the text of a style. */
const hole = '\uFFFC';

const comment = /\/\*[\s\S]*?\*\//g;
const declarations = /([\w-]+)\s*:\s*([^;{}]+)(?=[;}]|$)|[^;{}]*\{/g;

/** Returns the root name of a template tag: `styled` for styled.a, styled(B) and styled.c.attrs({}), `css` for css. */
function originOf(node: TaggedTemplate['tag']): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return originOf(node.object);
  return node.type === 'CallExpression' ? originOf(node.callee) : undefined;
}

const styleTags = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** Returns the name of an attribute, such as `fill`. */
export function nameOf({ name }: Attribute): string {
  return name.type === 'JSXIdentifier' ? name.name : name.name.name;
}

/** Returns whether a template is a style. */
export function isStyle(node: TaggedTemplate): boolean {
  return styleTags.has(originOf(node.tag) ?? '');
}

/** Converts `borderRadius` to `border-radius`. */
function cssName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function readTemplate(context: RuleContext, node: TaggedTemplate, listener: StyleListener): void {
  const { quasis } = node.quasi;
  const text = quasis
    .map(({ value }) => value.raw)
    .join(hole)
    .replace(comment, (found) => ' '.repeat(found.length));
  let read = 0;
  const starts = quasis.map(({ value }) => {
    const start = read;
    read += value.raw.length + hole.length;
    return start;
  });
  for (const found of text.matchAll(declarations)) {
    const [, property, value] = found;
    if (property === undefined || value === undefined) continue;
    const at = found.index + found[0].indexOf(value, property.length + 1);
    const quasi = starts.findLastIndex((start) => start <= at);
    // The range of a template text includes the backtick or brace before it; the text starts one character later.
    const index = (quasis[quasi]?.range[0] ?? 0) + 1 + at - (starts[quasi] ?? 0);
    const { sourceCode } = context;
    listener.declaration?.({
      property: property.toLowerCase(),
      value,
      report: (message) =>
        context.report({
          message,
          loc: {
            start: sourceCode.getLocFromIndex(index),
            end: sourceCode.getLocFromIndex(Math.min(index + value.length, sourceCode.text.length)),
          },
        }),
    });
  }
}

function readStyleAttribute(context: RuleContext, node: Attribute, listener: StyleListener): void {
  if (
    nameOf(node) !== 'style' ||
    node.value?.type !== 'JSXExpressionContainer' ||
    node.value.expression.type !== 'ObjectExpression'
  )
    return;
  for (const entry of node.value.expression.properties) {
    if (entry.type !== 'Property' || entry.value.type !== 'Literal') continue;
    const { key, value: literal } = entry;
    const property = cssName(key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '');
    const report = (message: string): void => context.report({ node: literal, message });
    if (typeof literal.value === 'string') listener.declaration?.({ property, value: literal.value, report });
    if (typeof literal.value === 'number') listener.number?.(property, literal.value, report);
  }
}

/**
 * Visits every style of a file: styled templates, the expressions inside them, `style` attributes, and the strings of
 * `*.styles.ts`.
 */
export function visitStyles(context: RuleContext, listener: StyleListener): Visitor {
  const isStylesFile = /\.styles\.tsx?$/.test(context.filename);
  let depth = 0;
  const fragment = (node: LiteralValue | TemplateText, text: string): void => {
    const isOfTheStyle =
      node.type === 'TemplateElement' &&
      node.parent.parent?.type === 'TaggedTemplateExpression' &&
      isStyle(node.parent.parent);
    if ((depth > 0 || isStylesFile) && !isOfTheStyle)
      listener.fragment?.({ text, report: (message) => context.report({ node, message }) });
  };
  return {
    TaggedTemplateExpression(node) {
      if (!isStyle(node)) return;
      depth += 1;
      readTemplate(context, node, listener);
    },
    'TaggedTemplateExpression:exit'(node) {
      if (isStyle(node)) depth -= 1;
    },
    JSXAttribute: (node) => readStyleAttribute(context, node, listener),
    Literal(node) {
      if (typeof node.value === 'string') fragment(node, node.value);
    },
    TemplateElement: (node) => fragment(node, node.value.raw),
  };
}
