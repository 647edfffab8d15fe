import { lotteryMessages } from '../../../shell/lottery/messages.ts';

const english = {
  'aboutForm.six45': 'Six of 45 balls are drawn.',
  'aboutForm.star': 'Five of 35 balls and one of 12 stars are drawn.',
  'aboutForm.keno': 'Twenty of 80 balls are drawn.',
  'aboutForm.eleven': 'Five of eleven balls are drawn.',
  ballsDrawn: 'Balls: {balls}',
  starDrawn: 'Balls: {balls}, star {star}',
  'play.pickN': 'Pick {n}',
  'play.anyN': 'Any {n}',
  'play.firstN': 'First {n} in order',
  'play.groupN': 'First {n}, any order',
  'play.ball1': 'First ball',
  'play.star': 'Star',
  'play.duel': 'First ball or last',
  'play.halves': 'Low or high half',
  'tab.sides': 'Sides',
  'tab.order': 'In order',
  countBall: 'Ball',
  countStar: 'Star',
};

const thai: Record<keyof typeof english, string> = {
  'aboutForm.six45': 'ออกหกลูกจาก 45',
  'aboutForm.star': 'ออกห้าลูกจาก 35 และดาวหนึ่งดวงจาก 12',
  'aboutForm.keno': 'ออกยี่สิบลูกจาก 80',
  'aboutForm.eleven': 'ออกห้าลูกจากสิบเอ็ด',
  ballsDrawn: 'ลูกบอล: {balls}',
  starDrawn: 'ลูกบอล: {balls} ดาว {star}',
  'play.pickN': 'เลือก {n}',
  'play.anyN': 'เลือก {n} ตัว',
  'play.firstN': '{n} ลูกแรกเรียง',
  'play.groupN': '{n} ลูกแรกไม่เรียง',
  'play.ball1': 'ลูกแรก',
  'play.star': 'ดาว',
  'play.duel': 'ลูกแรกหรือลูกท้าย',
  'play.halves': 'ครึ่งต่ำหรือสูง',
  'tab.sides': 'สูงต่ำคู่คี่',
  'tab.order': 'เรียงลำดับ',
  countBall: 'ลูกบอล',
  countStar: 'ดาว',
};

const chinese: Record<keyof typeof english, string> = {
  'aboutForm.six45': '45 球中开 6 球。',
  'aboutForm.star': '35 球中开 5 球，12 星中开 1 星。',
  'aboutForm.keno': '80 球中开 20 球。',
  'aboutForm.eleven': '11 球中开 5 球。',
  ballsDrawn: '开出：{balls}',
  starDrawn: '开出：{balls}，星 {star}',
  'play.pickN': '选 {n}',
  'play.anyN': '任选 {n}',
  'play.firstN': '前 {n} 直选',
  'play.groupN': '前 {n} 组选',
  'play.ball1': '首球',
  'play.star': '星号',
  'play.duel': '首尾龙虎',
  'play.halves': '上下盘',
  'tab.sides': '两面',
  'tab.order': '直选',
  countBall: '号码',
  countStar: '星号',
};

/** The words of a draw of balls. */
export const pickDrawMessages = lotteryMessages({ en: english, th: thai, 'zh-Hans': chinese });
