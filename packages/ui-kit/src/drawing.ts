import { colorRoles, cssVariable, type ColorRole } from '@parlor/theme';
import { css } from 'styled-components';

// Roles that a drawing fills areas with; the others are its lines and its bodies.
const isGround = (role: ColorRole): boolean => role.startsWith('surface.') || role.endsWith('Bg') || role === 'accent.soft' || role === 'accent.glow' || role === 'text.onAccent';

function repaint(line: string, ground: string): string {
  return colorRoles.map((role) => `${cssVariable(role)}: ${isGround(role) ? ground : line};`).join(' ');
}

/** Forced colours leave the fills of a drawing alone, so the roles themselves change there: lines and bodies in the text's colour. */
export const forcedDrawing = css`
  @media (forced-colors: active) { ${repaint('CanvasText', 'Canvas')} }
`;

/** A drawing in the colour of the words beside it, its second tone a breath of the same. */
export const inkDrawing = css`${repaint('currentColor', 'color-mix(in srgb, currentColor 26%, transparent)')}`;
