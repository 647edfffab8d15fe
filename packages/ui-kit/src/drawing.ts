import { colorRoles, cssVariable, token, type ColorRole } from '@parlor/theme';
import { css } from 'styled-components';

/** Maps a colour role to its part in a drawing: background, soft areas, second tone, or bodies and lines. */
function partOf(role: ColorRole): 'ground' | 'soft' | 'second' | 'body' {
  if (role.startsWith('surface.') || role === 'text.onAccent') return 'ground';
  if (role.endsWith('Bg') || role === 'accent.soft' || role === 'accent.glow') return 'soft';
  return role === 'text.muted' || role === 'text.secondary' || role === 'text.onMedia' || role.startsWith('border.')
    ? 'second'
    : 'body';
}

function repaint(colors: Readonly<Record<ReturnType<typeof partOf>, string>>): string {
  return colorRoles.map((role) => `${cssVariable(role)}: ${colors[partOf(role)]};`).join(' ');
}

/** Forced colours do not affect SVG fills, so this redefines the roles inside a drawing with system colours. */
export const forcedDrawing = css`
  @media (forced-colors: active) {
    ${repaint({ ground: 'Canvas', soft: 'Canvas', second: 'GrayText', body: 'CanvasText' })}
  }
`;

/** Repaints a drawing in tones of the text colour, for a selected tab. */
export const inkDrawing = css`
  ${repaint({
    ground: token('tabs.activeBg'),
    soft: 'color-mix(in srgb, currentColor 26%, transparent)',
    second: `color-mix(in srgb, currentColor 60%, ${token('tabs.activeBg')})`,
    body: 'currentColor',
  })}
`;
