import { colorRoles, cssVariable, token, type ColorRole } from '@parlor/theme';
import { css } from 'styled-components';

/** What a role is for in a drawing: cuts through to the ground, soft areas, a second tone, or its bodies and lines. */
function partOf(role: ColorRole): 'ground' | 'soft' | 'second' | 'body' {
  if (role.startsWith('surface.') || role === 'text.onAccent') return 'ground';
  if (role.endsWith('Bg') || role === 'accent.soft' || role === 'accent.glow') return 'soft';
  return role === 'text.muted' || role === 'text.secondary' || role === 'text.onMedia' || role.startsWith('border.') ? 'second' : 'body';
}

function repaint(colors: Readonly<Record<ReturnType<typeof partOf>, string>>): string {
  return colorRoles.map((role) => `${cssVariable(role)}: ${colors[partOf(role)]};`).join(' ');
}

/** Forced colours leave the fills of a drawing alone, so the roles themselves change there: bodies and lines in the text's colour. */
export const forcedDrawing = css`
  @media (forced-colors: active) { ${repaint({ ground: 'Canvas', soft: 'Canvas', second: 'GrayText', body: 'CanvasText' })} }
`;

/** A drawing on a chosen tab, in the colour of its words and in tones of it, with the tab showing through its cuts. */
export const inkDrawing = css`${repaint({
  ground: token('tabs.activeBg'),
  soft: 'color-mix(in srgb, currentColor 26%, transparent)',
  second: `color-mix(in srgb, currentColor 60%, ${token('tabs.activeBg')})`,
  body: 'currentColor',
})}`;
