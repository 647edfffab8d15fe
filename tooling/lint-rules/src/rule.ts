import type { RuleTester } from 'oxlint/plugins-dev';

type OxlintRule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;

/** What a rule is told about the file, and where it reports to. */
export type RuleContext = Parameters<OxlintRule['create']>[0];

/** What a rule looks at, by the kind of syntax. */
export type Visitor = ReturnType<OxlintRule['create']>;

/** A rule as oxlint runs it. */
export interface Rule {
  readonly meta: { readonly type: 'problem'; readonly docs: { readonly description: string } };
  readonly create: (context: RuleContext) => Visitor;
}

type Visited<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0];

/** A template that a function is called with, such as a styled component. */
export type TaggedTemplate = Visited<'TaggedTemplateExpression'>;
/** The text of a template between two expressions. */
export type TemplateText = Visited<'TemplateElement'>;
/** A string, number or other value written out. */
export type LiteralValue = Visited<'Literal'>;
/** An attribute of JSX. */
export type Attribute = Visited<'JSXAttribute'>;

/** A rule that only reports. */
export function defineRule(description: string, create: Rule['create']): Rule {
  return { meta: { type: 'problem', docs: { description } }, create };
}
