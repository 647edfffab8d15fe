/** The CSS height of a host's card, which the list reserves before its code is loaded. */
export const HOST_HEIGHT = '5.5rem';
