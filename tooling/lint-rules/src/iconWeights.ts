import { defineRule, type Rule } from './rule.ts';
import { nameOf } from './styleText.ts';

/** The Phosphor icon weights that builds keep (`packages/ui-kit/vite/slimIcons.ts`). */
const allowed: ReadonlySet<string> = new Set(['regular', 'fill', 'bold']);

/** Disallows icon weights that builds leave out. Such an icon would render in development only. */
export const iconWeights: Rule = defineRule('Icons are regular, fill or bold.', (context) => {
  let depth = 0;
  const isWeight = (node: Parameters<typeof nameOf>[0]) => {
    const owner = node.parent;
    return (
      nameOf(node) === 'weight' &&
      owner.type === 'JSXOpeningElement' &&
      owner.name.type === 'JSXIdentifier' &&
      owner.name.name.endsWith('Icon')
    );
  };
  return {
    JSXAttribute(node) {
      if (isWeight(node)) depth += 1;
    },
    'JSXAttribute:exit'(node) {
      if (isWeight(node)) depth -= 1;
    },
    Literal(node) {
      if (depth === 0 || typeof node.value !== 'string' || node.parent?.type === 'BinaryExpression') return;
      if (!allowed.has(node.value))
        context.report({
          node,
          message: `Builds leave out the icon weight "${node.value}". Use regular, fill or bold.`,
        });
    },
  };
});
