import { token } from '@parlor/theme';

/** Rows under a heading of home. */
export const ROWS = 4;

/** The height of the rows with their heading, as CSS: it keeps their place before they are drawn. */
export const rowsHeight = `calc(${token('space.8')} + ${token('space.3')} + ((${token('space.12')} + ${token('space.4')}) * 4 / 3 + ${token('space.2')} * 2) * ${ROWS} + ${token('space.2')} * ${ROWS - 1})`;
