import type { GameMessages } from '../gameText.ts';
import { withDrawMessages } from './messages.ts';

/** Words of every table with places. */
const tableMessages: Required<GameMessages> = {
  en: {
    howToPlay: 'How to play',
    eventPlace: '{place}: {stake} → {win}',
    eventEnded: 'The round ends with {win}',
    squeeze: 'Squeeze the last cards',
    squeezeCard: 'Drag the card open, or press to turn it',
    'past.draws': 'The last {count} draws',
    'past.times': '{outcome}: {count} times',
    ofLast: 'last {count} draws',
    'tone.hot': 'most often',
    'tone.cold': 'least often',
    'road.bead': 'Bead plate',
    'road.big': 'Big road',
    'road.bigEye': 'Big eye boy',
    'road.small': 'Small road',
    'road.cockroach': 'Cockroach road',
    'road.roads': 'Roads of the last {count} draws',
    'road.note': 'What fell before says nothing about what comes next.',
    'road.run': '{side} {count} times in a row',
    'road.alternate': 'Sides change {count} times',
  },
  th: {
    howToPlay: 'วิธีเล่น',
    eventPlace: '{place}: {stake} → {win}',
    eventEnded: 'จบรอบได้ {win}',
    squeeze: 'บีบไพ่ใบสุดท้าย',
    squeezeCard: 'ลากเพื่อเปิดไพ่ หรือกดเพื่อหงายไพ่',
    'past.draws': '{count} รอบล่าสุด',
    'past.times': '{outcome}: {count} ครั้ง',
    ofLast: '{count} รอบล่าสุด',
    'tone.hot': 'ออกบ่อยสุด',
    'tone.cold': 'ออกน้อยสุด',
    'road.bead': 'ตารางลูกปัด',
    'road.big': 'เค้าไพ่ใหญ่',
    'road.bigEye': 'ตาใหญ่',
    'road.small': 'เค้าไพ่เล็ก',
    'road.cockroach': 'แมลงสาบ',
    'road.roads': 'เค้า {count} รอบล่าสุด',
    'road.note': 'ผลที่ผ่านมาไม่บอกผลที่จะออกต่อไป',
    'road.run': '{side}ติดต่อกัน {count} ครั้ง',
    'road.alternate': 'สลับฝั่ง {count} ครั้ง',
  },
  'zh-Hans': {
    howToPlay: '玩法',
    eventPlace: '{place}：{stake} → {win}',
    eventEnded: '本局返还 {win}',
    squeeze: '眯最后的牌',
    squeezeCard: '拖动掀开，或按下翻牌',
    'past.draws': '最近 {count} 局',
    'past.times': '{outcome}：{count} 次',
    ofLast: '最近 {count} 局',
    'tone.hot': '最热',
    'tone.cold': '最冷',
    'road.bead': '珠盘路',
    'road.big': '大路',
    'road.bigEye': '大眼仔',
    'road.small': '小路',
    'road.cockroach': '曱甴路',
    'road.roads': '最近 {count} 局的路单',
    'road.note': '以往结果不能预示下一局。',
    'road.run': '{side}连开 {count} 次',
    'road.alternate': '双方交替 {count} 次',
  },
};

/** The words of a table beside those of every table with places. */
export function withTableMessages(words: Required<GameMessages>): Required<GameMessages> {
  return withDrawMessages({
    en: { ...tableMessages.en, ...words.en },
    th: { ...tableMessages.th, ...words.th },
    'zh-Hans': { ...tableMessages['zh-Hans'], ...words['zh-Hans'] },
  });
}
