/** Returns a masked name. Names usually arrive masked; an unmasked one keeps only its ends. */
export function maskedName(name: string): string {
  return name.includes('*') ? name : `${name.slice(0, 2)}****${name.length > 5 ? name.slice(-2) : ''}`;
}
