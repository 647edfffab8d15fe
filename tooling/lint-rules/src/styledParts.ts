import { defineRule, type Rule } from './rule.ts';
import { isStyle } from './styleText.ts';

/** Disallows restyling a ui-kit component from outside, which would define its looks in two places. */
export const noStyledKitComponent: Rule = defineRule('Components of the ui-kit are not restyled.', (context) => {
  const kitNames = new Set<string>();
  return {
    ImportDeclaration(node) {
      if (!node.source.value.startsWith('@parlor/ui-kit')) return;
      for (const { local } of node.specifiers) kitNames.add(local.name);
    },
    CallExpression(node) {
      const [target] = node.arguments;
      if (
        node.callee.type !== 'Identifier' ||
        node.callee.name !== 'styled' ||
        target?.type !== 'Identifier' ||
        !kitNames.has(target.name)
      )
        return;
      context.report({
        node: target,
        message: `${target.name} belongs to the ui-kit. Give it a variant or a size there, let a brand override its component token, or lay it out from the element around it.`,
      });
    },
  };
});

const emptyNames = /^Styled(?=[A-Z]|$)|(?:Wrapper|Container)$/;

/** Requires styled parts to be named for their role: Root, Label, Track. */
export const styledPartNames: Rule = defineRule('Styled parts are named for their role.', (context) => ({
  VariableDeclarator(node) {
    const { id, init } = node;
    if (
      id.type !== 'Identifier' ||
      init?.type !== 'TaggedTemplateExpression' ||
      !isStyle(init) ||
      !emptyNames.test(id.name)
    )
      return;
    context.report({
      node: id,
      message: `"${id.name}" says how it is made, not what it is. Name the part for its role: Root, Label, Track, Actions.`,
    });
  },
}));
