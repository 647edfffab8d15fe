/** Parts of an announcements answer. */
export type AnnouncementPart = 'banners' | 'notices' | 'hot' | 'popup';

const parts: Record<string, AnnouncementPart | null> = {
  B: 'banners',
  PL: 'notices',
  PU: 'popup',
  H: 'hot',
  // Promotions have a call of their own; the code is taken so that a list of all codes works.
  PR: null,
  Promotion: null,
};

/** The parts that a comma-separated list of content types asks for; undefined when it names an unknown one. */
export function parseAnnouncementTypes(types: string): ReadonlySet<AnnouncementPart> | undefined {
  const asked = new Set<AnnouncementPart>();
  for (const type of types
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')) {
    if (!Object.hasOwn(parts, type)) return undefined;
    const part = parts[type];
    if (part) asked.add(part);
  }
  return asked;
}

/** Whether something is shown at a time, in epoch milliseconds: it has begun and is not over. */
export function isRunning({ starts_at, ends_at }: { starts_at: number; ends_at: number | null }, now: number): boolean {
  return starts_at <= now && !isOver({ ends_at }, now);
}

/** Whether something has ended. */
export function isOver({ ends_at }: { ends_at: number | null }, now: number): boolean {
  return ends_at !== null && ends_at <= now;
}
