import { highContrast, shapeContrast, textContrast } from './contrast.ts';
import type { ThemeMode } from './modes.ts';
import { colorRoles, scaleTokens, shapeRoles, type ColorRole, type ScaleToken, type ShapeRole } from './tokens.ts';

/**
 * What a brand may change in one component alone, each with the role it stands for until a brand says otherwise. A component
 * gets a token here when a brand wants it to differ, not before.
 */
export const componentTokens = {
  'button.radius': 'radius.control',
  'button.font': 'font.display',
  'button.weight': 'font.displayWeight',
  'button.effect': 'effect.accent',
  'iconButton.radius': 'radius.pill',
  'field.radius': 'radius.control',
  'field.edge': 'border.width',
  'switch.radius': 'radius.pill',
  'card.radius': 'radius.card',
  'card.bg': 'surface.raised',
  'card.effect': 'effect.surface',
  'gameCard.radius': 'radius.card',
  'gameCard.bg': 'surface.raised',
  'gameCard.effect': 'effect.surface',
  'gameCard.frame': 'accent.base',
  'carousel.radius': 'radius.card',
  'badge.radius': 'radius.pill',
  'chip.radius': 'radius.pill',
  'tabs.radius': 'radius.pill',
  'tabs.bg': 'surface.raised',
  'tabs.activeBg': 'action.primary.bg',
  'tabs.activeText': 'action.primary.text',
  'topBar.bg': 'surface.base',
  'topBar.edge': 'border.subtle',
  'topBar.text': 'text.primary',
  'bottomBar.bg': 'surface.raised',
  'bottomBar.radius': 'radius.sheet',
  'bottomBar.islandRadius': 'radius.pill',
  'bottomBar.text': 'text.secondary',
  'bottomBar.activeText': 'text.accent',
  'bottomBar.centreBg': 'action.primary.bg',
  'bottomBar.centreText': 'action.primary.text',
  'dialog.radius': 'radius.sheet',
  'dialog.bg': 'surface.overlay',
  'sheet.radius': 'radius.sheet',
  'sheet.bg': 'surface.overlay',
  'sheet.edge': 'border.subtle',
  'toast.radius': 'radius.control',
  'toast.bg': 'surface.overlay',
  'toast.edge': 'border.strong',
} as const satisfies Readonly<Record<string, ColorRole | ShapeRole | ScaleToken>>;

/** A token that one component alone reads. */
export type ComponentToken = keyof typeof componentTokens;

/**
 * What a brand changes in single components: a colour by the name of another colour role, so that it follows the mode and its
 * contrast can be told; anything else by the name of a role or a step, or as CSS.
 */
export type ThemeComponents = {
  readonly [Token in ComponentToken]?: (typeof componentTokens)[Token] extends ColorRole ? ColorRole : string;
};

/** Every component token, in the order of the list. */
export const componentTokenNames = Object.keys(componentTokens) as ComponentToken[];

/** Whether a name is a role or a step of a scale, which a component token may stand for. */
export function isRole(name: string): name is ColorRole | ShapeRole | ScaleToken {
  return isColorRole(name) || (shapeRoles as readonly string[]).includes(name) || Object.hasOwn(scaleTokens, name);
}

/** Whether a name is a role whose value is a colour. */
export function isColorRole(name: string): name is ColorRole {
  return (colorRoles as readonly string[]).includes(name);
}

/** Two colours that meet in a component, either a component's own or a role. */
export interface ComponentPair {
  readonly token: ComponentToken | ColorRole;
  readonly against: ComponentToken | ColorRole;
  readonly isText: boolean;
}

function pairs(tokens: readonly ComponentPair['token'][], grounds: readonly ComponentPair['against'][], isText = true): ComponentPair[] {
  return tokens.flatMap((token) => grounds.map((against) => ({ token, against, isText })));
}

/** Every pair that a component token takes part in. */
export const componentPairs: readonly ComponentPair[] = [
  ...pairs(['text.primary', 'text.secondary', 'text.muted', 'text.accent'], ['card.bg', 'gameCard.bg', 'dialog.bg', 'sheet.bg', 'toast.bg']),
  ...pairs(['text.danger'], ['card.bg', 'dialog.bg', 'sheet.bg']),
  ...pairs(['status.success', 'status.warning', 'status.danger'], ['toast.bg']),
  ...pairs(['topBar.text', 'text.accent'], ['topBar.bg']),
  ...pairs(['text.secondary'], ['tabs.bg']),
  ...pairs(['tabs.activeText'], ['tabs.activeBg']),
  ...pairs(['bottomBar.text', 'bottomBar.activeText', 'text.primary'], ['bottomBar.bg']),
  ...pairs(['bottomBar.centreText'], ['bottomBar.centreBg']),
  ...pairs(['gameCard.frame', 'toast.edge'], ['surface.base'], false),
];

/** The contrast that a mode asks of a pair. */
export function minimumOf({ isText }: ComponentPair, mode: ThemeMode): number {
  if (mode === 'contrast') return isText ? highContrast.text : highContrast.shape;
  return isText ? textContrast : shapeContrast;
}

/** The role or the CSS that a component token stands for in a brand. */
export function resolveComponentToken(name: ComponentToken, components: ThemeComponents): string {
  return components[name] ?? componentTokens[name];
}
