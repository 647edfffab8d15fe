import type { RuleTester } from 'oxlint/plugins-dev';

type OxlintRule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;

/** Gives a rule access to the file and to `report`. */
export type RuleContext = Parameters<OxlintRule['create']>[0];

/** The callbacks of a rule, by node type. */
export type Visitor = ReturnType<OxlintRule['create']>;

/** A rule in oxlint's format. */
export interface Rule {
  readonly meta: { readonly type: 'problem'; readonly docs: { readonly description: string } };
  readonly create: (context: RuleContext) => Visitor;
}

type Visited<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0];

/** A tagged template, such as a styled component. */
export type TaggedTemplate = Visited<'TaggedTemplateExpression'>;
/** The static text of a template between two expressions. */
export type TemplateText = Visited<'TemplateElement'>;
/** A literal: a string, a number or another value. */
export type LiteralValue = Visited<'Literal'>;
/** A JSX attribute. */
export type Attribute = Visited<'JSXAttribute'>;

/** Defines a rule that reports problems and fixes nothing. */
export function defineRule(description: string, create: Rule['create']): Rule {
  return { meta: { type: 'problem', docs: { description } }, create };
}
