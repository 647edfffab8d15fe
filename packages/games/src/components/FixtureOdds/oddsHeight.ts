import { token } from '@parlor/theme';

/** The number of fixtures on home. */
export const FIXTURES = 4;

/** The CSS height of the fixtures with their heading. It reserves their space before they are rendered. */
export const oddsHeight = `calc(${token('space.8')} + ${token('space.3')} + (${token('space.12')} + ${token('space.8')}) * ${FIXTURES})`;
