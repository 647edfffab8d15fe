/** CSS heights of a table's card and of the whole rail, which the list reserves before its code is loaded. */
export const TABLE_HEIGHT = '10.5rem';
export const TABLES_HEIGHT = `calc(${TABLE_HEIGHT} + 3.25rem)`;
