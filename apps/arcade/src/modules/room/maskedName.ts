/** The gateway masks names. One that it did not mask shows its ends only. */
export function maskedName(name: string): string {
  return name.includes('*') ? name : `${name.slice(0, 2)}****${name.length > 5 ? name.slice(-2) : ''}`;
}
