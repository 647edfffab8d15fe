/** Slot themes. The theme decides the scene, the lettering and the palette. */
export const themeIds = [
  'orient',
  'siam',
  'egypt',
  'norse',
  'greek',
  'pirate',
  'reef',
  'candy',
  'fruit',
  'gems',
  'west',
  'space',
  'jungle',
  'maya',
  'magic',
  'spooky',
  'farm',
  'ice',
  'fire',
  'knights',
  'festival',
  'food',
  'racing',
  'classic',
  'nippon',
  'cyber',
] as const;
export type ThemeId = (typeof themeIds)[number];

/** The colours of a motif from its light side to its shadow side, with its rim light. */
export interface Ramp {
  hi: string;
  mid: string;
  lo: string;
  rim: string;
  /** The colour of gaps and outlines. */
  ink: string;
}

/** Material and natural colours of motifs. */
export const ramps = {
  gold: { hi: '#fff6b0', mid: '#ffc02e', lo: '#c4610c', rim: '#fffbe0', ink: '#4a1703' },
  red: { hi: '#ff9a76', mid: '#ef2b33', lo: '#8c0724', rim: '#ffd9b8', ink: '#38030f' },
  orange: { hi: '#ffd778', mid: '#ff8417', lo: '#c0330a', rim: '#fff0c2', ink: '#431003' },
  green: { hi: '#d9f76b', mid: '#4fbf35', lo: '#0f6b3a', rim: '#f6ffc9', ink: '#03291b' },
  jade: { hi: '#b8ffe0', mid: '#22c495', lo: '#04696b', rim: '#eafff7', ink: '#022c33' },
  cyan: { hi: '#dcffff', mid: '#39d0f5', lo: '#1467c4', rim: '#ffffff', ink: '#06224f' },
  blue: { hi: '#a9dcff', mid: '#3183f2', lo: '#1b2fa3', rim: '#e2f4ff', ink: '#0a1044' },
  purple: { hi: '#e6bcff', mid: '#a048ee', lo: '#4c149c', rim: '#fbe9ff', ink: '#1f0649' },
  pink: { hi: '#ffd5e8', mid: '#ff5fa8', lo: '#b3147a', rim: '#fff1f8', ink: '#480434' },
  silver: { hi: '#ffffff', mid: '#b9c9dd', lo: '#556b92', rim: '#ffffff', ink: '#141f3c' },
  ivory: { hi: '#ffffff', mid: '#fbe9cb', lo: '#cf9a6c', rim: '#ffffff', ink: '#40221a' },
  brown: { hi: '#f3c184', mid: '#b5682c', lo: '#6a2e12', rim: '#ffe6bd', ink: '#2a0d05' },
  obsidian: { hi: '#8d92c9', mid: '#3f4180', lo: '#191741', rim: '#d5dcff', ink: '#07061d' },
} as const satisfies Record<string, Ramp>;
export type Tint = keyof typeof ramps;

/** A hand-tuned colour scheme of a card: air, ground and lights. */
export interface Palette {
  /** Sky colours from the top to the horizon. */
  sky: readonly [string, string, string];
  /** Silhouette colours from far to near. */
  layers: readonly [string, string, string];
  /** The key light. */
  light: string;
  /** The accent light, which complements the key light. */
  accent: string;
  /** The darkest tone, for outlines and the foot of the card. */
  ink: string;
  /** The tint of motifs that have none of their own. */
  metal: Tint;
  /** Tints with too little contrast against the air. */
  drowns: readonly Tint[];
}

export const palettes = {
  ruby: {
    sky: ['#3d0420', '#a10f35', '#f4573f'],
    layers: ['#b02037', '#750a2d', '#3f0420'],
    light: '#ffd27a',
    accent: '#ff7a4d',
    ink: '#24020f',
    metal: 'gold',
    drowns: ['red', 'pink', 'brown'],
  },
  lacquer: {
    sky: ['#560308', '#c5161d', '#ff7b2e'],
    layers: ['#d22c1d', '#8f0b16', '#4a030d'],
    light: '#ffe59a',
    accent: '#ffb02e',
    ink: '#2b0206',
    metal: 'gold',
    drowns: ['red', 'orange', 'brown'],
  },
  amber: {
    sky: ['#6b2105', '#d96a10', '#ffd05a'],
    layers: ['#d98323', '#93450d', '#4c1d06'],
    light: '#fff3b5',
    accent: '#ffe066',
    ink: '#2e1003',
    metal: 'ivory',
    drowns: ['gold', 'orange', 'brown'],
  },
  dusk: {
    sky: ['#2b1461', '#b4358a', '#ffa25c'],
    layers: ['#9b3a86', '#592067', '#2a0f45'],
    light: '#ffdc91',
    accent: '#ff6fae',
    ink: '#190a33',
    metal: 'gold',
    drowns: ['pink', 'orange', 'purple'],
  },
  orchid: {
    sky: ['#4a0a6b', '#b423b8', '#ff80c8'],
    layers: ['#b63bbd', '#711b8c', '#390a57'],
    light: '#ffe1f4',
    accent: '#6ff0ff',
    ink: '#22043b',
    metal: 'gold',
    drowns: ['pink', 'purple'],
  },
  violet: {
    sky: ['#150a4d', '#4b1fb8', '#a566ff'],
    layers: ['#5a35c4', '#33168a', '#170850'],
    light: '#e9d3ff',
    accent: '#ffd34d',
    ink: '#0d0433',
    metal: 'gold',
    drowns: ['purple', 'blue', 'obsidian'],
  },
  midnight: {
    sky: ['#050b2e', '#12307f', '#3a7bd6'],
    layers: ['#23509e', '#122f6b', '#07163d'],
    light: '#fff0c4',
    accent: '#ffcf5c',
    ink: '#030820',
    metal: 'gold',
    drowns: ['blue', 'obsidian'],
  },
  sapphire: {
    sky: ['#06206b', '#0f5bd0', '#5cc3ff'],
    layers: ['#2477d4', '#0f479c', '#06255e'],
    light: '#e6fbff',
    accent: '#ffe27a',
    ink: '#041641',
    metal: 'gold',
    drowns: ['blue', 'cyan', 'obsidian'],
  },
  lagoon: {
    sky: ['#012a55', '#0285b0', '#4ff0d8'],
    layers: ['#0b93b0', '#056382', '#023658'],
    light: '#e2fff4',
    accent: '#ffd873',
    ink: '#011d3c',
    metal: 'gold',
    drowns: ['cyan', 'jade', 'blue'],
  },
  jade: {
    sky: ['#00332f', '#02836a', '#6be3a1'],
    layers: ['#149a76', '#06644f', '#023630'],
    light: '#fbffc9',
    accent: '#ffd24a',
    ink: '#01231f',
    metal: 'gold',
    drowns: ['green', 'jade', 'cyan'],
  },
  meadow: {
    sky: ['#0e6aa8', '#4cc3e8', '#e4f7a8'],
    layers: ['#7fc74a', '#3d9a3c', '#1a5f36'],
    light: '#fffbd6',
    accent: '#ffdf4f',
    ink: '#0a3423',
    metal: 'gold',
    drowns: ['green', 'cyan', 'jade'],
  },
  jungle: {
    sky: ['#052e1b', '#1f7a2c', '#d8e85b'],
    layers: ['#3f9a36', '#17632d', '#06361f'],
    light: '#fbffb0',
    accent: '#ff9a3d',
    ink: '#031e12',
    metal: 'gold',
    drowns: ['green', 'jade'],
  },
  bubblegum: {
    sky: ['#5a2bd0', '#f25fc0', '#ffd3a8'],
    layers: ['#ff8fce', '#d94fb5', '#8530b0'],
    light: '#fff7e0',
    accent: '#6ff5ec',
    ink: '#3a0f72',
    metal: 'ivory',
    drowns: ['pink', 'purple'],
  },
  citrus: {
    sky: ['#d1390a', '#ff9a12', '#ffec7a'],
    layers: ['#ffb92e', '#ee7a12', '#a63a07'],
    light: '#fffce0',
    accent: '#9df54a',
    ink: '#5a1b03',
    metal: 'ivory',
    drowns: ['gold', 'orange', 'brown', 'ivory'],
  },
  glacier: {
    sky: ['#0d2a6b', '#3d93dd', '#d9f6ff'],
    layers: ['#9fd6f5', '#5298d6', '#204f9c'],
    light: '#ffffff',
    accent: '#8dfff0',
    ink: '#0a1f54',
    metal: 'gold',
    drowns: ['cyan', 'ivory', 'silver'],
  },
  ember: {
    sky: ['#160309', '#7a0f0a', '#ff6a13'],
    layers: ['#a02a0c', '#551009', '#210509'],
    light: '#ffe38a',
    accent: '#ff9d2e',
    ink: '#120205',
    metal: 'gold',
    drowns: ['red', 'orange', 'brown', 'obsidian'],
  },
  sand: {
    sky: ['#1d4f86', '#e29b5f', '#ffe3a1'],
    layers: ['#e0aa62', '#b06f35', '#6c3a1b'],
    light: '#fff8d8',
    accent: '#5fe0e0',
    ink: '#3a1a0c',
    metal: 'gold',
    drowns: ['ivory', 'brown', 'gold'],
  },
  teakNight: {
    sky: ['#0b2138', '#0f5a63', '#e3a24a'],
    layers: ['#24706a', '#124349', '#08222f'],
    light: '#ffe3a0',
    accent: '#ff8d5c',
    ink: '#05161f',
    metal: 'gold',
    drowns: ['jade', 'obsidian', 'green'],
  },
  neonPink: {
    sky: ['#0a0220', '#3c0a6b', '#ff2e9a'],
    layers: ['#6a1391', '#360a62', '#120430'],
    light: '#ff9be0',
    accent: '#24f0ff',
    ink: '#080118',
    metal: 'cyan',
    drowns: ['pink', 'purple', 'obsidian'],
  },
  neonCyan: {
    sky: ['#020a24', '#06407a', '#16e0e8'],
    layers: ['#0d5f96', '#083566', '#031533'],
    light: '#b5fffa',
    accent: '#ff4fc3',
    ink: '#010618',
    metal: 'gold',
    drowns: ['cyan', 'blue', 'obsidian', 'jade'],
  },
  acid: {
    sky: ['#0a1030', '#1a5a5a', '#b6ff3d'],
    layers: ['#2c7a55', '#154a4a', '#081f2e'],
    light: '#f1ffb8',
    accent: '#ff4f9a',
    ink: '#040c1c',
    metal: 'silver',
    drowns: ['green', 'jade', 'obsidian'],
  },
  haunted: {
    sky: ['#12062e', '#3d2a80', '#86d36b'],
    layers: ['#3e3585', '#241a5c', '#0f0833'],
    light: '#d8ffb0',
    accent: '#ff9430',
    ink: '#09041f',
    metal: 'orange',
    drowns: ['purple', 'obsidian', 'green', 'blue'],
  },
  velvet: {
    sky: ['#2a0316', '#6b0f2b', '#b03a3a'],
    layers: ['#7c1a2e', '#4b0b20', '#240410'],
    light: '#ffe7b3',
    accent: '#f2c14e',
    ink: '#170208',
    metal: 'gold',
    drowns: ['red', 'brown', 'obsidian'],
  },
  felt: {
    sky: ['#02261c', '#06593c', '#1fa36a'],
    layers: ['#0f7a50', '#07523a', '#033024'],
    light: '#fff3c9',
    accent: '#f2c14e',
    ink: '#011811',
    metal: 'gold',
    drowns: ['green', 'jade', 'obsidian'],
  },
  pitch: {
    sky: ['#061a3d', '#1657a8', '#9fd8ff'],
    layers: ['#3fae4a', '#218a3c', '#0e5a2c'],
    light: '#ffffff',
    accent: '#ffe14d',
    ink: '#04112a',
    metal: 'gold',
    drowns: ['blue', 'cyan', 'green'],
  },
} as const satisfies Record<string, Palette>;
export type PaletteId = keyof typeof palettes;

/** Returns the palette with an id, widened to `Palette`. */
export function paletteOf(id: PaletteId): Palette {
  return palettes[id];
}

/** Returns the ramp of a tint, widened to `Ramp`. */
export function rampOf(tint: Tint): Ramp {
  return ramps[tint];
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
}

/** Mixes two `#rrggbb` colours. A `share` of 0 returns the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the placeholder colour shown until a card's art loads. Takes it from the palette without drawing. */
export function dominantColour(palette: PaletteId): string {
  const { sky, ink } = paletteOf(palette);
  return mix(sky[1], ink, 0.25);
}
