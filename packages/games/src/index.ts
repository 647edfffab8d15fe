// The door of this package.
export type {};
