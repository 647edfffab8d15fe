/** Blocks the home page can be made of; a theme names those it shows, in its own order. */
export const homeSections = [
  'hero', 'notices', 'continue', 'categories', 'jackpot', 'winners', 'rails', 'rows', 'fixtures', 'promotions', 'vendors',
] as const;

/** A block of the home page. */
export type HomeSection = (typeof homeSections)[number];

/** What a theme may choose, besides colours and shapes; the site knows each choice by name. */
export const layoutChoices = {
  /** The bottom bar: deposit in a raised round button, five labels in a row, or an island floating above the page. */
  bottomBar: ['raised', 'flat', 'floating'],
  /** The game card: art to the edge and name below, art beside text, or art in a frame. */
  gameCard: ['edge', 'row', 'framed'],
  /** The home header: logo at the start, a centred masthead over a hairline, or an island floating above the page. */
  header: ['bar', 'masthead', 'island'],
  /** The home banners: full width, or a low strip. */
  banner: ['full', 'strip'],
  /** How much air stands between rows. */
  density: ['roomy', 'dense'],
} as const;

/** The choices of one brand. */
export type ThemeLayout = {
  readonly [Choice in keyof typeof layoutChoices]: (typeof layoutChoices)[Choice][number];
} & { readonly homeSections: readonly HomeSection[] };
