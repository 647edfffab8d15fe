/**
 * Blocks of the home page. A theme lists its blocks in display order. `hot` shows the hot games in the form of the
 * other categories: as `rails` or as `rows`.
 */
export const homeSections = [
  'hero',
  'notices',
  'continue',
  'categories',
  'jackpot',
  'hot',
  'winners',
  'rails',
  'rows',
  'fixtures',
  'promotions',
  'vendors',
] as const;

/** A block of the home page. */
export type HomeSection = (typeof homeSections)[number];

/** Layout choices of a theme. */
export const layoutChoices = {
  /** Bottom bar: raised deposit button, flat row, or floating island. */
  bottomBar: ['raised', 'flat', 'floating'],
  /** Game card: picture to the edge, picture beside the text, or framed picture. */
  gameCard: ['edge', 'row', 'framed'],
  /** Home header: logo at the start, centred masthead, or floating island. */
  header: ['bar', 'masthead', 'island'],
  /** Home banners: full width, or a low strip. */
  banner: ['full', 'strip'],
  /** Spacing between blocks. */
  density: ['roomy', 'dense'],
} as const;

/** The choices of one brand. */
export type ThemeLayout = {
  readonly [Choice in keyof typeof layoutChoices]: (typeof layoutChoices)[Choice][number];
} & { readonly homeSections: readonly HomeSection[] };
