import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hasMotif } from './composition/motif.ts';
import {
  attribution,
  demoHelp,
  composeBanner,
  composeCard,
  composeCover,
  composeVendorIcon,
  demoBanners,
  demoGames,
  demoPromotions,
  demoVendors,
  renderBanner,
  renderCover,
  renderGameCard,
  renderVendorIcon,
} from './index.ts';

/** Returns games sampled evenly across the catalogue. */
function sample(count: number): ReturnType<typeof demoGames>[number][] {
  const games = demoGames();
  const stride = Math.floor(games.length / count);
  return Array.from({ length: count }, (_, index) => games[index * stride]).filter((game) => game !== undefined);
}

/** Rasterises the SVG and returns its width. Parsing alone does not find every error. */
function renderedWidth(svg: string): number {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().width;
}

function parsedWidth(svg: string): number {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).width;
}

describe('cards', () => {
  it('composes identical bytes for the same game', () => {
    for (const game of sample(20)) expect(composeCard(game)).toBe(composeCard(structuredClone(game)));
  });

  it('composes a different card for every game of a vendor', () => {
    const cards = demoGames()
      .filter((game) => game.vassalage === 'JL')
      .map((game) => composeCard(game));
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('composes a parseable SVG without missing numbers for every game of the catalogue', () => {
    for (const game of demoGames()) {
      const svg = composeCard(game);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      // The renderer aborts the process if a clip removes an element with opacity, so clips must not contain any.
      for (const [clipped] of svg.matchAll(/<g clip-path.*?<\/g>/g)) expect(clipped).not.toMatch(/ opacity=/);
    }
    for (const game of sample(60)) expect(renderedWidth(composeCard(game))).toBe(240);
  });

  it('finds every motif in the icon set', () => {
    const icons = new Set(demoGames().flatMap((game) => game.card.motifs.map((motif) => motif.icon)));
    expect([...icons].filter((icon) => !hasMotif(icon))).toEqual([]);
  });

  it('keeps 30 cards within 8 KB and 16 KB in both formats', async () => {
    for (const game of sample(30)) {
      for (const scale of [1, 2] as const) {
        for (const format of ['avif', 'webp'] as const) {
          const card = await renderGameCard(game.id, scale, format);
          if (!card) throw new Error(`No card for ${game.id}.`);
          expect(card.length).toBeLessThanOrEqual(8192 * scale);
        }
      }
    }
  });

  it('PERF-01 uses less than twice the bytes for a card at density 2', async () => {
    const bytes = async (scale: 1 | 2): Promise<number> => {
      const cards = await Promise.all(sample(8).map(({ id }) => renderGameCard(id, scale, 'avif')));
      return cards.reduce((sum, card) => sum + (card?.length ?? Number.NaN), 0);
    };
    expect(await bytes(2)).toBeLessThan(2 * (await bytes(1)));
  });

  it('renders a card at 120×160, and at twice that for density 2', async () => {
    for (const scale of [1, 2] as const) {
      const card = await sharp(await renderGameCard('parlor-lotus-lanterns', scale, 'avif')).metadata();
      expect([card.width, card.height, card.format]).toEqual([120 * scale, 160 * scale, 'heif']);
    }
  });

  it('fills the whole card without plain boxes', async () => {
    for (const game of sample(12)) {
      const card = await renderGameCard(game.id, 1, 'webp');
      const { channels, isOpaque } = await sharp(card).stats();
      expect(isOpaque).toBe(true);
      expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(35);
    }
  });

  it('returns undefined for an unknown game', async () => {
    await expect(renderGameCard('no-such-game', 1, 'avif')).resolves.toBeUndefined();
  });
});

describe('HOME-01 banners and PROMO-01 covers', () => {
  it('renders each banner at 16:7 within 25 KB and 50 KB', async () => {
    for (const banner of demoBanners()) {
      const svg = composeBanner(banner.art);
      expect(svg).toBe(composeBanner(structuredClone(banner.art)));
      expect(parsedWidth(svg)).toBe(784);
      for (const scale of [1, 2] as const) {
        const image = await renderBanner(banner.id, scale, 'avif');
        if (!image) throw new Error(`No banner ${banner.id}.`);
        expect(image.length).toBeLessThanOrEqual(25_600 * scale);
        const { width, height } = await sharp(image).metadata();
        expect(width).toBe(390 * scale);
        expect(width / height).toBeCloseTo(16 / 7, 1);
      }
    }
  });

  it('keeps one side of a banner clear for text', async () => {
    for (const banner of demoBanners()) {
      const image = await renderBanner(banner.id, 1, 'webp');
      const half = async (from: number): Promise<number> => {
        const part = await sharp(image)
          .extract({ left: from, top: 0, width: 130, height: 170 })
          .greyscale()
          .png()
          .toBuffer();
        return (await sharp(part).stats()).channels[0]?.stdev ?? 0;
      };
      const [left, right] = [await half(0), await half(260)];
      const [calm, busy] = banner.calmSide === 'left' ? [left, right] : [right, left];
      expect(calm).toBeLessThan(busy * 0.6);
    }
  });

  it('renders each promotion cover within its size budget', async () => {
    for (const promotion of demoPromotions(0)) {
      expect(parsedWidth(composeCover(promotion.art))).toBe(784);
      for (const scale of [1, 2] as const)
        expect((await renderCover(promotion.id, scale, 'webp'))?.length).toBeLessThanOrEqual(25_600 * scale);
    }
  });
});

describe('vendor marks', () => {
  it('composes a different mark for every vendor', async () => {
    const marks = demoVendors().map((vendor) => composeVendorIcon(vendor));
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) expect(parsedWidth(mark)).toBe(96);
    expect((await renderVendorIcon('JL', 2, 'avif'))?.length).toBeLessThanOrEqual(6144);
    await expect(renderVendorIcon('nobody', 1, 'webp')).resolves.toBeUndefined();
  });
});

describe('attribution', () => {
  it('names the licence and the authors of the motifs', () => {
    expect(attribution.icons.licence).toBe('CC BY 3.0');
    expect(attribution.icons.authors).toEqual(expect.arrayContaining(['Lorc', 'Delapouite']));
  });

  it('is shown on a help page with every author, font and licence', () => {
    const page = demoHelp().find(({ tag }) => tag === 'credits');
    const { icons, faces } = attribution;
    for (const text of [page?.content.EN, page?.content.TY])
      for (const name of [...icons.authors, ...faces.names, faces.licence, icons.url, icons.licenceUrl])
        expect(text).toContain(name);
  });
});
