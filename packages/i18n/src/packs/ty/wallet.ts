import type { Messages } from '../../messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: Messages<typeof english> = {
  balance: { label: 'ยอดเงิน', show: 'แสดงยอดเงิน', hide: 'ซ่อนยอดเงิน', refresh: 'รีเฟรชยอดเงิน', hidden: 'ซ่อนยอดเงินอยู่', refreshing: 'กำลังรีเฟรชยอดเงิน', failed: 'โหลดยอดเงินไม่สำเร็จ' },
  deposit: {
    method: 'ช่องทางชำระเงิน', amount: 'จำนวนเงิน', limits: '{min} ถึง {max}', outside: 'กรุณากรอกจำนวน {min} ถึง {max}', submit: 'ฝาก {amount}', submitEmpty: 'ฝากเงิน', quick: 'เลือกจำนวนเงินได้ทันที',
    noMethods: 'ขณะนี้ยังไม่มีช่องทางฝากเงิน', noMethodsText: 'กรุณาลองใหม่ภายหลัง หรือติดต่อฝ่ายบริการลูกค้า', loadFailed: 'โหลดช่องทางฝากเงินไม่สำเร็จ',
    recent: 'รายการฝากเงินของคุณ', none: 'ยังไม่มีรายการฝากเงิน', noneText: 'รายการฝากเงินของคุณจะแสดงที่นี่', continue: 'ชำระเงินต่อ', settled: 'ยอดฝาก {amount} เข้าบัญชีแล้ว',
    failed: 'ยอดฝาก {amount} ถูกปฏิเสธ และไม่มีการหักเงิน', waiting: 'กำลังรอการชำระเงิน…', invalid: 'กรุณากรอกจำนวนเงิน เช่น 100.00',
  },
  state: { PENDING: 'รอดำเนินการ', PAID: 'ชำระแล้ว', FAILED: 'ถูกปฏิเสธ', EXPIRED: 'หมดอายุ' },
  record: {
    stake: 'ยอดเดิมพัน', payout: 'ยอดจ่าย', net: 'ผลลัพธ์', placedAt: 'เวลาเดิมพัน', settledAt: 'เวลาสรุปผล', round: 'รอบ', noBets: 'ยังไม่มีการเดิมพัน', noBetsText: 'รายการเดิมพันของคุณจะแสดงที่นี่', findGame: 'ค้นหาเกม',
    loadFailed: 'โหลดประวัติไม่สำเร็จ', loadMore: 'แสดงรายการที่เก่ากว่า', details: 'รายละเอียดของ {game}', entries: 'ในบัญชีของคุณ', range: 'ช่วงเวลา', today: 'วันนี้', week: '7 วัน', month: '30 วัน', all: 'ทั้งหมด',
    allKinds: 'ทุกประเภท', noneOfKind: 'ไม่มีรายการประเภทนี้', noneOfKindText: 'ลองเลือกประเภทอื่นหรือช่วงเวลาที่ยาวขึ้น', kind: 'ประเภท', noTransactions: 'ยังไม่มีรายการเคลื่อนไหว', noTransactionsText: 'รายการฝากเงิน เดิมพัน และเงินรางวัลจะแสดงที่นี่', balanceAfter: 'ยอดเงิน {amount}',
  },
  orderState: { OPEN: 'รอผล', SETTLED: 'สรุปผลแล้ว', CANCELLED: 'ยกเลิกแล้ว' },
  kind: { DEPOSIT: 'ฝากเงิน', WITHDRAWAL: 'ถอนเงิน', TRANSFER: 'โอนเงิน', BET: 'เดิมพัน', WIN: 'เงินรางวัล', ROLLBACK: 'คืนเงินเดิมพัน', ADJUSTMENT: 'ปรับยอด' },
  withdraw: { soon: 'การถอนเงินจะเปิดที่นี่', soonText: 'คุณจะเลือกบัญชีธนาคารและจำนวนเงิน แล้วติดตามการจ่ายเงินได้ หากต้องการถอนก่อนหน้านั้น กรุณาติดต่อฝ่ายบริการลูกค้า', way: 'ไปที่บัญชีของคุณ' },
  profitAndLoss: {
    thisMonth: 'เดือนนี้', year: '12 เดือน', staked: 'ยอดเดิมพัน', won: 'เงินรางวัล', refunded: 'คืนเงินเดิมพัน', net: 'ผลลัพธ์', chart: 'ผลลัพธ์รายวัน', day: 'วันที่', asTable: 'แสดงเป็นตาราง',
    days: 'รายวัน', byGame: 'ตามประเภทเกม', game: 'เกม', none: 'ไม่มีการเดิมพันในช่วงนี้', noneText: 'ยอดเดิมพันและเงินรางวัลของคุณจะแสดงที่นี่เป็นรายวัน',
    loadFailed: 'โหลดกำไรและขาดทุนไม่สำเร็จ', download: 'ประวัติบัญชีเป็นไฟล์ CSV',
  },
  gameType: { RNG: 'สล็อตและอาร์เคด', FISH: 'ยิงปลา', LIVE: 'คาสิโนสด', PVP: 'เกมไพ่', SPORTS: 'กีฬา', LOTT: 'หวย', ELOTT: 'หวยด่วน' },
};
