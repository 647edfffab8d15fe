import { brandInIdentifier, brandInText } from './brandNames.ts';
import { defineRule, type LiteralValue, type Rule, type TemplateText } from './rule.ts';

const instead =
  'A brand is a folder under themes/ and nothing else knows its name: what differs between brands is a token, a layout choice, imagery or wording of its theme package; tests take a brand of their own.';

/** Disallows brand names in code. The caller passes the names; no list is maintained by hand. */
export function noBrandName(brands: readonly string[]): Rule {
  return defineRule('No code names a brand.', (context) => {
    const seen = new Set<string>();
    const check = (node: LiteralValue | TemplateText, text: string): void => {
      const brand = brandInText(text, brands);
      if (brand !== undefined) context.report({ node, message: `This names the brand "${brand}". ${instead}` });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText(node) {
        const brand = brandInText(node.value, brands);
        if (brand !== undefined) context.report({ node, message: `This names the brand "${brand}". ${instead}` });
      },
      Identifier(node) {
        const brand = brandInIdentifier(node.name, brands);
        if (brand === undefined || seen.has(node.name)) return;
        seen.add(node.name);
        context.report({ node, message: `"${node.name}" names the brand "${brand}". ${instead}` });
      },
    };
  });
}
