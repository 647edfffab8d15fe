import type { ThemeId } from '../composition/colour.ts';
import type { ArtKind } from './categoryWords.ts';

/** Game types on the wire; matches the contract's list. */
export type DemoGameType = 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'LOTT' | 'ELOTT';

/** A text in the product's two languages. */
export interface LocalisedText {
  EN: string;
  TY: string;
}

/** The repeating pattern in the art of a vendor's games. */
export type VendorPattern =
  | 'petals'
  | 'scales'
  | 'lattice'
  | 'chevrons'
  | 'dots'
  | 'hexagons'
  | 'diamonds'
  | 'waves'
  | 'stripes'
  | 'stars'
  | 'rings'
  | 'bricks';

/** A fictional vendor of the demo merchant. Codes are those that the product uses; the vendor names are invented. */
export interface DemoVendor {
  /** Code on the wire. */
  vassalage: string;
  displayName: LocalisedText;
  gameTypes: readonly DemoGameType[];
  isHot: boolean;
  /** One to three letters that represent the vendor in art. */
  monogram: string;
  pattern: VendorPattern;
  /** Colours and shape of the vendor's mark. */
  mark: { from: string; to: string; shape: 'circle' | 'shield' | 'diamond' | 'hexagon' | 'square' };
}

export interface VendorPlan extends DemoVendor {
  /** Number of games of each kind. */
  games: Partial<Record<ArtKind, number>>;
  /** Themes of the vendor's slots; empty means all themes. */
  themes: readonly ThemeId[];
}

function plan(
  vassalage: string,
  en: string,
  ty: string,
  monogram: string,
  look: readonly [VendorPattern, DemoVendor['mark']['shape'], string, string],
  games: VendorPlan['games'],
  themes: readonly ThemeId[] = [],
  isHot = false,
): VendorPlan {
  const kinds: Record<ArtKind, DemoGameType> = {
    slot: 'RNG',
    crash: 'RNG',
    bingo: 'RNG',
    arcade: 'RNG',
    fish: 'FISH',
    pvp: 'PVP',
    live: 'LIVE',
    sports: 'SPORTS',
    esports: 'SPORTS',
    cockfight: 'SPORTS',
    lottery: 'LOTT',
    quickLottery: 'ELOTT',
  };
  const gameTypes = [...new Set((Object.keys(games) as ArtKind[]).map((kind) => kinds[kind]))];
  const [pattern, shape, from, to] = look;
  return {
    vassalage,
    displayName: { EN: en, TY: ty },
    gameTypes,
    isHot,
    monogram,
    pattern,
    mark: { from, to, shape },
    games,
    themes,
  };
}

/**
 * Vendors in lobby order. Codes that the product uses: PARLOR in-house; JL and RTG; e-sports AV, AI, IMES, TF, IA;
 * cockfight SV3, DS88, DIG, WGB, WS168; lotteries LOTT, TCG_LOTTO_VN.
 */
export const vendorPlans: readonly VendorPlan[] = [
  plan(
    'PARLOR',
    'Parlor Originals',
    'พาร์เลอร์ ออริจินัลส์',
    'P',
    ['petals', 'circle', '#ffd873', '#b3147a'],
    { slot: 16, crash: 2, arcade: 6, bingo: 2 },
    ['siam', 'orient', 'classic', 'fruit', 'food'],
    true,
  ),
  plan(
    'JL',
    'Jade Lantern',
    'เจด แลนเทิร์น',
    'JL',
    ['scales', 'diamond', '#7dffcd', '#04696b'],
    { slot: 140, crash: 5, bingo: 12, arcade: 10, fish: 14, pvp: 8 },
    ['orient', 'gems', 'jungle', 'classic', 'egypt', 'fire', 'west'],
    true,
  ),
  plan(
    'RTG',
    'Red Tamarind Games',
    'มะขามแดงเกมส์',
    'RT',
    ['lattice', 'shield', '#ff9a76', '#8c0724'],
    { slot: 150, arcade: 10, bingo: 6 },
    ['west', 'egypt', 'pirate', 'festival', 'classic', 'spooky', 'greek'],
    true,
  ),
  plan(
    'KOI',
    'Koi and Current',
    'ปลาคาร์ปสายน้ำ',
    'KC',
    ['waves', 'circle', '#ffb27a', '#e0330c'],
    { slot: 110, fish: 12 },
    ['orient', 'reef', 'nippon', 'magic', 'food'],
    true,
  ),
  plan(
    'MNG',
    'Mangosteen Night',
    'มังคุดราตรี',
    'MN',
    ['petals', 'hexagon', '#e6bcff', '#4c149c'],
    { slot: 120, crash: 4, bingo: 8 },
    ['siam', 'candy', 'fruit', 'food', 'festival', 'magic'],
    true,
  ),
  plan('NGW', 'Nagaworks', 'นาคาเวิร์กส์', 'NG', ['scales', 'shield', '#b8ffe0', '#056382'], { slot: 120, arcade: 6 }, [
    'siam',
    'jungle',
    'fire',
    'maya',
    'greek',
    'magic',
  ]),
  plan(
    'BRZ',
    'Brass Zebra',
    'ม้าลายทองเหลือง',
    'BZ',
    ['stripes', 'square', '#ffe28a', '#6a2e12'],
    { slot: 110, crash: 5, arcade: 8 },
    ['jungle', 'classic', 'racing', 'west', 'festival'],
  ),
  plan('ORC', 'Orchid Reels', 'ออร์คิดรีลส์', 'OR', ['petals', 'circle', '#ffd5e8', '#b3147a'], { slot: 115 }, [
    'magic',
    'candy',
    'gems',
    'knights',
    'greek',
    'nippon',
  ]),
  plan(
    'HLX',
    'Hollow Helix',
    'ฮอลโลว์ เฮลิกซ์',
    'HX',
    ['hexagons', 'hexagon', '#b5fffa', '#1467c4'],
    { slot: 105, crash: 8, arcade: 10 },
    ['cyber', 'space', 'racing', 'spooky', 'gems'],
  ),
  plan('NVH', 'Northvale House', 'นอร์ธเวล เฮาส์', 'NV', ['chevrons', 'shield', '#e2f4ff', '#1b2fa3'], { slot: 110 }, [
    'norse',
    'ice',
    'knights',
    'spooky',
    'farm',
  ]),
  plan('SBR', 'Saltbreeze', 'ซอลต์บรีซ', 'SB', ['waves', 'circle', '#dcffff', '#0285b0'], { slot: 95, fish: 14 }, [
    'pirate',
    'reef',
    'farm',
    'ice',
    'fruit',
  ]),
  plan('PTL', 'Paper Tulip', 'ทิวลิปกระดาษ', 'PT', ['dots', 'square', '#ffd3a8', '#d94fb5'], { slot: 90, bingo: 14 }, [
    'candy',
    'farm',
    'food',
    'fruit',
    'festival',
  ]),
  plan('DDY', 'Doubloon Yard', 'ลานดับลูน', 'DY', ['rings', 'diamond', '#fff3b8', '#a8530f'], { slot: 95 }, [
    'pirate',
    'gems',
    'egypt',
    'west',
    'maya',
  ]),
  plan('EMB', 'Emberline', 'เอ็มเบอร์ไลน์', 'EL', ['chevrons', 'hexagon', '#ffd778', '#c0330a'], { slot: 90, crash: 6 }, [
    'fire',
    'norse',
    'greek',
    'cyber',
    'nippon',
    'racing',
  ]),
  plan(
    'GLW',
    'Glowroom',
    'โกลว์รูม',
    'GR',
    ['stars', 'circle', '#ff9be0', '#3c0a6b'],
    { slot: 80, crash: 6, arcade: 10, bingo: 6 },
    ['cyber', 'classic', 'candy', 'space', 'magic'],
  ),
  plan('CCN', 'Coral Cannon', 'คอรัลแคนนอน', 'CC', ['scales', 'shield', '#ffd5e8', '#0285b0'], { fish: 20 }),
  plan('TDW', 'Tidewater Sport Fishing', 'ไทด์วอเตอร์ ฟิชชิง', 'TW', ['waves', 'square', '#a9dcff', '#012a55'], {
    fish: 16,
  }),
  plan('MHT', 'Mahout Tables', 'โต๊ะควาญช้าง', 'MH', ['lattice', 'square', '#f3c184', '#06593c'], { pvp: 34 }, [], true),
  plan('FVL', 'Five Lotus Cards', 'ห้าบัวการ์ด', '5L', ['diamonds', 'diamond', '#ffd5e8', '#711b8c'], { pvp: 32 }),
  plan('TKB', 'Teakboard', 'ทีคบอร์ด', 'TB', ['bricks', 'square', '#f3c184', '#4c1d06'], { pvp: 24 }),
  plan(
    'CRM',
    'Crimson Mezzanine',
    'ชั้นลอยสีชาด',
    'CM',
    ['diamonds', 'shield', '#ff9a76', '#6b0f2b'],
    { live: 52 },
    [],
    true,
  ),
  plan('NCR', 'Salon Nacre', 'ซาลอนเนเคอร์', 'SN', ['scales', 'circle', '#ffffff', '#556b92'], { live: 48 }, [], true),
  plan('MKT', 'Moonkite Live', 'มูนไคต์ ไลฟ์', 'MK', ['stars', 'diamond', '#fff0c4', '#12307f'], { live: 44 }),
  plan('PCH', 'Pitchline', 'พิตช์ไลน์', 'PL', ['stripes', 'shield', '#d9f76b', '#0f6b3a'], { sports: 22 }, [], true),
  plan('ODS', 'Oddsmith Row', 'ตรอกช่างราคา', 'OS', ['bricks', 'square', '#ffe27a', '#1b2fa3'], { sports: 20 }),
  plan('AV', 'Avenlight Esports', 'อาเวนไลต์ อีสปอร์ต', 'AV', ['chevrons', 'hexagon', '#dcffff', '#4c149c'], {
    esports: 12,
  }),
  plan('AI', 'Axiom Ink', 'แอ็กเซียม อิงก์', 'AI', ['hexagons', 'square', '#ffffff', '#141f3c'], { esports: 11 }),
  plan('IMES', 'Ironmesh Esports', 'ไอรอนเมช อีสปอร์ต', 'IM', ['lattice', 'shield', '#b9c9dd', '#141f3c'], {
    esports: 12,
  }),
  plan('TF', 'Twinfang', 'ทวินแฟง', 'TF', ['diamonds', 'diamond', '#ff9a76', '#24020f'], { esports: 12 }, [], true),
  plan('IA', 'Inkarena', 'อิงกาเรนา', 'IA', ['stripes', 'circle', '#ff9be0', '#0a0220'], { esports: 10 }),
  plan('SV3', 'Silver Vale Arena', 'สังเวียนหุบเงิน', 'SV', ['rings', 'shield', '#ffffff', '#556b92'], { cockfight: 8 }),
  plan('DS88', 'Dusk Spur', 'เดือยสนธยา', 'DS', ['chevrons', 'diamond', '#ffb27a', '#592067'], { cockfight: 8 }),
  plan('DIG', 'Dawn Iron Ground', 'ลานเหล็กอรุณ', 'DI', ['bricks', 'square', '#ffe3a1', '#93450d'], { cockfight: 7 }),
  plan('WGB', 'Wild Grove Birds', 'ไพรพฤกษ์', 'WG', ['petals', 'circle', '#d9f76b', '#17632d'], { cockfight: 7 }),
  plan('WS168', 'West Sala Ring', 'ศาลาตะวันตก', 'WS', ['lattice', 'hexagon', '#ffd27a', '#8f0b16'], { cockfight: 8 }),
  plan(
    'LOTT',
    'House of Draws',
    'บ้านเลขเด็ด',
    'HD',
    ['dots', 'circle', '#fff6b0', '#b3147a'],
    { lottery: 26, quickLottery: 24 },
    [],
    true,
  ),
  plan('TCG_LOTTO_VN', 'Red River Numbers', 'เลขแม่น้ำแดง', 'RR', ['stars', 'shield', '#ffe59a', '#c5161d'], {
    quickLottery: 26,
  }),
  plan('SDW', 'Siam Draw', 'สยามดรอว์', 'SD', ['lattice', 'hexagon', '#ffcf5c', '#12307f'], { lottery: 24 }),
  plan('MEK', 'Mekong Numbers', 'เลขลำโขง', 'MG', ['waves', 'diamond', '#ffd873', '#056382'], { lottery: 22 }),
];

/** Returns the demo merchant's vendors, in lobby order. */
export function demoVendors(): DemoVendor[] {
  return vendorPlans.map(({ games: _games, themes: _themes, ...vendor }) => vendor);
}
