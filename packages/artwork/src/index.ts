// The public API of this package.
export { attribution } from './attribution.ts';
export { demoVendors, type DemoGameType, type DemoVendor, type LocalisedText } from './catalogue/vendors.ts';
export { gameClassNames } from './catalogue/gameClasses.ts';
export { demoGames, findDemoGame, type CardBrief, type DemoGame } from './catalogue/games.ts';
export { demoGameCaps, type DemoGameCap } from './catalogue/highestWins.ts';
export type { InHouseFamily } from './catalogue/inHouseFamilies.ts';
export { composeBanner, composeCover, type CampaignArt } from './composition/campaign.ts';
export { composeCard } from './composition/card.ts';
export { dominantColour } from './composition/colour.ts';
export { composeVendorIcon } from './composition/vendorIcon.ts';
export { demoAnnouncements, type DemoAnnouncement } from './content/announcements.ts';
export { demoBanners, type BannerGroup, type DemoBanner } from './content/campaigns.ts';
export { demoContests, type DemoContest } from './content/contests.ts';
export { demoHelp, type DemoHelpItem } from './content/help.ts';
export {
  demoPromotions,
  promotionCategories,
  type DemoPromotion,
  type PromotionCategory,
} from './content/promotions.ts';
export { renderBanner, renderCover, renderGameCard, renderVendorIcon } from './rendering/art.ts';
export { renderArt, type ArtFormat, type ArtScale, type RenderTarget } from './rendering/renderArt.ts';
