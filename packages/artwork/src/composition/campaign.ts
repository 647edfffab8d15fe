import { seededRandom } from '../seededRandom.ts';
import { Canvas, short } from './canvas.ts';
import { dominantColour, mix, paletteOf, rampOf, type PaletteId, type Tint } from './colour.ts';
import { coinMotif, flatMotif, paintedMotif, type MotifPlace } from './motif.ts';
import { particles, rays, type ParticleKind, type SceneKit } from './sceneParts.ts';
import { paintScene, type SceneId } from './scenes.ts';

/** The art of a campaign: a banner or a promotion cover. It contains no text, because text is translated. */
export interface CampaignArt {
  /** Seeds the random generator; the same seed gives the same image. */
  seed: string;
  scene: SceneId;
  palette: PaletteId;
  /** The first motif is the hero; the others surround it. */
  motifs: readonly { icon: string; tint?: Tint }[];
  particles: ParticleKind;
  /** The side kept clear for text. Banners have one; covers need none. */
  calmSide?: 'left' | 'right';
  /** A fountain of coins, a row of friends, or one hero in front of the others. */
  arrangement: 'fountain' | 'row' | 'hero';
}

/** Size of a 16:7 banner in user units. */
const BANNER_WIDTH = 784;
const BANNER_HEIGHT = 343;
/** Size of a 2:1 cover in user units. */
const COVER_WIDTH = 784;
const COVER_HEIGHT = 392;

/** Offsets of the other motifs from the hero, as [x, y] in image heights. */
const heroCompany: readonly (readonly [number, number])[] = [
  [0, 0],
  [-0.46, 0.18],
  [0.44, 0.16],
  [0.36, -0.26],
];

function composeCampaign(art: CampaignArt, width: number, height: number): string {
  const palette = paletteOf(art.palette);
  const canvas = new Canvas(width, height, palette.sky[2]);
  const random = seededRandom(`campaign/${art.seed}`);
  const centreX = width * (art.calmSide === 'left' ? 0.71 : art.calmSide === 'right' ? 0.29 : 0.5);
  const centreY = height * 0.5;
  const kit: SceneKit = { canvas, palette, random, light: [centreX, height * 0.34] };
  const ramp = (tint: Tint | undefined): ReturnType<typeof rampOf> =>
    rampOf(!tint || palette.drowns.includes(tint) ? palette.metal : tint);
  const draw = (index: number, at: MotifPlace): string => {
    const motif = art.motifs[index % art.motifs.length];
    // Lanterns and flames emit light.
    const lamp =
      motif && /lantern|flame/.test(motif.icon) ? canvas.lampGlow(at.cx, at.cy, at.size * 0.85, '#ffa63d') : '';
    return motif
      ? lamp +
          paintedMotif(canvas, motif.icon, at, ramp(motif.tint), {
            bounce: palette.accent,
            outline: mix(ramp(motif.tint).ink, palette.ink, 0.5),
          })
      : '';
  };
  const size = height * 0.78;
  let subject = '';
  if (art.arrangement === 'row') {
    const count = Math.min(3, art.motifs.length);
    for (let index = count - 1; index >= 0; index -= 1) {
      const offset = index === 0 ? 0 : index % 2 === 1 ? -1 : 1;
      subject += draw(index, {
        cx: centreX + offset * height * 0.42,
        cy: centreY + (index === 0 ? height * 0.03 : -height * 0.06),
        size: size * (index === 0 ? 0.88 : 0.62),
        rotate: offset * 10,
      });
    }
  } else if (art.arrangement === 'fountain') {
    const coins = Array.from({ length: 16 }, () => {
      const angle = random.range(-Math.PI, 0);
      const reach = random.range(0.28, 0.62) * height;
      return coinMotif(
        canvas,
        art.motifs[1]?.icon ?? '@P',
        {
          cx: centreX + Math.cos(angle) * reach * 1.25,
          cy: centreY + height * 0.12 + Math.sin(angle) * reach,
          size: random.range(24, 58),
          rotate: random.range(-40, 40),
        },
        rampOf('gold'),
      );
    });
    subject =
      coins.join('') +
      draw(0, { cx: centreX, cy: centreY + height * 0.04, size: size * 0.94, rotate: random.range(-5, 5) }) +
      (art.motifs.length > 2
        ? draw(2, { cx: centreX + height * 0.44, cy: centreY + height * 0.24, size: size * 0.42, rotate: 12 })
        : '');
  } else {
    subject = [3, 2, 1]
      .filter((index) => index < art.motifs.length)
      .map((index) =>
        draw(index, {
          cx: centreX + (heroCompany[index]?.[0] ?? 0) * height,
          cy: centreY + (heroCompany[index]?.[1] ?? 0) * height,
          size: size * 0.5,
          rotate: [0, -14, 14, 6][index] ?? 0,
        }),
      )
      .join('');
    subject = draw(0, { cx: centreX, cy: centreY, size, rotate: random.range(-4, 4) }) + subject;
  }
  // Large, faint copies of the motifs fill the background. The floor grounds the hero.
  const echoes = art.motifs
    .slice(0, 3)
    .map((motif, index) =>
      flatMotif(
        motif.icon,
        {
          cx: width * (0.1 + index * 0.4),
          cy: height * (index % 2 === 0 ? 0.72 : 0.2),
          size: height * 0.75,
          rotate: index * 24 - 18,
        },
        palette.light,
        'opacity="0.09"',
      ),
    )
    .join('');
  const floor = `<ellipse cx="${short(centreX)}" cy="${short(height * 0.93)}" rx="${short(height * 0.9)}" ry="${short(height * 0.13)}" fill="${canvas.radial(
    centreX,
    height * 0.93,
    height * 0.9,
    [
      [0, palette.light, 0.55],
      [0.5, palette.sky[2], 0.3],
      [1, palette.sky[2], 0],
    ],
  )}"/><ellipse cx="${short(centreX)}" cy="${short(height * 0.92)}" rx="${short(height * 0.36)}" ry="${short(height * 0.045)}" fill="${palette.ink}" opacity="0.4"/>`;
  const shade = art.calmSide
    ? canvas.cover(
        canvas.linear(
          art.calmSide === 'left' ? [0, 0] : [width, 0],
          art.calmSide === 'left' ? [width * 0.66, 0] : [width * 0.34, 0],
          [
            [0, mix(palette.sky[0], palette.ink, 0.5), 0.94],
            [0.5, mix(palette.sky[0], palette.ink, 0.35), 0.72],
            [1, palette.sky[0], 0],
          ],
        ),
      )
    : canvas.cover(
        canvas.radial(width / 2, height / 2, width * 0.62, [
          [0.5, palette.ink, 0],
          [1, palette.ink, 0.6],
        ]),
      );
  return canvas.toSvg(
    paintScene(art.scene, kit) +
      rays(kit, [centreX, centreY], 22, 0.4) +
      echoes +
      shade +
      floor +
      canvas.glow(centreX, centreY, height * 0.72, palette.light, 0.95) +
      subject +
      particles(kit, art.particles, 26) +
      (art.calmSide
        ? canvas.cover(
            canvas.linear(
              art.calmSide === 'left' ? [0, 0] : [width, 0],
              art.calmSide === 'left' ? [width * 0.4, 0] : [width * 0.6, 0],
              [
                [0, palette.ink, 0.55],
                [1, palette.ink, 0],
              ],
            ),
          )
        : ''),
  );
}

/** Composes a 16:7 banner with one side kept clear for text. */
export function composeBanner(art: CampaignArt): string {
  return composeCampaign(art, BANNER_WIDTH, BANNER_HEIGHT);
}

/** Composes the 2:1 cover of a promotion. */
export function composeCover(art: CampaignArt): string {
  return composeCampaign(art, COVER_WIDTH, COVER_HEIGHT);
}

/** Returns the placeholder colour shown until a campaign's art loads. */
export function campaignColour(art: CampaignArt): string {
  return dominantColour(art.palette);
}
