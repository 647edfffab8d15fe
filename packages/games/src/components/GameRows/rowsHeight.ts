import { token } from '@parlor/theme';

/** Number of rows under a heading of home. */
export const ROWS = 4;

/** The CSS height of the rows with their heading. It reserves their space before they are rendered. */
export const rowsHeight = `calc(${token('space.8')} + ${token('space.3')} + ((${token('space.12')} + ${token('space.4')}) * 4 / 3 + ${token('space.2')} * 2) * ${ROWS} + ${token('space.2')} * ${ROWS - 1})`;
