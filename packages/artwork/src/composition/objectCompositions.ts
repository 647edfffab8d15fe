import { FOOT, subjects, company, companyRamp, paint, air3, backdrop, type Composition } from './cardParts.ts';
import { coinMotif, flatMotif, paintedMotif } from './motif.ts';
import { mix, ramps, rampOf, type Ramp } from './colour.ts';
import { paintScene } from './scenes.ts';
import { particles, vignette } from './sceneParts.ts';
import { short } from './canvas.ts';

/** Compositions of letters, reels, cards and balls. */
export const objectCompositions = {
  letterform: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const other = second ? paint(kit, second, { cx: 186, cy: 196, size: 110, rotate: 12 }) : '';
    return {
      svg:
        backdrop(kit) +
        canvas.cover(
          canvas.vertical(0, 190, [
            [0, palette.ink, 0.72],
            [1, palette.ink, 0],
          ]),
        ) +
        canvas.glow(120, 222, 140, palette.light, 0.75) +
        other +
        paint(kit, main, { cx: second ? 96 : 120, cy: 224, size: second ? 168 : 196 }) +
        canvas.cover(
          canvas.vertical(268, 320, [
            [0, palette.ink, 0],
            [1, palette.ink, 0.85],
          ]),
        ) +
        air3(kit, 12),
      title: { x: 12, y: 16, width: 216, height: 118 },
      shapes: ['justified', 'justified', 'rising'],
      align: 'top',
      cap: 84,
    };
  },
  reelWindow: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const icons = company(kit, 5);
    const gold = ramps.gold;
    const frame = canvas.linear(
      [0, 24],
      [0, 214],
      [
        [0, gold.rim],
        [0.2, gold.mid],
        [0.5, gold.lo],
        [0.7, gold.hi],
        [1, gold.lo],
      ],
    );
    const drum = canvas.vertical(36, 202, [
      [0, '#2a1a3d'],
      [0.18, '#f4e9d4'],
      [0.5, '#ffffff'],
      [0.82, '#f4e9d4'],
      [1, '#2a1a3d'],
    ]);
    let symbols = '';
    for (let col = 0; col < 3; col += 1)
      for (let row = 0; row < 3; row += 1) {
        if (row === 1 && col === 1) continue;
        const icon = row === 1 ? main.icon : (icons[(col + row * 2) % icons.length] ?? main.icon);
        symbols += paintedMotif(
          canvas,
          icon,
          { cx: 58 + col * 62, cy: 66 + row * 54, size: 46 },
          row === 1 ? main.ramp : companyRamp(kit, icon),
        );
      }
    const bulbs = Array.from(
      { length: 9 },
      (_, index) =>
        `<circle cx="${24 + index * 24}" cy="29" r="3.6" fill="${index % 2 === 0 ? '#fffbe0' : palette.accent}"/><circle cx="${24 + index * 24}" cy="209" r="3.6" fill="${index % 2 === 1 ? '#fffbe0' : palette.accent}"/>`,
    );
    const hero = second
      ? paint(kit, second, { cx: 158, cy: 106, size: 104, rotate: 8 }) +
        paint(kit, main, { cx: 100, cy: 122, size: 124, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 119, size: 138, rotate: -4 });
    return {
      svg:
        paintScene('reels', kit) +
        kit.pattern +
        `<rect x="12" y="24" width="216" height="194" rx="18" fill="${palette.ink}"/><rect x="12" y="20" width="216" height="194" rx="18" fill="${frame}"/><rect x="24" y="36" width="192" height="166" rx="8" fill="${drum}"/><path d="M88 36V202M152 36V202" stroke="#a88c6a" stroke-width="4"/>${symbols}<rect x="24" y="36" width="192" height="166" rx="8" fill="none" stroke="${palette.ink}" stroke-width="3"/>${bulbs.join('')}` +
        canvas.glow(120, 119, 96, palette.light, 0.9) +
        hero +
        vignette(kit, 0.8) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['block', 'arc', 'swell'],
    };
  },
  pile: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const gold = ramps.gold;
    const heap = Array.from({ length: 64 }, (_, index) => {
      const row = Math.floor(index / 13);
      const x = random.range(-10, 250);
      const y = 176 + row * 17 + Math.abs(x - 120) * 0.14 + random.range(-6, 6);
      return {
        y,
        svg: `<g transform="translate(${short(x)} ${short(y)}) rotate(${random.int(-28, 28)})"><ellipse cy="3" rx="13" ry="7" fill="${gold.ink}"/><ellipse rx="13" ry="7" fill="${random.pick([gold.mid, '#ffd45c', '#f5a91f'])}" stroke="${gold.lo}" stroke-width="1.6"/><ellipse cx="-2" cy="-1" rx="8" ry="3.6" fill="${gold.hi}" opacity="0.75"/></g>`,
      };
    }).toSorted((left, right) => left.y - right.y);
    const extra = company(kit, 3).map((icon, index) =>
      paint(
        kit,
        { icon, ramp: companyRamp(kit, icon) },
        { cx: 36 + index * 84, cy: 196 - (index === 1 ? -14 : 0), size: 56, rotate: random.range(-25, 25) },
      ),
    );
    const centre = second
      ? paint(kit, second, { cx: 164, cy: 92, size: 118, rotate: 10 }) +
        paint(kit, main, { cx: 88, cy: 112, size: 146, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 106, size: 180, rotate: random.range(-6, 6) });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 150, 140, palette.light, 0.8) +
        centre +
        heap.map((coin) => coin.svg).join('') +
        extra.join('') +
        vignette(kit, 0.96) +
        particles(kit, 'sparks', 9),
      title: FOOT,
      shapes: ['block', 'arc', 'justified'],
    };
  },
  cardFan: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const suits = random.shuffle(['spades', 'hearts', 'clubs', 'diamonds']);
    const faces = random.shuffle(['A', 'K', 'Q', '8', '9', 'J']);
    const isCard = main.icon.startsWith('card-') || main.icon === 'poker-hand';
    const count = random.pick([3, 4, 5]);
    const cards = Array.from({ length: count }, (_, index) => {
      const turn = (index - (count - 1) / 2) * (64 / count);
      const suit = suits[index % 4] ?? 'spades';
      const colour = suit === 'hearts' || suit === 'diamonds' ? '#d81e3a' : '#1a1d3a';
      const sheet = canvas.linear(
        [-40, -60],
        [40, 60],
        [
          [0, '#ffffff'],
          [0.7, '#f3ecdf'],
          [1, '#cbbfae'],
        ],
      );
      return `<g transform="translate(120 238) rotate(${short(turn)}) translate(0 -112)"><rect x="-42" y="-60" width="88" height="124" rx="9" fill="${palette.ink}" opacity="0.45"/><rect x="-44" y="-62" width="88" height="124" rx="9" fill="${sheet}" stroke="${palette.ink}" stroke-width="1.5"/>${flatMotif(`@${faces[index % faces.length] ?? 'A'}`, { cx: -28, cy: -44, size: 22 }, colour)}${flatMotif(suit, { cx: -28, cy: -20, size: 17 }, colour)}${flatMotif(suit, { cx: 6, cy: 8, size: 62 }, colour)}</g>`;
    });
    const chips = [0, 1, 2].map((index) =>
      coinMotif(
        canvas,
        'token',
        { cx: 44 + index * 76, cy: 204 + (index === 1 ? 10 : 0), size: 50 },
        rampOf(random.pick(['red', 'blue', 'green', 'purple', 'gold'] as const)),
      ),
    );
    const badge = isCard
      ? ''
      : paint(kit, main, { cx: second ? 86 : 120, cy: 96, size: second ? 118 : 136 }) +
        (second ? paint(kit, second, { cx: 160, cy: 98, size: 112, isMirrored: true }) : '');
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 110, 120, palette.light, 0.5) +
        cards.join('') +
        badge +
        chips.join('') +
        vignette(kit, 0.95) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['block', 'justified', 'swell'],
    };
  },
  balls: (kit) => {
    const [main] = subjects(kit);
    const { canvas, palette, random } = kit;
    const ball = (cx: number, cy: number, radius: number, ramp: Ramp, mark: string): string => {
      const body = canvas.radial(cx - radius * 0.35, cy - radius * 0.45, radius * 1.45, [
        [0, '#ffffff'],
        [0.2, ramp.hi],
        [0.55, ramp.mid],
        [1, ramp.lo],
      ]);
      return `<ellipse cx="${short(cx)}" cy="${short(cy + radius * 0.92)}" rx="${short(radius * 0.85)}" ry="${short(radius * 0.2)}" fill="${palette.ink}" opacity="0.35"/><circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${body}"/><circle cx="${short(cx)}" cy="${short(cy + radius * 0.05)}" r="${short(radius * 0.56)}" fill="#fffdf4"/>${flatMotif(mark, { cx, cy: cy + radius * 0.05, size: radius * 0.82 }, '#2a1038')}<ellipse cx="${short(cx - radius * 0.32)}" cy="${short(cy - radius * 0.55)}" rx="${short(radius * 0.3)}" ry="${short(radius * 0.15)}" fill="#ffffff" opacity="0.85" transform="rotate(-30 ${short(cx - radius * 0.32)} ${short(cy - radius * 0.55)})"/>`;
    };
    const tints = random.shuffle(['red', 'blue', 'green', 'gold', 'purple', 'pink', 'orange', 'cyan'] as const);
    const places = [
      [40, 52, 24],
      [198, 44, 27],
      [30, 150, 28],
      [212, 146, 26],
      [76, 196, 22],
      [168, 198, 24],
    ] as const;
    const small = places.map(([x, y, r], index) =>
      ball(x + random.range(-6, 6), y + random.range(-6, 6), r, ramps[tints[index] ?? 'red'], `@${random.int(1, 49)}`),
    );
    const hero = main.icon.startsWith('@')
      ? ball(120, 112, 68, ramps[tints[6] ?? 'red'], main.icon)
      : ball(120, 112, 68, ramps[tints[6] ?? 'red'], `@${random.int(1, 99)}`) +
        paint(kit, main, { cx: 166, cy: 158, size: 92, rotate: 8 });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 110, 130, palette.light, 0.8) +
        small.join('') +
        hero +
        vignette(kit, 0.95) +
        particles(kit, 'confetti', 14),
      title: FOOT,
      shapes: ['block', 'arc', 'justified'],
    };
  },
  poster: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const gold = mix(palette.accent, palette.light, 0.4);
    const field = canvas.vertical(0, 320, [
      [0, palette.sky[0]],
      [0.55, palette.sky[1]],
      [1, palette.ink],
    ]);
    const fan = Array.from({ length: 15 }, (_, index) => {
      const angle = Math.PI + (index / 14) * Math.PI;
      return `M120 214L${short(120 + Math.cos(angle - 0.04) * 260)} ${short(214 + Math.sin(angle - 0.04) * 260)}L${short(120 + Math.cos(angle + 0.04) * 260)} ${short(214 + Math.sin(angle + 0.04) * 260)}Z`;
    });
    const corners = [
      [18, 18, 0],
      [222, 18, 90],
      [222, 302, 180],
      [18, 302, 270],
    ].map(
      ([x = 0, y = 0, turn = 0]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 34V0H34M7 24V7H24" fill="none" stroke="${gold}" stroke-width="2.6"/>`,
    );
    const small = company(kit, 2).map((icon, index) =>
      flatMotif(icon, { cx: index === 0 ? 40 : 200, cy: 44, size: 32 }, gold),
    );
    const centre = second
      ? paint(kit, main, { cx: 86, cy: 126, size: 138, rotate: -6 }) +
        paint(kit, second, { cx: 160, cy: 112, size: 120, rotate: 8 })
      : paint(kit, main, { cx: 120, cy: 118, size: 176 });
    return {
      svg:
        canvas.cover(field) +
        `<path d="${fan.join('')}" fill="${canvas.radial(120, 214, 250, [
          [0, palette.light, 0.75],
          [0.5, palette.sky[2], 0.6],
          [1, palette.sky[2], 0.05],
        ])}"/><circle cx="120" cy="120" r="90" fill="${canvas.radial(120, 120, 90, [
          [0, palette.light, 0.7],
          [0.85, palette.sky[2], 0.5],
          [1, palette.sky[2], 0.15],
        ])}"/><circle cx="120" cy="120" r="97" fill="none" stroke="${gold}" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>` +
        kit.pattern +
        small.join('') +
        centre +
        vignette(kit, 0.8) +
        `<rect x="10" y="10" width="220" height="300" rx="4" fill="none" stroke="${gold}" stroke-width="1.6"/>${corners.join('')}`,
      title: { x: 24, y: 208, width: 192, height: 82 },
      shapes: ['block', 'justified'],
      align: 'middle',
    };
  },
} satisfies Record<string, Composition>;
