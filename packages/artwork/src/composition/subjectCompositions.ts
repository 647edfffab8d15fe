import {
  FOOT,
  subjects,
  company,
  companyRamp,
  companion,
  paint,
  air3,
  backdrop,
  rivalTints,
  type Composition,
} from './cardParts.ts';
import { backlitMotif, coinMotif, flatMotif } from './motif.ts';
import { mix, ramps, rampOf } from './colour.ts';
import { paintScene } from './scenes.ts';
import { particles, rays, vignette } from './sceneParts.ts';
import { short } from './canvas.ts';

/** Compositions with a large subject. */
export const subjectCompositions = {
  hero: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const lean = random.range(-9, 9);
    const pair = second
      ? paint(kit, second, { cx: 168, cy: 96, size: 128, rotate: 10 }) +
        paint(kit, main, { cx: 90, cy: 138, size: 158, rotate: -6 })
      : paint(kit, main, {
          cx: 120,
          cy: random.range(116, 126),
          size: random.range(184, 210),
          rotate: lean,
          isMirrored: random.chance(0.3),
        });
    return {
      svg: backdrop(kit) + canvas.glow(120, 120, 128, palette.light, 0.8) + pair + vignette(kit) + air3(kit, 12),
      title: FOOT,
      shapes: ['block', 'justified', 'arc', 'swell'],
    };
  },
  emblem: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const metal = rampOf(
      random.pick(palette.metal === 'gold' ? (['gold', 'gold', 'silver'] as const) : (['gold', 'silver'] as const)),
    );
    const rim = canvas.linear(
      [40, 30],
      [200, 210],
      [
        [0, metal.rim],
        [0.3, metal.mid],
        [0.55, metal.lo],
        [0.75, metal.hi],
        [1, metal.lo],
      ],
    );
    const field = canvas.radial(104, 92, 118, [
      [0, mix(palette.sky[2], palette.light, 0.35)],
      [0.6, palette.sky[1]],
      [1, palette.sky[0]],
    ]);
    const form = random.pick(['circle', 'shield', 'octagon', 'star'] as const);
    const outline = {
      circle: 'M120 24a92 92 0 1 1 0 184a92 92 0 1 1 0-184Z',
      shield: 'M120 18C150 34 180 38 206 36C212 112 190 172 120 214C50 172 28 112 34 36C60 38 90 34 120 18Z',
      octagon: 'M82 22H158L210 76V152L158 206H82L30 152V76Z',
      star:
        Array.from({ length: 32 }, (_, index) => {
          const angle = (index / 32) * Math.PI * 2 - Math.PI / 2;
          const radius = index % 2 === 0 ? 102 : 88;
          return `${index === 0 ? 'M' : 'L'}${short(120 + Math.cos(angle) * radius)} ${short(116 + Math.sin(angle) * radius)}`;
        }).join('') + 'Z',
    }[form];
    const inner = `transform="translate(120 116) scale(0.86) translate(-120 -116)"`;
    const frame = `<path d="${outline}" transform="translate(0 6)" fill="${palette.ink}" opacity="0.6"/><path d="${outline}" fill="${rim}" stroke="${palette.ink}" stroke-width="3"/><path ${inner} d="${outline}" fill="${field}" stroke="${metal.lo}" stroke-width="4"/>`;
    const flank = company(kit, 2).map((icon, index) =>
      paint(
        kit,
        { icon, ramp: companyRamp(kit, icon) },
        { cx: index === 0 ? 38 : 202, cy: 184, size: 60, rotate: index === 0 ? -16 : 16 },
      ),
    );
    const crest = second
      ? paint(kit, main, { cx: 88, cy: 122, size: 132, rotate: -8 }) +
        paint(kit, second, { cx: 160, cy: 104, size: 108, rotate: 10 })
      : paint(kit, main, { cx: 120, cy: 112, size: 168 });
    return {
      svg:
        backdrop(kit) +
        rays(kit, [120, 116], 20, 0.35) +
        frame +
        rays({ ...kit, light: [120, 116] }, [120, 116], 12, 0.12) +
        crest +
        vignette(kit, 0.85) +
        flank.join('') +
        air3(kit, 8),
      title: FOOT,
      shapes: ['arc', 'block', 'swell'],
    };
  },
  diagonal: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const other = second ?? companion(kit);
    const cut = canvas.linear(
      [0, 320],
      [240, 60],
      [
        [0, mix(palette.accent, palette.ink, 0.4)],
        [0.6, palette.accent],
        [1, mix(palette.accent, '#ffffff', 0.35)],
      ],
    );
    const half = `<path d="M0 236L240 92V320H0Z" fill="${cut}"/><g opacity="0.2">${flatMotif(other.icon, { cx: 176, cy: 236, size: 210, rotate: -14 }, palette.ink)}</g><path d="M-4 238L244 90" stroke="#ffffff" stroke-width="5"/><path d="M-4 246L244 98" stroke="${palette.ink}" stroke-width="2" opacity="0.5"/>`;
    return {
      svg:
        backdrop(kit) +
        canvas.glow(86, 88, 120, palette.light, 0.8) +
        half +
        paint(kit, main, { cx: 92, cy: 104, size: 170, rotate: -8 }) +
        paint(kit, other, { cx: 182, cy: 178, size: 98, rotate: 12 }) +
        vignette(kit, 0.94) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['rising', 'rising', 'justified'],
    };
  },
  coinRing: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const icons = company(kit, 3);
    const count = 10;
    const coins = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + 0.3;
      const depth = (Math.sin(angle) + 1) / 2;
      return {
        depth,
        svg: coinMotif(
          canvas,
          icons[index % icons.length] ?? '@7',
          {
            cx: 120 + Math.cos(angle) * 96,
            cy: 128 + Math.sin(angle) * 46,
            size: 26 + depth * 26,
            rotate: Math.cos(angle) * 14,
          },
          ramps.gold,
        ),
      };
    });
    const back = coins.filter((coin) => coin.depth < 0.5).map((coin) => coin.svg);
    const front = coins
      .filter((coin) => coin.depth >= 0.5)
      .toSorted((left, right) => left.depth - right.depth)
      .map((coin) => coin.svg);
    const centre = second
      ? paint(kit, second, { cx: 152, cy: 88, size: 116, rotate: 10 }) +
        paint(kit, main, { cx: 92, cy: 104, size: 134, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 102, size: 166 });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 110, 125, palette.light, 0.85) +
        back.join('') +
        centre +
        front.join('') +
        vignette(kit) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['arc', 'block', 'justified'],
    };
  },
  silhouette: (kit) => {
    const [main, second] = subjects(kit);
    const { palette, random } = kit;
    const body = mix(palette.ink, palette.sky[0], 0.35);
    const shape = second
      ? backlitMotif(main.icon, { cx: 84, cy: 132, size: 128 }, { body, edge: palette.light }) +
        backlitMotif(
          second.icon,
          { cx: 166, cy: 140, size: 112, isMirrored: true },
          { body, edge: palette.accent },
          [0.4, -0.8],
        )
      : backlitMotif(
          main.icon,
          { cx: 120, cy: 128, size: 176, isMirrored: random.chance(0.4) },
          { body, edge: mix(palette.light, palette.accent, 0.25) },
          [random.chance(0.5) ? -0.5 : 0.5, -0.8],
        );
    return {
      svg: paintScene('night', kit) + kit.pattern + shape + vignette(kit) + air3(kit, 16),
      title: FOOT,
      shapes: ['block', 'justified', 'swell'],
    };
  },
  closeUp: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const isLeft = random.chance(0.5);
    const behind = second
      ? paint(kit, second, { cx: isLeft ? 190 : 50, cy: 66, size: 120, rotate: isLeft ? 12 : -12 })
      : '';
    return {
      svg:
        backdrop(kit) +
        canvas.glow(isLeft ? 70 : 170, 70, 170, palette.light, 0.75) +
        behind +
        paint(kit, main, {
          cx: isLeft ? 92 : 148,
          cy: 138,
          size: random.range(272, 304),
          rotate: isLeft ? -9 : 9,
          isMirrored: !isLeft,
        }) +
        vignette(kit, 0.97) +
        air3(kit, 10),
      title: FOOT,
      shapes: ['justified', 'block', 'rising'],
    };
  },
  duel: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const rival = second ?? {
      icon: main.icon,
      ramp: rampOf(
        kit.random.pick(rivalTints.filter((tint) => rampOf(tint) !== main.ramp && !kit.palette.drowns.includes(tint))),
      ),
    };
    const left = canvas.linear(
      [0, 0],
      [120, 240],
      [
        [0, palette.sky[1]],
        [0.6, palette.sky[2]],
        [1, palette.ink],
      ],
    );
    const right = canvas.linear(
      [240, 0],
      [120, 240],
      [
        [0, mix(palette.accent, palette.ink, 0.45)],
        [0.6, palette.accent],
        [1, palette.ink],
      ],
    );
    const bolt = 'M146 -6L112 92L138 98L96 216L116 222L84 330';
    return {
      svg:
        canvas.cover(left) +
        `<path d="${bolt}L260 330V-6Z" fill="${right}"/>` +
        kit.pattern +
        rays(kit, [120, 110], 22, 0.3, '#ffffff') +
        `<path d="${bolt}" fill="none" stroke="#ffffff" stroke-width="12" opacity="0.35"/><path d="${bolt}" fill="none" stroke="#ffffff" stroke-width="4.5"/>` +
        paint(kit, main, { cx: 70, cy: 118, size: 142, rotate: -8 }) +
        paint(kit, rival, { cx: 174, cy: 124, size: 138, rotate: 8, isMirrored: true }) +
        vignette(kit, 0.95) +
        particles(kit, 'embers', 14),
      title: FOOT,
      shapes: ['rising', 'justified', 'block'],
    };
  },
  portal: (kit) => {
    const [main, second] = subjects(kit);
    // Draws the wall around the opening instead of clipping it: the renderer aborts the process if a clip removes an
    // element with opacity.
    const { canvas, palette, random } = kit;
    const wall = canvas.vertical(0, 320, [
      [0, palette.layers[1]],
      [0.6, palette.layers[2]],
      [1, palette.ink],
    ]);
    const metal = rampOf(palette.metal === 'ivory' ? 'gold' : palette.metal);
    const rim = canvas.linear(
      [40, 0],
      [200, 0],
      [
        [0, metal.lo],
        [0.3, metal.hi],
        [0.5, metal.mid],
        [0.8, metal.rim],
        [1, metal.lo],
      ],
    );
    const arch = random.pick([
      'M48 240V104A72 72 0 0 1 192 104V240Z',
      'M48 240V120C48 80 96 70 120 22C144 70 192 80 192 120V240Z',
      'M120 26a94 94 0 1 1 0 188a94 94 0 1 1 0-188Z',
      'M54 240V40H186V240Z',
    ]);
    const flank = company(kit, 2).map((icon, index) =>
      flatMotif(
        icon,
        { cx: index === 0 ? 22 : 218, cy: 120, size: 46 },
        mix(palette.layers[0], palette.light, 0.25),
        'opacity="0.75"',
      ),
    );
    const centre = second
      ? paint(kit, main, { cx: 92, cy: 132, size: 126 }) + paint(kit, second, { cx: 156, cy: 110, size: 110 })
      : paint(kit, main, { cx: 120, cy: 126, size: 168 });
    return {
      svg:
        paintScene(kit.scene, kit) +
        `<path d="M0 0H240V320H0Z${arch}" fill="${wall}" fill-rule="evenodd"/>` +
        kit.pattern +
        flank.join('') +
        `<path d="${arch}" transform="translate(0 5)" fill="none" stroke="${palette.ink}" stroke-width="18" stroke-opacity="0.4"/><path d="${arch}" fill="none" stroke="${palette.ink}" stroke-width="15"/><path d="${arch}" fill="none" stroke="${rim}" stroke-width="10"/>` +
        canvas.glow(120, 122, 110, palette.light, 0.6) +
        centre +
        vignette(kit) +
        air3(kit, 9),
      title: FOOT,
      shapes: ['arc', 'swell', 'block'],
    };
  },
  trio: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const [left = main.icon, right = main.icon] = company(kit, 2);
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 130, 130, palette.light, 0.75) +
        paint(kit, second ?? { icon: left, ramp: companyRamp(kit, left) }, { cx: 58, cy: 84, size: 112, rotate: -14 }) +
        paint(kit, { icon: right, ramp: companyRamp(kit, right) }, { cx: 184, cy: 88, size: 108, rotate: 14 }) +
        paint(kit, main, { cx: 120, cy: 144, size: 158, rotate: random.range(-4, 4) }) +
        vignette(kit, 0.95) +
        air3(kit, 10),
      title: FOOT,
      shapes: ['block', 'arc', 'swell', 'justified'],
    };
  },
} satisfies Record<string, Composition>;
