/** Variants of a button: one `primary` per screen, `danger` for what cannot be undone. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
/** Variant of a button. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Sizes of a button: `small` in rows, `medium` in forms, `large` at the end of a screen. */
export const buttonSizes = ['small', 'medium', 'large'] as const;
/** Size of a button. */
export type ButtonSize = (typeof buttonSizes)[number];
