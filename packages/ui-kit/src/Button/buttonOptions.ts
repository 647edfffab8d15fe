/** How much a button asks for: one primary on a screen, danger for what cannot be undone. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
/** How much a button asks for. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** Small stands inside rows, medium in forms, large closes a screen. */
export const buttonSizes = ['small', 'medium', 'large'] as const;
/** How large a button is. */
export type ButtonSize = (typeof buttonSizes)[number];
