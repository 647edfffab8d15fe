import { findDemoGame } from '../catalogue/games.ts';
import { demoVendors } from '../catalogue/vendors.ts';
import { composeBanner, composeCover } from '../composition/campaign.ts';
import { composeCard } from '../composition/card.ts';
import { composeVendorIcon } from '../composition/vendorIcon.ts';
import { demoBanners } from '../content/campaigns.ts';
import { contestArt } from '../content/contests.ts';
import { promotionArt } from '../content/promotions.ts';
import { renderArt, type ArtFormat, type ArtScale } from './renderArt.ts';

const KIB = 1024;
/** Width in CSS pixels and maximum file size at density 1. Density 2 allows twice the size. */
const sizes = {
  card: { width: 120, maxBytes: 8 * KIB },
  banner: { width: 390, maxBytes: 25 * KIB },
  cover: { width: 390, maxBytes: 25 * KIB },
  vendorIcon: { width: 48, maxBytes: 3 * KIB },
} as const;

function render(svg: string, kind: keyof typeof sizes, scale: ArtScale, format: ArtFormat): Promise<Buffer> {
  const { width, maxBytes } = sizes[kind];
  return renderArt(svg, { width: width * scale, format, scale, maxBytes: maxBytes * scale });
}

/**
 * Renders the card of a game: 120×160 CSS pixels, at most 8 KB (16 KB at density 2). Returns undefined if the catalogue
 * has no such game. Takes tens of milliseconds on one core, so cache the result.
 */
export async function renderGameCard(id: string, scale: ArtScale, format: ArtFormat): Promise<Buffer | undefined> {
  const game = findDemoGame(id);
  return game && render(composeCard(game), 'card', scale, format);
}

/**
 * Renders a banner: 390 CSS pixels wide, 16:7, at most 25 KB (50 KB at density 2). Returns undefined if there is no
 * such banner.
 */
export async function renderBanner(id: string, scale: ArtScale, format: ArtFormat): Promise<Buffer | undefined> {
  const banner = demoBanners().find((candidate) => candidate.id === id);
  return banner && render(composeBanner(banner.art), 'banner', scale, format);
}

/**
 * Renders the cover of a promotion: 390 CSS pixels wide, 2:1, at most 25 KB (50 KB at density 2). Returns undefined if
 * there is no such promotion.
 */
export async function renderCover(id: string, scale: ArtScale, format: ArtFormat): Promise<Buffer | undefined> {
  const art = promotionArt(id) ?? contestArt(id);
  return art && render(composeCover(art), 'cover', scale, format);
}

/**
 * Renders the mark of a vendor: 48×48 CSS pixels, at most 3 KB (6 KB at density 2). Returns undefined if there is no
 * such vendor.
 */
export async function renderVendorIcon(code: string, scale: ArtScale, format: ArtFormat): Promise<Buffer | undefined> {
  const vendor = demoVendors().find((candidate) => candidate.vassalage === code);
  return vendor && render(composeVendorIcon(vendor), 'vendorIcon', scale, format);
}
