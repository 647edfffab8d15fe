import { lotteryMessages } from '../../../shell/lottery/messages.ts';

const english = {
  'aboutForm.dice': 'Three dice are thrown.',
  diceThrown: 'Dice: {dice}, sum {sum}',
  'play.sum': 'Sum',
  'play.face': 'Face',
  'play.double': 'Double',
  'play.triple': 'Triple',
  'play.kind': 'Any triple or run',
  'play.pair': 'Two faces',
  'play.three': 'Three faces',
  'tab.sums': 'Sum',
  'tab.faces': 'Faces',
  'tab.equal': 'Doubles, triples',
  'tab.different': 'Different',
  countSum: 'Sum',
  countFace: 'Face',
};

const thai: Record<keyof typeof english, string> = {
  'aboutForm.dice': 'ทอยลูกเต๋าสามลูก',
  diceThrown: 'ลูกเต๋า: {dice} รวม {sum}',
  'play.sum': 'ผลรวม',
  'play.face': 'หน้าเต๋า',
  'play.double': 'คู่เหมือน',
  'play.triple': 'ตอง',
  'play.kind': 'ตองใดก็ได้ หรือเรียง',
  'play.pair': 'สองหน้า',
  'play.three': 'สามหน้า',
  'tab.sums': 'ผลรวม',
  'tab.faces': 'หน้าเต๋า',
  'tab.equal': 'คู่ ตอง',
  'tab.different': 'หน้าต่างกัน',
  countSum: 'ผลรวม',
  countFace: 'หน้าเต๋า',
};

const chinese: Record<keyof typeof english, string> = {
  'aboutForm.dice': '掷三颗骰子。',
  diceThrown: '骰子：{dice}，和值 {sum}',
  'play.sum': '和值',
  'play.face': '单骰',
  'play.double': '对子',
  'play.triple': '围骰',
  'play.kind': '全围与顺子',
  'play.pair': '二不同号',
  'play.three': '三不同号',
  'tab.sums': '和值',
  'tab.faces': '单骰',
  'tab.equal': '对子豹子',
  'tab.different': '不同号',
  countSum: '和值',
  countFace: '单骰',
};

/** The words of three dice. */
export const diceDrawMessages = lotteryMessages({ en: english, th: thai, 'zh-Hans': chinese });
