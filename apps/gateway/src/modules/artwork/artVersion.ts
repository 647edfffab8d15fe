/**
 * Changes whenever the same id would be drawn differently: it stands in every address of a drawn picture and names the folder
 * that keeps them.
 */
export const artVersion = 'v1';
