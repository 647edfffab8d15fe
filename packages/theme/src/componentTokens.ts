import { highContrast, shapeContrast, textContrast } from './contrast.ts';
import type { ThemeMode } from './modes.ts';
import { colorRoles, scaleTokens, shapeRoles, type ColorRole, type ScaleToken, type ShapeRole } from './tokens.ts';

/**
 * Tokens of single components with their defaults. A brand may override them (WL-01). Add one only when a brand needs
 * it.
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

/** A token of a single component. */
export type ComponentToken = keyof typeof componentTokens;

/**
 * Component tokens that a brand overrides. A colour must be the name of a colour role, so that it follows the mode and
 * its contrast can be checked. Anything else is the name of a role or scale token, or CSS.
 */
export type ThemeComponents = {
  readonly [Token in ComponentToken]?: (typeof componentTokens)[Token] extends ColorRole ? ColorRole : string;
};

/** All component tokens, in declaration order. */
export const componentTokenNames = Object.keys(componentTokens) as ComponentToken[];

/** Whether a name is a role or scale token, which a component token may refer to. */
export function isRole(name: string): name is ColorRole | ShapeRole | ScaleToken {
  return isColorRole(name) || (shapeRoles as readonly string[]).includes(name) || Object.hasOwn(scaleTokens, name);
}

/** Whether a name is a role whose value is a colour. */
export function isColorRole(name: string): name is ColorRole {
  return (colorRoles as readonly string[]).includes(name);
}

/** Two colours used on each other in a component: component tokens or roles. */
export interface ComponentPair {
  readonly token: ComponentToken | ColorRole;
  readonly against: ComponentToken | ColorRole;
  readonly isText: boolean;
}

function pairs(
  tokens: readonly ComponentPair['token'][],
  grounds: readonly ComponentPair['against'][],
  isText = true,
): ComponentPair[] {
  return tokens.flatMap((token) => grounds.map((against) => ({ token, against, isText })));
}

/** All pairs with a component token. */
export const componentPairs: readonly ComponentPair[] = [
  ...pairs(
    ['text.primary', 'text.secondary', 'text.muted', 'text.accent'],
    ['card.bg', 'gameCard.bg', 'dialog.bg', 'sheet.bg', 'toast.bg'],
  ),
  ...pairs(['text.danger'], ['card.bg', 'dialog.bg', 'sheet.bg']),
  ...pairs(['status.success', 'status.warning', 'status.danger'], ['toast.bg']),
  ...pairs(['topBar.text', 'text.accent'], ['topBar.bg']),
  ...pairs(['text.secondary'], ['tabs.bg']),
  ...pairs(['tabs.activeText'], ['tabs.activeBg']),
  ...pairs(['bottomBar.text', 'bottomBar.activeText', 'text.primary'], ['bottomBar.bg']),
  ...pairs(['bottomBar.centreText'], ['bottomBar.centreBg']),
  ...pairs(['gameCard.frame', 'toast.edge'], ['surface.base'], false),
];

/** Returns the minimum contrast of a pair in a mode. */
export function minimumOf({ isText }: ComponentPair, mode: ThemeMode): number {
  if (mode === 'contrast') return isText ? highContrast.text : highContrast.shape;
  return isText ? textContrast : shapeContrast;
}

/** Returns the role or CSS value of a component token in a brand. */
export function resolveComponentToken(name: ComponentToken, components: ThemeComponents): string {
  return components[name] ?? componentTokens[name];
}
