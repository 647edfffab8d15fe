import { cardMessages } from '../../../shell/cards/cardNames.ts';
import { pokerMessages } from '../../../shell/cards/pokerNames.ts';
import type { GameMessages } from '../../../shell/gameText.ts';

const english = {
  ...cardMessages.en,
  ...pokerMessages.en,
  jacksOrBetter: 'jacks or better',
  nothing: 'nothing',
  bet: 'Deal',
  draw: 'Draw {count}',
  stand: 'Keep all five',
  ready: 'Choose a stake, then deal',
  yourMove: 'Tap the cards to hold, then draw',
  held: 'Held',
  cardsLabel: 'Your cards',
  paysLabel: 'What hands pay',
  facedown: 'face down',
  hint: 'Hint',
  counting: 'Counting all draws…',
  hintNone: 'Best by the odds: hold none, {worth} on average',
  hintHold: 'Best by the odds: hold {cards}, {worth} on average',
  clearHolds: 'Hold none',
  autoHold: 'Auto-hold',
  autoHoldOff: 'Off',
  autoHoldOn: 'Best cards',
  youHave: 'You have {cards}',
  drew: 'You hold {held} and have {cards}: {hand}',
  drewFive: 'You draw five and have {cards}: {hand}',
  roundWins: 'The round pays {amount}',
  aboutAim:
    'You get five cards from one deck of 52 cards. Hold any of them; each of the others is replaced once by the next card of the same deck. The hand that you have then pays.',
  aboutPays:
    'The table shows how many times the stake each hand pays, the stake included. The least that pays is a pair of jacks, queens, kings or aces. An ace is high, and low in ace to five.',
  aboutReturn:
    'The return is that of the best holds, over all 2,598,960 hands and every draw. Every stake has the same table, so the return is the same at every stake.',
  aboutHint:
    'The hint counts every draw of each of the 32 ways to hold your cards, and names the one that pays most on average. Auto-hold chooses it for you; you can change it before you draw.',
  aboutAbandoned: 'A round that you leave keeps all five cards after a day, so what it pays already is paid.',
  aboutKeys: 'Keys: 1 to 5 hold a card, space draws, T shows the hint, X holds none.',
  modeBest: 'Best holds',
};

const thai: typeof english = {
  ...cardMessages.th,
  ...pokerMessages.th,
  jacksOrBetter: 'คู่แจ็คขึ้นไป',
  nothing: 'ไม่มีแต้ม',
  bet: 'แจกไพ่',
  draw: 'จั่ว {count} ใบ',
  stand: 'เก็บทั้งห้าใบ',
  ready: 'เลือกเดิมพันแล้วแจกไพ่ได้เลย',
  yourMove: 'แตะไพ่ที่จะเก็บ แล้วจั่ว',
  held: 'เก็บ',
  cardsLabel: 'ไพ่ของคุณ',
  paysLabel: 'อัตราจ่ายของแต่ละมือ',
  facedown: 'ไพ่คว่ำ',
  hint: 'คำแนะนำ',
  counting: 'กำลังนับทุกการจั่ว…',
  hintNone: 'ดีที่สุดตามโอกาส: ไม่เก็บเลย เฉลี่ย {worth}',
  hintHold: 'ดีที่สุดตามโอกาส: เก็บ {cards} เฉลี่ย {worth}',
  clearHolds: 'ไม่เก็บเลย',
  autoHold: 'เก็บอัตโนมัติ',
  autoHoldOff: 'ปิด',
  autoHoldOn: 'ไพ่ที่ดีที่สุด',
  youHave: 'คุณได้ {cards}',
  drew: 'คุณเก็บ {held} และได้ {cards}: {hand}',
  drewFive: 'คุณจั่วห้าใบและได้ {cards}: {hand}',
  roundWins: 'รอบนี้จ่าย {amount}',
  aboutAim:
    'คุณได้ไพ่ห้าใบจากสำรับ 52 ใบหนึ่งสำรับ เก็บใบใดก็ได้ ใบที่เหลือแต่ละใบถูกแทนหนึ่งครั้งด้วยไพ่ใบถัดไปของสำรับเดียวกัน มือที่ได้หลังจากนั้นคือมือที่จ่าย',
  aboutPays:
    'ตารางแสดงว่าแต่ละมือจ่ายกี่เท่าของเดิมพัน รวมเดิมพันแล้ว มือต่ำสุดที่จ่ายคือคู่แจ็ค แหม่ม คิง หรือเอซ เอซสูงสุด และต่ำสุดในเรียงเอซถึงห้า',
  aboutReturn:
    'ผลตอบแทนเป็นของการเก็บที่ดีที่สุด จากไพ่ทั้งหมด 2,598,960 มือและทุกการจั่ว ทุกเดิมพันใช้ตารางเดียวกัน ผลตอบแทนจึงเท่ากันทุกเดิมพัน',
  aboutHint: 'คำแนะนำนับทุกการจั่วของการเก็บไพ่ทั้ง 32 แบบ แล้วบอกแบบที่จ่ายเฉลี่ยมากที่สุด เก็บอัตโนมัติเลือกแบบนั้นให้ และคุณเปลี่ยนได้ก่อนจั่ว',
  aboutAbandoned: 'รอบที่คุณทิ้งไว้จะเก็บไพ่ทั้งห้าใบหลังหนึ่งวัน มือที่จ่ายอยู่แล้วจึงได้รับการจ่าย',
  aboutKeys: 'ปุ่ม: 1 ถึง 5 เก็บไพ่, เว้นวรรค จั่ว, T คำแนะนำ, X ไม่เก็บเลย',
  modeBest: 'เก็บแบบดีที่สุด',
};

const chinese: typeof english = {
  ...cardMessages['zh-Hans'],
  ...pokerMessages['zh-Hans'],
  jacksOrBetter: '一对 J 或更好',
  nothing: '没有牌型',
  bet: '发牌',
  draw: '换 {count} 张',
  stand: '保留全部五张',
  ready: '选择注额，然后发牌',
  yourMove: '点按要保留的牌，然后换牌',
  held: '保留',
  cardsLabel: '您的牌',
  paysLabel: '各牌型的赔付',
  facedown: '暗牌',
  hint: '提示',
  counting: '正在数遍所有换牌…',
  hintNone: '按概率最佳：全部换掉，平均 {worth}',
  hintHold: '按概率最佳：保留 {cards}，平均 {worth}',
  clearHolds: '都不保留',
  autoHold: '自动保留',
  autoHoldOff: '关',
  autoHoldOn: '最佳的牌',
  youHave: '您有 {cards}',
  drew: '您保留 {held}，得到 {cards}：{hand}',
  drewFive: '您换五张，得到 {cards}：{hand}',
  roundWins: '本局赔付 {amount}',
  aboutAim: '您从一副 52 张牌中得五张。可以保留任意几张；其余每张由同一副牌的下一张替换一次。之后的牌型决定赔付。',
  aboutPays: '表中是各牌型赔付注额的倍数，含本金。最低赔付的是一对 J、Q、K 或 A。A 最大，在 A 到 5 的顺子中最小。',
  aboutReturn:
    '返还率是最佳保留方式的返还率，按全部 2,598,960 手牌和所有换牌计算。每个注额用同一张表，所以返还率相同。',
  aboutHint: '提示数遍 32 种保留方式的所有换牌，说出平均赔付最多的一种。自动保留会为您选好；换牌前可以更改。',
  aboutAbandoned: '您离开的牌局一天后保留全部五张，已经成的牌型会赔付。',
  aboutKeys: '按键：1 到 5 保留牌，空格换牌，T 提示，X 都不保留。',
  modeBest: '最佳保留',
};

/** The messages of video poker. */
export const videoPokerMessages: GameMessages = { en: english, th: thai, 'zh-Hans': chinese };
