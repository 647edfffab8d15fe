/** Modes with a palette. */
export const paletteModes = ['dark', 'light'] as const;

/** A mode with a palette; the default mode is one of these. */
export type PaletteMode = (typeof paletteModes)[number];

/** All modes. High contrast is derived for every brand. */
export const themeModes = [...paletteModes, 'contrast'] as const;

/** Dark, light or high contrast; a separate axis from the brand. */
export type ThemeMode = (typeof themeModes)[number];
