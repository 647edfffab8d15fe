/** Parts of an announcements answer. */
export type AnnouncementPart = 'banners' | 'notices' | 'hot' | 'popup';

const parts: Record<string, AnnouncementPart | null> = {
  B: 'banners',
  PL: 'notices',
  PU: 'popup',
  H: 'hot',
  // Promotions have a separate call; the code is accepted so that a list of all codes works.
  PR: null,
  Promotion: null,
};

/** Parses a comma-separated list of content types into parts; undefined when it names an unknown type. */
export function parseAnnouncementTypes(types: string): ReadonlySet<AnnouncementPart> | undefined {
  const requested = new Set<AnnouncementPart>();
  for (const type of types
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')) {
    if (!Object.hasOwn(parts, type)) return undefined;
    const part = parts[type];
    if (part) requested.add(part);
  }
  return requested;
}

/** Whether content is shown at a time, in epoch milliseconds: it has begun and has not ended. */
export function isRunning({ starts_at, ends_at }: { starts_at: number; ends_at: number | null }, now: number): boolean {
  return starts_at <= now && !isOver({ ends_at }, now);
}

/** Whether content has ended at a time, in epoch milliseconds. */
export function isOver({ ends_at }: { ends_at: number | null }, now: number): boolean {
  return ends_at !== null && ends_at <= now;
}
