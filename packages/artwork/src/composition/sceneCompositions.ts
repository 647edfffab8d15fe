import { FOOT, subjects, company, companion, paint, air3, backdrop, type Composition } from './cardParts.ts';
import { flatMotif, neonMotif } from './motif.ts';
import { mix } from './colour.ts';
import { particles, vignette } from './sceneParts.ts';
import { short } from './canvas.ts';

/** Compositions that tell a short story or imitate a printing style. */
export const sceneCompositions = {
  procession: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const escort = second ?? companion(kit);
    const lamp = (cx: number, cy: number, size: number, rotate: number): string =>
      canvas.lampGlow(cx, cy, size * 1.1, mix(escort.ramp.mid, '#ffb03d', 0.5)) +
      paint(kit, escort, { cx, cy, size, rotate, isMirrored: rotate > 0 });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 140, 150, palette.light, 0.6) +
        lamp(46, 60, 62, -8) +
        lamp(196, 54, 66, 8) +
        lamp(30, 160, 78, -10) +
        lamp(212, 158, 80, 10) +
        canvas.lampGlow(120, 130, 128, mix(main.ramp.mid, main.ramp.hi, 0.55)) +
        paint(kit, main, { cx: 120, cy: 132, size: 166 }) +
        vignette(kit) +
        air3(kit, 14),
      title: FOOT,
      shapes: ['arc', 'swell'],
    };
  },
  neonSign: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const wall = canvas.vertical(0, 320, [
      [0, mix(palette.sky[0], palette.ink, 0.2)],
      [0.5, mix(palette.sky[1], palette.ink, 0.45)],
      [1, palette.ink],
    ]);
    let bricks = '';
    for (let row = 0; row < 22; row += 1)
      for (let col = -1; col < 8; col += 1)
        if (random.chance(0.7))
          bricks += `<rect x="${col * 34 + (row % 2) * 17}" y="${row * 15}" width="32" height="13" rx="1.5" fill="#ffffff" opacity="${random.range(0.015, 0.07).toFixed(3)}"/>`;
    const first = random.pick([palette.accent, palette.light, '#3df5ff', '#ff5fd0', '#ffd23d', '#7dff6b']);
    const other = first === palette.accent ? palette.light : palette.accent;
    const ring = random.pick([
      'M120 28a88 88 0 1 1 0 176a88 88 0 1 1 0-176Z',
      'M36 40H204V196H36Z',
      'M120 22L206 116L120 210L34 116Z',
    ]);
    const tube =
      [
        [16, 0.12],
        [9, 0.25],
        [4, 1],
      ]
        .map(
          ([width = 0, opacity = 0]) =>
            `<path d="${ring}" fill="none" stroke="${other}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"/>`,
        )
        .join('') + `<path d="${ring}" fill="none" stroke="#ffffff" stroke-width="1.4" opacity="0.9"/>`;
    const sign = second
      ? neonMotif(main.icon, { cx: 92, cy: 126, size: 118 }, first, palette.ink) +
        neonMotif(second.icon, { cx: 160, cy: 104, size: 92 }, other, palette.ink)
      : neonMotif(main.icon, { cx: 120, cy: 116, size: 148 }, first, palette.ink);
    return {
      svg:
        canvas.cover(wall) +
        bricks +
        canvas.glow(120, 116, 160, first, 0.5) +
        canvas.glow(120, 116, 110, other, 0.35) +
        tube +
        sign +
        canvas.cover(
          canvas.vertical(230, 320, [
            [0, palette.ink, 0],
            [1, palette.ink, 0.7],
          ]),
        ),
      title: FOOT,
      shapes: ['block', 'rising', 'arc'],
      isNeon: true,
    };
  },
  paperCut: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const tones = [
      palette.sky[0],
      mix(palette.sky[0], palette.sky[1], 0.5),
      palette.sky[1],
      mix(palette.sky[1], palette.sky[2], 0.5),
      palette.sky[2],
      mix(palette.sky[2], palette.light, 0.55),
    ];
    const sheets = tones.slice(1).map((tone, index) => {
      const radius = 150 - index * 21;
      const bumps = 9;
      const phase = random.range(0, 6);
      const ring = Array.from({ length: bumps + 1 }, (_, step) => {
        const angle = (step / bumps) * Math.PI * 2 + phase;
        const control = angle - Math.PI / bumps;
        const reach = radius * 1.14;
        const x = short(120 + Math.cos(angle) * radius);
        const y = short(118 + Math.sin(angle) * radius * 0.98);
        return step === 0
          ? `M${x} ${y}`
          : `Q${short(120 + Math.cos(control) * reach)} ${short(118 + Math.sin(control) * reach)} ${x} ${y}`;
      }).join('');
      return `<path d="${ring}Z" transform="translate(0 -4)" fill="${palette.ink}" opacity="0.4"/><path d="${ring}Z" fill="${tone}"/>`;
    });
    const around = company(kit, 4).map((icon, index) =>
      flatMotif(
        icon,
        {
          cx: [30, 210, 26, 214][index] ?? 30,
          cy: [36, 34, 190, 192][index] ?? 36,
          size: 54,
          rotate: random.range(-20, 20),
        },
        mix(palette.sky[1], palette.light, 0.25),
        'opacity="0.8"',
      ),
    );
    const centre = second
      ? paint(kit, main, { cx: 90, cy: 130, size: 124 }) + paint(kit, second, { cx: 156, cy: 104, size: 104 })
      : paint(kit, main, { cx: 120, cy: 116, size: 156 });
    return {
      svg:
        canvas.cover(tones[0] ?? palette.ink) +
        kit.pattern +
        sheets.join('') +
        around.join('') +
        centre +
        vignette(kit, 0.92),
      title: FOOT,
      shapes: ['arc', 'block', 'swell'],
    };
  },
  trajectory: (kit) => {
    const [main] = subjects(kit);
    const { canvas, palette, random } = kit;
    const trail = canvas.linear(
      [20, 240],
      [170, 90],
      [
        [0, palette.accent, 0],
        [0.6, palette.accent, 0.75],
        [1, '#ffffff', 0.95],
      ],
    );
    const lines = Array.from({ length: 9 }, () => {
      const x = random.range(0, 220);
      const y = random.range(10, 210);
      const reach = random.range(20, 60);
      return `M${short(x)} ${short(y)}l${short(-reach)} ${short(reach)}`;
    });
    const times = flatMotif(
      `@${random.pick(['2x', '5x', '10x', '8x', '25x', '50x'])}`,
      { cx: 58, cy: 56, size: 74, rotate: -10 },
      canvas.vertical(180, 330, [
        [0, '#ffffff'],
        [1, palette.accent],
      ]),
      `stroke="${palette.ink}" stroke-width="26" paint-order="stroke" stroke-linejoin="round"`,
    );
    return {
      svg:
        backdrop(kit) +
        `<path d="${lines.join('')}" stroke="#ffffff" stroke-width="2" opacity="0.35"/><path d="M-10 268C60 250 110 210 138 138L170 158C140 220 84 262 -10 288Z" fill="${trail}"/>` +
        canvas.glow(152, 116, 110, palette.light, 0.7) +
        times +
        paint(kit, main, {
          cx: 152,
          cy: 116,
          size: 156,
          rotate: main.icon === 'rocket' || main.icon === 'comet-spark' ? 0 : random.range(-14, 4),
        }) +
        vignette(kit, 0.95) +
        air3(kit, 12),
      title: FOOT,
      shapes: ['rising', 'block', 'rising'],
    };
  },
  popArt: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const ground = canvas.linear(
      [0, 0],
      [240, 320],
      [
        [0, palette.sky[2]],
        [0.55, palette.sky[1]],
        [1, palette.sky[0]],
      ],
    );
    let dots = '';
    for (let row = 0; row < 20; row += 1)
      for (let col = 0; col < 15; col += 1)
        dots += `<circle cx="${col * 17 + (row % 2) * 8.5}" cy="${row * 15}" r="${short(Math.max(0.4, 6.4 - row * 0.42))}"/>`;
    const burst =
      Array.from({ length: 28 }, (_, index) => {
        const angle = (index / 28) * Math.PI * 2;
        const radius = index % 2 === 0 ? random.range(108, 132) : random.range(76, 88);
        return `${index === 0 ? 'M' : 'L'}${short(120 + Math.cos(angle) * radius)} ${short(114 + Math.sin(angle) * radius)}`;
      }).join('') + 'Z';
    const pair = second
      ? paint(kit, second, { cx: 166, cy: 90, size: 110, rotate: 12 }) +
        paint(kit, main, { cx: 92, cy: 126, size: 140, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 114, size: 170, rotate: random.range(-12, 12) });
    return {
      svg:
        canvas.cover(ground) +
        `<g fill="${palette.light}" opacity="0.28">${dots}</g><path d="${burst}" transform="translate(5 8)" fill="${palette.ink}" opacity="0.8"/><path d="${burst}" fill="${palette.accent}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/><path d="${burst}" transform="translate(120 114) scale(0.8) translate(-120 -114)" fill="#ffffff"/>` +
        pair +
        vignette(kit, 0.8) +
        particles(kit, 'stars', 6),
      title: FOOT,
      shapes: ['rising', 'arc', 'justified'],
    };
  },
  scoreboard: (kit) => {
    const [main] = subjects(kit);
    const { canvas, palette, random } = kit;
    const stripes = [0, 1, 2].map(
      (index) =>
        `<path d="M${-40 + index * 26} 236L${120 + index * 26} -10H${136 + index * 26}L${-24 + index * 26} 236Z" fill="${index === 1 ? '#ffffff' : palette.accent}" opacity="${index === 1 ? 0.9 : 0.75}"/>`,
    );
    const streak = canvas.linear(
      [0, 200],
      [150, 90],
      [
        [0, '#ffffff', 0],
        [1, '#ffffff', 0.75],
      ],
    );
    // Only games scored in goals or points show a score.
    const hasScore = /ball|hockey|rugby|keeper|baseball/.test(main.icon);
    const score = !hasScore
      ? ''
      : `<g transform="translate(120 34)"><rect x="-52" y="-16" width="104" height="32" rx="6" fill="${palette.ink}" stroke="${palette.accent}" stroke-width="2"/>${flatMotif(`@${random.int(0, 4)}`, { cx: -28, cy: 0, size: 20 }, '#ffffff')}${flatMotif(`@${random.int(0, 4)}`, { cx: 28, cy: 0, size: 20 }, '#ffffff')}<circle cy="-5" r="2.6" fill="${palette.accent}"/><circle cy="5" r="2.6" fill="${palette.accent}"/></g>`;
    return {
      svg:
        backdrop(kit) +
        stripes.join('') +
        `<path d="M-10 236C60 214 100 170 116 130L176 150C150 200 80 240 -10 262Z" fill="${streak}"/>` +
        canvas.glow(146, 126, 110, '#ffffff', 0.5) +
        paint(kit, main, { cx: 142, cy: 130, size: 164, rotate: random.range(-16, 10) }) +
        score +
        vignette(kit, 0.96) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['rising', 'justified', 'block'],
    };
  },
} satisfies Record<string, Composition>;
