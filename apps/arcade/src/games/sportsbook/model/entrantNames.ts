/*
 * Names of entrants, composed of colours, animals and kinds of places. They are invented; none refers to a real club,
 * athlete, horse or team.
 */
import type { SportText } from './sportModel.ts';

function texts(lines: string): SportText[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [EN = '', TY = '', CN = ''] = line.split('|').map((part) => part.trim());
      return { EN, TY, CN };
    });
}

const colours = texts(`
  Amber | อำพัน | 琥珀
  Jade | หยก | 翠玉
  Coral | ปะการัง | 珊瑚
  Indigo | คราม | 靛蓝
  Ivory | งาช้าง | 象牙
  Saffron | หญ้าฝรั่น | 藏红
  Teal | เขียวน้ำทะเล | 青碧
  Violet | ม่วง | 紫罗兰
  Copper | ทองแดง | 赤铜
  Opal | โอปอล | 蛋白石
  Crimson | แดงเข้ม | 绯红
  Slate | เทาชนวน | 石板灰
  Pearl | ไข่มุก | 珍珠`);

const animals = texts(`
  Heron | นกกระสา | 苍鹭
  Otter | นาก | 水獭
  Gecko | ตุ๊กแก | 壁虎
  Civet | ชะมด | 灵猫
  Hornbill | นกเงือก | 犀鸟
  Tapir | สมเสร็จ | 貘
  Pangolin | ตัวนิ่ม | 穿山甲
  Mongoose | พังพอน | 獴
  Loris | นางอาย | 懒猴
  Carp | ปลาคาร์ป | 锦鲤
  Crane | นกกระเรียน | 仙鹤
  Cicada | จักจั่น | 金蝉
  Badger | แบดเจอร์ | 獾
  Lynx | ลิงซ์ | 猞猁
  Ibis | นกช้อนหอย | 朱鹭
  Marten | หมาไม้ | 貂
  Gibbon | ชะนี | 长臂猿`);

const places = texts(`
  Bay | อ่าว | 湾
  Ford | ท่า | 渡
  Hill | เนิน | 丘
  Harbour | ท่าเรือ | 港
  Valley | หุบเขา | 谷
  Island | เกาะ | 岛
  Bridge | สะพาน | 桥
  Creek | คลอง | 溪`);

const plumages = texts(`
  Spur | เดือย | 距
  Comb | หงอน | 冠
  Wing | ปีก | 翅
  Claw | กรงเล็บ | 爪
  Tail | หาง | 尾
  Feather | ขน | 羽
  Beak | จะงอย | 喙`);

/**
 * The naming of entrants: `place` as Heron Bay, `team` as Amber Herons, `solo` as Amber Heron, `cock` as Amber Spur.
 */
export type NameStyle = 'place' | 'team' | 'solo' | 'cock';

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

function pluralOf(animal: string): string {
  if (/(?:x|s)$/.test(animal)) return animal === 'Loris' ? 'Lorises' : `${animal}es`;
  return animal === 'Carp' ? animal : `${animal}s`;
}

/**
 * Returns the name of entrant `index` of a league. Different indices below 100 of a league give different names.
 *
 * @param salt A number of the league, so that leagues have different names.
 */
export function entrantName(style: NameStyle, salt: number, index: number): SportText {
  const animal = at(animals, index * 3 + salt * 5);
  if (style === 'place') {
    const place = at(places, index * 5 + salt);
    return { EN: `${animal.EN} ${place.EN}`, TY: `${place.TY}${animal.TY}`, CN: `${animal.CN}${place.CN}` };
  }
  const colour = at(colours, index * 5 + salt * 7);
  if (style === 'cock') {
    const part = at(plumages, index * 3 + salt);
    return { EN: `${colour.EN} ${part.EN}`, TY: `${part.TY}${colour.TY}`, CN: `${colour.CN}${part.CN}` };
  }
  const noun = style === 'team' ? pluralOf(animal.EN) : animal.EN;
  return { EN: `${colour.EN} ${noun}`, TY: `${animal.TY}${colour.TY}`, CN: `${colour.CN}${animal.CN}` };
}
