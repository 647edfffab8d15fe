/** The modes that a brand gives a palette for. */
export const paletteModes = ['dark', 'light'] as const;

/** A mode that a brand gives a palette for, and can begin in. */
export type PaletteMode = (typeof paletteModes)[number];

/** The modes a brand can be shown in. High contrast is derived for every brand and so is offered by all. */
export const themeModes = [...paletteModes, 'contrast'] as const;

/** Dark, light or high contrast; a separate axis from the brand. */
export type ThemeMode = (typeof themeModes)[number];
