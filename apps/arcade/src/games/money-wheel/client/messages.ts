import { withTableMessages } from '../../../shell/draw/tableMessages.ts';

/** The messages of the money wheel. */
export const moneyWheelMessages = withTableMessages({
  en: {
    stoppedOn: 'The wheel stops on {place}',
    eventStopped: 'The wheel stops on {place}, segment {segment} of 54',
    segmentCount: '{count} of 54',
    skipSpin: 'Show the segment at once',
    aboutWheel: 'The wheel has 54 segments, and each is equally likely in every draw.',
    aboutPays:
      'A bet on the place where the wheel stops gives back its stake times the multiplier, the stake included: ×2 pays 1 : 1, ×52 pays 51 : 1. Every other bet loses.',
    aboutSegments: 'There are 26 segments ×2, 13 ×4, 8 ×6.5, 4 ×13, 2 ×26 and one ×52.',
    aboutReturn:
      'Segments times multiplier come to 52 for every place, so every place returns exactly 52/54 of what is staked.',
    dealtByServer: 'The wheel is drawn by the server on a schedule; everybody at this table sees the same wheel.',
  },
  th: {
    stoppedOn: 'วงล้อหยุดที่ {place}',
    eventStopped: 'วงล้อหยุดที่ {place} ช่องที่ {segment} จาก 54',
    segmentCount: '{count} จาก 54',
    skipSpin: 'แสดงผลทันที',
    aboutWheel: 'วงล้อมี 54 ช่อง ทุกช่องมีโอกาสเท่ากันทุกรอบ',
    aboutPays: 'เดิมพันที่ตรงกับช่องที่วงล้อหยุดได้คืนเงินเดิมพันคูณตัวคูณ รวมทุนแล้ว ×2 จ่าย 1 : 1 และ ×52 จ่าย 51 : 1 เดิมพันอื่นเสีย',
    aboutSegments: 'มี ×2 26 ช่อง ×4 13 ช่อง ×6.5 8 ช่อง ×13 4 ช่อง ×26 2 ช่อง และ ×52 หนึ่งช่อง',
    aboutReturn: 'จำนวนช่องคูณตัวคูณได้ 52 ทุกแบบ ทุกแบบจึงคืน 52/54 ของเงินเดิมพันพอดี',
    dealtByServer: 'เซิร์ฟเวอร์หมุนวงล้อตามเวลา ทุกคนที่โต๊ะเห็นวงล้อเดียวกัน',
  },
  'zh-Hans': {
    stoppedOn: '转轮停在 {place}',
    eventStopped: '转轮停在 {place}，第 {segment} 格，共 54 格',
    segmentCount: '54 格中 {count} 格',
    skipSpin: '立即显示结果',
    aboutWheel: '转轮有 54 格，每局每格机会均等。',
    aboutPays: '押中转轮所停之处，返还本金乘以倍数，含本金：×2 为 1 : 1，×52 为 51 : 1；其他下注输掉。',
    aboutSegments: '×2 有 26 格，×4 有 13 格，×6.5 有 8 格，×13 有 4 格，×26 有 2 格，×52 有 1 格。',
    aboutReturn: '每种的格数乘以倍数都是 52，因此每种的返还率正好是 52/54。',
    dealtByServer: '转轮由服务器按时开出，同桌所有人看到同一转轮。',
  },
});
