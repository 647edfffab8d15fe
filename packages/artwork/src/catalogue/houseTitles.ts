import type { PaletteId, ThemeId, Tint } from '../composition/colour.ts';
import type { ArtKind } from './categoryWords.ts';
import type { InHouseFamily } from './inHouseFamilies.ts';
import type { LocalisedText } from './vendors.ts';

/** A title of the in-house vendor with a chosen name and look. The other titles are drawn from the word lists. */
export interface HouseTitle {
  name: LocalisedText;
  /** The game code. Without one it is the English name in lower case with hyphens. */
  code?: string;
  family: InHouseFamily;
  kind: ArtKind;
  theme: ThemeId | null;
  motifs: readonly { icon: string; tint: Tint }[];
  palette: PaletteId;
  minLine: number;
}

/** The first card of the catalogue. */
export const lotusLanterns: HouseTitle = {
  name: { EN: 'Lotus Lanterns', TY: 'โคมบัวนำโชค' },
  family: 'lotus-lanterns',
  kind: 'slot',
  theme: 'siam',
  motifs: [
    { icon: 'lotus', tint: 'pink' },
    { icon: 'asian-lantern', tint: 'orange' },
  ],
  palette: 'midnight',
  minLine: 20,
};

function arcadeTitle(
  name: LocalisedText,
  family: InHouseFamily,
  palette: PaletteId,
  motifs: HouseTitle['motifs'],
): HouseTitle {
  return { name, family, kind: 'arcade', theme: null, motifs, palette, minLine: 1 };
}

function houseSlot(
  name: LocalisedText,
  family: InHouseFamily,
  theme: ThemeId,
  palette: PaletteId,
  motifs: HouseTitle['motifs'],
): HouseTitle {
  return { name, family, kind: 'slot', theme, motifs, palette, minLine: 1 };
}

/** Titles that end the catalogue, so that they do not change the numbers of the titles from the word lists. */
export const houseTitles: readonly HouseTitle[] = [
  arcadeTitle({ EN: 'Lotus Dice', TY: 'ลูกเต๋าดอกบัว' }, 'dice', 'teakNight', [
    { icon: 'perspective-dice-six-faces-random', tint: 'ivory' },
    { icon: 'lotus', tint: 'pink' },
  ]),
  arcadeTitle({ EN: 'Sky Limbo', TY: 'ลิมโบเหนือฟ้า' }, 'limbo', 'violet', [
    { icon: 'air-balloon', tint: 'orange' },
    { icon: 'star-formation', tint: 'gold' },
  ]),
  arcadeTitle({ EN: 'Naga Mines', TY: 'ทุ่งระเบิดพญานาค' }, 'mines', 'ember', [
    { icon: 'sea-serpent', tint: 'jade' },
    { icon: 'gems', tint: 'cyan' },
  ]),
  arcadeTitle({ EN: 'Lantern Plinko', TY: 'พลิงโกโคมไฟ' }, 'plinko', 'dusk', [
    { icon: 'asian-lantern', tint: 'red' },
    { icon: 'marbles', tint: 'gold' },
  ]),
  arcadeTitle({ EN: 'Jade Keno', TY: 'คีโนหยก' }, 'keno', 'midnight', [
    { icon: 'gems', tint: 'jade' },
    { icon: 'lotus-flower', tint: 'gold' },
  ]),
  arcadeTitle({ EN: 'Fortune Wheel', TY: 'วงล้อโชคลาภ' }, 'wheel', 'ruby', [
    { icon: 'own-fortune-wheel', tint: 'gold' },
    { icon: 'shamrock', tint: 'green' },
  ]),
  arcadeTitle({ EN: 'Temple Hi-Lo', TY: 'ไฮโลวิหาร' }, 'hi-lo', 'lagoon', [
    { icon: 'card-ace-spades', tint: 'ivory' },
    { icon: 'pagoda', tint: 'gold' },
  ]),
  houseSlot({ EN: 'Emerald Falls', TY: 'น้ำตกมรกต' }, 'emerald-falls', 'jungle', 'jungle', [
    { icon: 'emerald', tint: 'jade' },
    { icon: 'waterfall', tint: 'cyan' },
  ]),
  {
    ...houseSlot({ EN: 'Lucky Night Market', TY: 'ตลาดนัดรับโชค' }, 'night-market', 'siam', 'violet', [
      { icon: 'asian-lantern', tint: 'red' },
      { icon: 'crown-coin', tint: 'gold' },
    ]),
    code: 'night-market',
  },
  arcadeTitle({ EN: 'Jacks or Better', TY: 'แจ็คออร์เบ็ตเตอร์' }, 'video-poker', 'neonCyan', [
    { icon: 'card-jack-hearts', tint: 'ivory' },
    { icon: 'card-jack-spades', tint: 'ivory' },
  ]),
  arcadeTitle({ EN: 'Lotus Video Poker', TY: 'วิดีโอโป๊กเกอร์ดอกบัว' }, 'video-poker', 'orchid', [
    { icon: 'card-ace-hearts', tint: 'ivory' },
    { icon: 'lotus', tint: 'pink' },
  ]),
];
