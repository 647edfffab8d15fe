import { short } from './canvas.ts';
import { mix } from './colour.ts';
import { flatMotif } from './motif.ts';
import {
  air,
  clouds,
  lightDisc,
  rays,
  ridge,
  ridges,
  shafts,
  stars,
  waves,
  type Scene,
  type SceneKit,
} from './sceneParts.ts';

/** Draws dark leaves, out of focus, that frame the image from the sides. */
function foliage({ canvas, palette, random }: SceneKit, colour: string): string {
  const { width, height } = canvas;
  const leaf = 'M0 0C26-14 62-12 92 10C60 22 24 18 0 0Z';
  const blades = Array.from({ length: 14 }, (_, index) => {
    const isLeft = index % 2 === 0;
    const y = random.range(-0.05, 0.75) * height;
    const turn = isLeft ? random.range(-40, 60) : 180 - random.range(-40, 60);
    const tone = mix(colour, palette.ink, random.range(0, 0.5));
    return `<path transform="translate(${isLeft ? -14 : width + 14} ${short(y)}) rotate(${short(turn)}) scale(${short(random.range(0.5, 0.95))})" d="${leaf}" fill="${tone}"/>`;
  });
  return blades.join('');
}

/** Scenes of nature: land, water, weather and sky. */
export const naturalScenes = {
  hills: (kit) =>
    air(kit) +
    lightDisc(kit, 24) +
    rays(kit, kit.light, 14, 0.22) +
    clouds(kit, kit.canvas.height * 0.34, '#ffffff', 0.5, 0.7) +
    ridges(kit, 0.56, 0.2),
  dunes: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const pyramid = (x: number, size: number, y: number): string =>
      `<path d="M${short(x)} ${short(y - size)}L${short(x + size * 0.95)} ${short(y)}H${short(x - size * 0.95)}Z" fill="${mix(palette.layers[1], palette.sky[2], 0.25)}"/><path d="M${short(x)} ${short(y - size)}L${short(x + size * 0.95)} ${short(y)}H${short(x + size * 0.2)}Z" fill="${palette.layers[2]}" opacity="0.75"/>`;
    return (
      air(kit) +
      lightDisc(kit, 34) +
      pyramid(width * random.range(0.15, 0.3), 74, height * 0.62) +
      pyramid(width * random.range(0.7, 0.9), 104, height * 0.64) +
      ridges(kit, 0.62, 0.1)
    );
  },
  sea: (kit) =>
    air(kit, 0.55) +
    lightDisc(kit, 28) +
    stars(kit, 12, 0.3) +
    clouds(kit, kit.canvas.height * 0.4, mix(kit.palette.sky[2], '#ffffff', 0.35), 0.55, 0.6) +
    waves(kit, 0.52, 6),
  reef: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const [top, middle, low] = palette.sky;
    const water = canvas.cover(
      canvas.vertical(0, height, [
        [0, mix(low, '#ffffff', 0.35)],
        [0.3, low],
        [0.62, middle],
        [1, top],
      ]),
    );
    const corals = Array.from({ length: Math.round(width / 26) }, (_, index) => {
      const icon = random.pick(['coral', 'algae', 'sea-star', 'coral', 'scallop', 'algae']);
      const size = random.range(44, 96) * (height / 320);
      return flatMotif(
        icon,
        { cx: index * 28 + random.range(-10, 10), cy: height - size * 0.3, size, isMirrored: random.chance(0.5) },
        random.pick([palette.layers[1], palette.layers[2], mix(palette.layers[2], palette.accent, 0.4)]),
      );
    });
    const shoal = Array.from({ length: 9 }, () => {
      const x = random.range(0, width);
      const y = random.range(0.12, 0.55) * height;
      return `<path transform="translate(${short(x)} ${short(y)}) scale(${short(random.range(0.5, 1))})" d="M0 0C6-6 16-6 22 0L29-5V5L22 0C16 6 6 6 0 0Z" fill="${middle}" opacity="0.55"/>`;
    });
    return (
      water +
      canvas.glow(kit.light[0], 0, height * 0.55, '#ffffff', 0.55) +
      shafts(kit, 6, 0.4) +
      shoal.join('') +
      ridge(kit, height * 0.9, height * 0.12, 0.2, palette.layers[2]) +
      corals.join('')
    );
  },
  forest: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const trunks = Array.from({ length: Math.round(width / 22) }, () => {
      const x = random.range(0, width);
      const wide = random.range(6, 18);
      return `<path d="M${short(x)} -5H${short(x + wide)}L${short(x + wide * 1.5)} ${height}H${short(x - wide * 0.5)}Z" fill="${random.pick([palette.layers[0], palette.layers[1]])}" opacity="0.55"/>`;
    });
    return (
      air(kit, 0.85) +
      canvas.glow(kit.light[0], kit.light[1], width * 0.8, palette.light, 0.85) +
      trunks.join('') +
      shafts(kit, 5, 0.5) +
      ridge(kit, height * 0.8, 30, 0.2, palette.layers[1]) +
      ridge(kit, height * 0.88, 24, 0.2, palette.layers[2]) +
      foliage(kit, palette.layers[1])
    );
  },
  cosmos: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const nebula = Array.from({ length: 5 }, () =>
      canvas.glow(
        random.range(0, width),
        random.range(0, height * 0.8),
        random.range(70, 150),
        random.pick([palette.sky[2], palette.accent, palette.sky[1]]),
        0.55,
      ),
    );
    const [px, py, pr] = [
      random.chance(0.5) ? width * 0.06 : width * 0.94,
      height * random.range(0.55, 0.75),
      width * 0.3,
    ];
    const planet = canvas.radial(px - pr * 0.4, py - pr * 0.5, pr * 1.6, [
      [0, mix(palette.accent, '#ffffff', 0.4)],
      [0.4, palette.sky[2]],
      [1, palette.ink],
    ]);
    return (
      canvas.cover(
        canvas.vertical(0, height, [
          [0, palette.ink],
          [0.5, palette.sky[0]],
          [1, palette.sky[1]],
        ]),
      ) +
      nebula.join('') +
      stars(kit, 70, 1) +
      `<circle cx="${short(px)}" cy="${short(py)}" r="${short(pr)}" fill="${planet}"/>` +
      canvas.glow(kit.light[0], kit.light[1], 120, palette.light, 0.5)
    );
  },
  volcano: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const x = width * random.range(0.4, 0.6);
    const lava = canvas.vertical(height * 0.3, height * 0.9, [
      [0, '#fff0a8'],
      [0.3, '#ffae2e'],
      [1, '#e0330c'],
    ]);
    return (
      air(kit, 0.8) +
      canvas.lampGlow(x, height * 0.34, 150, '#ff9a1f') +
      rays(kit, [x, height * 0.34], 15, 0.32) +
      `<path d="M${short(x - 30)} ${short(height * 0.36)}L${short(x - width * 0.62)} ${height}H${short(x + width * 0.62)}L${short(x + 30)} ${short(height * 0.36)}Q${short(x)} ${short(height * 0.4)} ${short(x - 30)} ${short(height * 0.36)}Z" fill="${canvas.vertical(
        height * 0.35,
        height,
        [
          [0, palette.layers[0]],
          [1, palette.layers[2]],
        ],
      )}"/>` +
      `<path d="M${short(x - 26)} ${short(height * 0.37)}Q${short(x - 20)} ${short(height * 0.55)} ${short(x - 44)} ${short(height * 0.8)}L${short(x - 30)} ${short(height * 0.8)}Q${short(x - 6)} ${short(height * 0.58)} ${short(x - 4)} ${short(height * 0.44)}Q${short(x + 8)} ${short(height * 0.6)} ${short(x + 34)} ${short(height * 0.76)}Q${short(x + 26)} ${short(height * 0.5)} ${short(x + 26)} ${short(height * 0.37)}Z" fill="${lava}"/>` +
      ridge(kit, height * 0.88, 34, 0.9, palette.layers[2])
    );
  },
  snow: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    const ribbon = (y: number, colour: string, opacity: number): string =>
      `<path d="M0 ${short(y)}C${short(width * 0.3)} ${short(y - 50)} ${short(width * 0.6)} ${short(y + 40)} ${width} ${short(y - 24)}V${short(y + 40)}C${short(width * 0.6)} ${short(y + 90)} ${short(width * 0.3)} ${short(y)} 0 ${short(y + 70)}Z" fill="${canvas.vertical(
        y - 40,
        y + 70,
        [
          [0, colour, opacity],
          [1, colour, 0],
        ],
      )}"/>`;
    return (
      air(kit) +
      stars(kit, 22, 0.35) +
      ribbon(height * 0.14, palette.accent, 0.55) +
      ribbon(height * 0.26, '#b59bff', 0.4) +
      ridges(kit, 0.55, 0.9) +
      ridge(
        kit,
        height * 0.82,
        22,
        0.2,
        canvas.vertical(height * 0.76, height, [
          [0, '#ffffff'],
          [1, palette.layers[0]],
        ]),
      )
    );
  },
  cavern: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const fangs = (isTop: boolean): string => {
      let path = isTop ? 'M-5 -5' : `M-5 ${height + 5}`;
      for (let x = -5; x < width + 30; x += 30) {
        const reach = random.range(20, 80) * (1.2 - Math.abs(x / width - 0.5));
        path += isTop
          ? `L${short(x + 8)} 14L${short(x + 16)} ${short(reach)}L${short(x + 24)} 12`
          : `L${short(x + 8)} ${short(height * 0.86)}L${short(x + 16)} ${short(height * 0.86 - reach * 0.5)}L${short(x + 24)} ${short(height * 0.87)}`;
      }
      return `${path}V${isTop ? -5 : height + 5}Z`;
    };
    const gems = Array.from({ length: Math.round(width / 20) }, () => {
      const x = random.range(0, width);
      const y = random.range(0.7, 0.9) * height;
      return `<path transform="translate(${short(x)} ${short(y)}) rotate(${random.int(-35, 35)}) scale(${short(random.range(0.6, 1.5))})" d="M0-22L8-8L5 10H-5L-8-8Z" fill="${random.pick([palette.accent, palette.light, palette.sky[2]])}" opacity="0.8"/>`;
    });
    const hollow = canvas.radial(width / 2, height * 0.45, width * 0.85, [
      [0, mix(palette.light, palette.sky[2], 0.35)],
      [0.35, palette.sky[2]],
      [0.65, palette.sky[1]],
      [1, palette.sky[0]],
    ]);
    return (
      canvas.cover(hollow) +
      rays(kit, [width / 2, height * 0.42], 12, 0.3) +
      `<path d="${fangs(true)}" fill="${palette.layers[2]}"/>` +
      gems.join('') +
      `<path d="${fangs(false)}" fill="${palette.layers[2]}"/>`
    );
  },
  canyon: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const mesa = (x: number, wide: number, tall: number, colour: string): string =>
      `<path d="M${short(x)} ${short(height * 0.72)}L${short(x + wide * 0.12)} ${short(height * 0.72 - tall)}H${short(x + wide * 0.88)}L${short(x + wide)} ${short(height * 0.72)}Z" fill="${colour}"/><path d="M${short(x + wide * 0.62)} ${short(height * 0.72 - tall)}H${short(x + wide * 0.88)}L${short(x + wide)} ${short(height * 0.72)}H${short(x + wide * 0.7)}Z" fill="${palette.ink}" opacity="0.25"/>`;
    return (
      air(kit) +
      lightDisc(kit, 40) +
      mesa(-20, random.range(70, 100), height * 0.3, palette.layers[0]) +
      mesa(width - 84, 104, height * 0.36, mix(palette.layers[0], palette.layers[1], 0.5)) +
      mesa(width * 0.36, 60, height * 0.14, palette.layers[1]) +
      ridges(kit, 0.72, 0.2)
    );
  },
  storm: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const bolt = (x: number): string => {
      let path = `M${short(x)} -5`;
      let at = x;
      for (let y = 30; y < height * 0.75; y += random.range(22, 40)) {
        at += random.range(-24, 24);
        path += `L${short(at)} ${short(y)}`;
      }
      return `<path d="${path}" fill="none" stroke="${palette.light}" stroke-width="9" opacity="0.25" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linejoin="miter"/>`;
    };
    return (
      air(kit) +
      canvas.glow(width * 0.3, height * 0.2, 150, palette.light, 0.6) +
      clouds(kit, 16, palette.layers[1], 0.9, 1.1) +
      bolt(width * 0.22) +
      bolt(width * 0.8) +
      clouds(kit, 2, palette.layers[2], 1, 1) +
      ridges(kit, 0.68, 0.9)
    );
  },
  garden: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const blossom = Array.from({ length: 46 }, () => {
      const angle = random.range(0, Math.PI / 2);
      const reach = random.range(10, 118);
      const isLeft = random.chance(0.55);
      return `<circle cx="${short(isLeft ? Math.cos(angle) * reach : width - Math.cos(angle) * reach * 0.8)}" cy="${short(Math.sin(angle) * reach * 0.8 - 8)}" r="${short(random.range(4, 10))}" fill="${random.pick(['#ffc2dc', '#ff9bc4', '#ffe6f1', '#f777ad'])}"/>`;
    });
    return (
      air(kit) +
      lightDisc(kit, 52) +
      flatMotif(
        'fuji',
        { cx: width * 0.5, cy: height * 0.52, size: height * 0.62 },
        palette.layers[1],
        'opacity="0.8"',
      ) +
      waves(kit, 0.68, 4) +
      `<path d="M-5 10C40 20 70 46 92 84M${width + 5} 6C${width - 40} 14 ${width - 60} 36 ${width - 74} 62" stroke="${palette.ink}" stroke-width="5" fill="none"/>` +
      blossom.join('')
    );
  },
  night: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    const moon: SceneKit = { ...kit, light: [width / 2, height * 0.36] };
    return (
      canvas.cover(
        canvas.vertical(0, height, [
          [0, palette.ink],
          [0.35, palette.sky[0]],
          [0.75, palette.sky[1]],
          [1, palette.ink],
        ]),
      ) +
      stars(kit, 46, 0.7) +
      lightDisc(moon, height * 0.25, true) +
      clouds(kit, height * 0.58, palette.sky[1], 0.55, 0.9) +
      ridges(kit, 0.7, 0.6)
    );
  },
  altitude: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    const curve = `M0 ${short(height * 0.82)}C${short(width * 0.4)} ${short(height * 0.8)} ${short(width * 0.72)} ${short(height * 0.62)} ${width} ${short(height * 0.12)}`;
    const under = canvas.vertical(height * 0.2, height * 0.85, [
      [0, palette.accent, 0.55],
      [1, palette.accent, 0.05],
    ]);
    let lines = '';
    for (let y = 0.16; y < 0.9; y += 0.13) lines += `M0 ${short(height * y)}H${width}`;
    for (let x = 0.12; x < 1; x += 0.19) lines += `M${short(width * x)} 0V${height}`;
    return (
      air(kit, 0.9) +
      stars(kit, 30, 0.6) +
      `<path d="${lines}" stroke="${palette.light}" stroke-width="1" opacity="0.16"/>` +
      canvas.glow(width * 0.85, height * 0.25, 140, palette.accent, 0.6) +
      `<path d="${curve}V${height}H0Z" fill="${under}"/><path d="${curve}" fill="none" stroke="${palette.accent}" stroke-width="12" opacity="0.3"/><path d="${curve}" fill="none" stroke="${mix(palette.accent, '#ffffff', 0.55)}" stroke-width="4.5"/>`
    );
  },
} satisfies Record<string, Scene>;
