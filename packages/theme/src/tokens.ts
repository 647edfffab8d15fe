/**
 * Colour roles, which every brand defines for each mode. Each is a CSS variable (`surface.base` → `--surface-base`).
 * Components use roles, never values.
 */
export const colorRoles = [
  'surface.backdrop',
  'surface.base',
  'surface.raised',
  'surface.overlay',
  'surface.sunken',
  'surface.scrim',
  'text.primary',
  'text.secondary',
  'text.muted',
  'text.accent',
  'text.onAccent',
  'text.onMedia',
  'text.danger',
  'text.success',
  'border.subtle',
  'border.strong',
  'border.focus',
  'action.primary.bg',
  'action.primary.bgHover',
  'action.primary.bgPressed',
  'action.primary.text',
  'action.secondary.bg',
  'action.secondary.bgHover',
  'action.secondary.text',
  'action.secondary.border',
  'action.ghost.text',
  'action.ghost.bgHover',
  'action.danger.bg',
  'action.danger.text',
  'action.disabled.bg',
  'action.disabled.text',
  'field.bg',
  'field.border',
  'field.placeholder',
  'status.info',
  'status.infoBg',
  'status.success',
  'status.successBg',
  'status.warning',
  'status.warningBg',
  'status.danger',
  'status.dangerBg',
  'money.gain',
  'money.loss',
  'money.bonus',
  'badge.new',
  'badge.hot',
  'badge.jackpot',
  'badge.maintenance',
  'badge.text',
  'accent.base',
  'accent.soft',
  'accent.glow',
  'media.scrim',
  'media.placeholder',
  'skeleton.base',
  'skeleton.shine',
] as const;

/** A colour role. Its value differs by mode. */
export type ColorRole = (typeof colorRoles)[number];

/**
 * Shape roles, which a brand defines once for all modes. `effect.surface` and `effect.accent` are shadows that
 * components combine with their own, so an absent one is `0 0 transparent`, never `none`. `effect.pattern` is one image
 * or `none`.
 */
export const shapeRoles = [
  'radius.control',
  'radius.card',
  'radius.sheet',
  'radius.pill',
  'font.display',
  'font.text',
  'font.displayWeight',
  'font.displayTransform',
  'font.displayTracking',
  'border.width',
  'effect.surface',
  'effect.accent',
  'effect.pattern',
] as const;

/** A shape role. Its value is the same in all modes. */
export type ShapeRole = (typeof shapeRoles)[number];

/** Scales shared by all brands: spacing in steps of 4 px, type sizes, line heights, motion, layers. */
export const scaleTokens = {
  'space.1': '4px',
  'space.2': '8px',
  'space.3': '12px',
  'space.4': '16px',
  'space.6': '24px',
  'space.8': '32px',
  'space.12': '48px',
  'size.tap': '44px',
  'size.target': '24px',
  'size.column': '480px',
  'size.bar': '56px',
  'type.12': '0.75rem',
  'type.14': '0.875rem',
  'type.16': '1rem',
  'type.20': '1.25rem',
  'type.24': '1.5rem',
  'type.32': '2rem',
  'line.tight': '1.25',
  'line.text': '1.55',
  'weight.regular': '400',
  'weight.strong': '600',
  'motion.feedback': '150ms',
  'motion.popup': '225ms',
  'motion.page': '300ms',
  'motion.slide': '400ms',
  'motion.ease': 'cubic-bezier(0.2, 0, 0, 1)',
  'layer.bar': '100',
  'layer.drawer': '200',
  'layer.dialog': '300',
  'layer.toast': '400',
} as const;

/** A scale token. Its value is the same for all brands. */
export type ScaleToken = keyof typeof scaleTokens;
