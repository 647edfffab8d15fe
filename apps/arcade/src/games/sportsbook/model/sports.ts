import type { ModelKind, Sport } from './sportModel.ts';

/**
 * One sport per line: code | group | kind | English | Thai | Chinese. English and Thai are the nouns of the catalogue.
 */
const lines = `
  football | sports | goals | Football | ฟุตบอล | 足球
  basketball | sports | points | Basketball | บาสเกตบอล | 篮球
  tennis | sports | sets | Tennis | เทนนิส | 网球
  muay-thai | sports | bout | Muay Thai | มวยไทย | 泰拳
  badminton | sports | sets | Badminton | แบดมินตัน | 羽毛球
  volleyball | sports | sets | Volleyball | วอลเลย์บอล | 排球
  sepak-takraw | sports | sets | Sepak Takraw | เซปักตะกร้อ | 藤球
  horse-racing | sports | race | Horse Racing | แข่งม้า | 赛马
  motor-racing | sports | race | Motor Racing | รถแข่ง | 赛车
  cricket | sports | innings | Cricket | คริกเก็ต | 板球
  ice-hockey | sports | goals | Ice Hockey | ฮอกกี้น้ำแข็ง | 冰球
  table-tennis | sports | sets | Table Tennis | ปิงปอง | 乒乓球
  snooker | sports | sets | Snooker | สนุกเกอร์ | 斯诺克
  golf | sports | race | Golf | กอล์ฟ | 高尔夫
  american-football | sports | points | American Football | อเมริกันฟุตบอล | 美式橄榄球
  baseball | sports | innings | Baseball | เบสบอล | 棒球
  rugby | sports | points | Rugby | รักบี้ | 英式橄榄球
  virtual-league | sports | goals | Virtual League | ฟุตบอลจำลอง | 虚拟联赛
  lane-war | esports | sets | Lane War | ศึกสามเลน | 三路对战
  tactical-shooter | esports | sets | Tactical Shooter | ชู้ตเตอร์ทีม | 战术射击
  last-survivor | esports | race | Last Survivor | ผู้รอดคนสุดท้าย | 最后幸存者
  hero-arena | esports | sets | Hero Arena | สมรภูมิฮีโร่ | 英雄竞技场
  mecha-league | esports | sets | Mecha League | ลีกหุ่นรบ | 机甲联赛
  virtual-football | esports | goals | Virtual Football | อีฟุตบอล | 电子足球
  sim-racing | esports | race | Sim Racing | ซิมเรซซิ่ง | 模拟赛车
  street-fighters | esports | bout | Street Fighters | ศึกนักสู้ | 街头格斗
  strategy-clash | esports | sets | Strategy Clash | ศึกกลยุทธ์ | 策略对决
  mobile-heroes | esports | sets | Mobile Heroes | ฮีโร่มือถือ | 手机英雄
  card-duel | esports | sets | Card Duel | ดวลการ์ด | 卡牌对决
  pro-circuit | esports | sets | Pro Circuit | โปรเซอร์กิต | 职业巡回赛
  cockfight | cockfight | bout | Cockfight | ไก่ชน | 斗鸡`;

/** The sports on offer, in the order of the site. All fixtures are simulated. */
export const sports: readonly Sport[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', group = '', kind = '', EN = '', TY = '', CN = ''] = line.split('|').map((part) => part.trim());
    return { code, group: group as Sport['group'], kind: kind as ModelKind, name: { EN, TY, CN } };
  });

const sportByCode = new Map(sports.map((sport) => [sport.code, sport]));

/** @throws RangeError if there is no such sport. */
export function sportOf(code: string): Sport {
  const sport = sportByCode.get(code);
  if (!sport) throw new RangeError(`there is no sport ${code}`);
  return sport;
}

/**
 * Returns the sport that a card of the catalogue opens. Undefined if the noun is not a sport.
 *
 * @param kind The kind of art of the card.
 * @param noun The English noun of its name. All cards of `cockfight` open the only sport of that group.
 */
export function sportOfNoun(kind: string, noun: string): Sport | undefined {
  return sports.find(({ group, name }) => group === kind && (group === 'cockfight' || name.EN === noun));
}
