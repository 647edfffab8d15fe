import { entrantName, type NameStyle } from './entrantNames.ts';
import type { League } from './sportModel.ts';

/**
 * One league per line: code | sport | style of names | entrants | minutes between starts | offset in seconds | English
 * | Thai | Chinese. Together they list fewer than 3,000 fixtures for a day. Names and strengths follow from the
 * position of a line, so add new leagues at the end.
 */
const lines = `
  fb-lantern | football | place | 16 | 9 | 0 | Lantern League | ลีกโคมไฟ | 灯笼联赛
  fb-monsoon | football | place | 12 | 9 | 180 | Monsoon League | ลีกมรสุม | 季风联赛
  fb-orchid | football | team | 12 | 9 | 360 | Orchid Cup | ถ้วยกล้วยไม้ | 兰花杯
  bk-harbour | basketball | team | 12 | 30 | 0 | Harbour Hoops | ลีกห่วงท่าเรือ | 港湾篮球联赛
  bk-terrace | basketball | team | 10 | 30 | 900 | Terrace Hoops | ลีกห่วงขั้นบันได | 梯田篮球联赛
  tn-bamboo | tennis | solo | 12 | 30 | 120 | Bamboo Court Open | โอเพนคอร์ตไผ่ | 竹场公开赛
  tn-coral | tennis | solo | 12 | 30 | 1020 | Coral Court Open | โอเพนคอร์ตปะการัง | 珊瑚场公开赛
  mt-teak | muay-thai | solo | 12 | 24 | 60 | Teak Ring | เวทีไม้สัก | 柚木擂台
  mt-river | muay-thai | solo | 12 | 24 | 780 | River Ring | เวทีริมน้ำ | 河畔擂台
  bd-feather | badminton | solo | 12 | 20 | 200 | Feather Series | ขนนกซีรีส์ | 羽毛系列赛
  vb-dune | volleyball | team | 10 | 20 | 330 | Dune League | ลีกเนินทราย | 沙丘联赛
  st-rattan | sepak-takraw | place | 10 | 20 | 440 | Rattan League | ลีกหวาย | 藤编联赛
  hr-meadow | horse-racing | solo | 24 | 10 | 100 | Meadow Downs | ลู่ทุ่งหญ้า | 草甸赛马场
  mr-canyon | motor-racing | team | 20 | 20 | 520 | Canyon Circuit | สนามหุบผา | 峡谷赛道
  ck-saffron | cricket | place | 10 | 20 | 270 | Saffron Fours | ลีกหญ้าฝรั่น | 藏红四轮赛
  ih-glacier | ice-hockey | team | 12 | 20 | 30 | Glacier League | ลีกธารน้ำแข็ง | 冰川联赛
  tt-lotus | table-tennis | solo | 12 | 20 | 610 | Lotus Table Series | โต๊ะบัวซีรีส์ | 莲花乒乓系列赛
  sn-velvet | snooker | solo | 12 | 20 | 790 | Velvet Table Masters | มาสเตอร์โต๊ะกำมะหยี่ | 丝绒球台大师赛
  gf-dew | golf | solo | 20 | 20 | 350 | Morning Dew Links | สนามน้ำค้าง | 晨露球场
  af-thunder | american-football | team | 10 | 20 | 480 | Thunder League | ลีกสายฟ้า | 雷霆联赛
  bb-firefly | baseball | team | 10 | 20 | 150 | Firefly League | ลีกหิ่งห้อย | 萤火联赛
  rg-highland | rugby | place | 10 | 20 | 820 | Highland League | ลีกที่ราบสูง | 高地联赛
  vl-mirage | virtual-league | place | 16 | 12 | 90 | Mirage League | ลีกภาพลวง | 幻景联赛
  lw-ember | lane-war | team | 10 | 20 | 210 | Ember Lanes | ศึกถ่านเพลิง | 余烬战线
  ts-quartz | tactical-shooter | team | 10 | 20 | 690 | Quartz Series | ควอตซ์ซีรีส์ | 石英系列赛
  ls-islet | last-survivor | solo | 30 | 20 | 410 | Islet Survival | เกาะเล็กผู้รอด | 小岛生存赛
  ha-aurora | hero-arena | team | 10 | 20 | 930 | Skylight Arena | สมรภูมิแสงฟ้า | 天光竞技场
  ml-anvil | mecha-league | team | 10 | 20 | 560 | Anvil League | ลีกทั่งเหล็ก | 铁砧联赛
  vf-pixel | virtual-football | team | 12 | 12 | 430 | Pixel Cup | ถ้วยพิกเซล | 像素杯
  sr-ribbon | sim-racing | solo | 20 | 20 | 140 | Ribbon Road Series | ถนนริบบิ้นซีรีส์ | 缎带公路系列赛
  sf-alley | street-fighters | solo | 12 | 20 | 700 | Back Alley Brawl | ศึกตรอกหลัง | 后巷争斗
  sc-citadel | strategy-clash | solo | 12 | 20 | 310 | Citadel Clash | ศึกป้อมปราการ | 城堡对决
  mh-breeze | mobile-heroes | team | 10 | 20 | 1010 | Breeze League | ลีกสายลม | 清风联赛
  cd-paper | card-duel | solo | 12 | 20 | 620 | Paper Duel | ดวลกระดาษ | 纸牌对决赛
  pc-comet | pro-circuit | team | 10 | 20 | 850 | Comet Circuit | เซอร์กิตดาวหาง | 彗星巡回赛
  cf-sunrise | cockfight | cock | 12 | 24 | 20 | Sunrise Ring | สังเวียนรุ่งอรุณ | 日出斗场
  cf-bamboo | cockfight | cock | 12 | 24 | 740 | Bamboo Ring | สังเวียนไผ่ | 竹林斗场`;

/** The strengths of a league's entrants in order, so that no league lists its best first. */
const STRENGTHS = [5, 8, 3, 6, 9, 4, 7, 2, 5, 6, 1, 7, 4, 8, 3, 6];

export const leagues: readonly League[] = lines
  .trim()
  .split('\n')
  .map((line, salt) => {
    const [code = '', sport = '', style = '', count, minutes, seconds, EN = '', TY = '', CN = ''] = line
      .split('|')
      .map((part) => part.trim());
    const indices = Array.from({ length: Number(count) }, (_, index) => index);
    return {
      code,
      sport,
      name: { EN, TY, CN },
      entrants: indices.map((index) => entrantName(style as NameStyle, salt, index)),
      strengths: indices.map((index) => STRENGTHS[(index + salt) % STRENGTHS.length] as number),
      periodMs: Number(minutes) * 60_000,
      offsetMs: Number(seconds) * 1000,
    };
  });

const leagueByCode = new Map(leagues.map((league) => [league.code, league]));

/** Returns the league of a code. Undefined if there is none. */
export function leagueOf(code: string): League | undefined {
  return leagueByCode.get(code);
}
