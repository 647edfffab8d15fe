import type { Messages } from '../../messages.ts';
import type { screens as english } from '../en/screens.ts';

/** Titles of screens by feature: the frame shows them before the feature has arrived. */
export const screens: Messages<typeof english> = {
  auth: {
    login: 'เข้าสู่ระบบ',
    register: 'สมัครสมาชิก',
    forget: 'ลืมรหัสผ่าน',
    changePassword: 'เปลี่ยนรหัสผ่าน',
    agentLogin: 'เข้าสู่ระบบตัวแทน',
    devices: 'อุปกรณ์',
  },
  promo: {
    activity: 'โปรโมชั่น',
    activityDetail: 'รายละเอียดโปรโมชั่น',
    applyReward: 'ขอรับรางวัล',
    notice: 'ประกาศ',
    noticeDetail: 'รายละเอียดประกาศ',
    help: 'ศูนย์ช่วยเหลือ',
    helpDetail: 'ช่วยเหลือ',
  },
  wallet: {
    deposit: 'ฝากเงิน',
    withdraw: 'ถอนเงิน',
    gameRecord: 'ประวัติการเดิมพัน',
    transactionRecord: 'ประวัติบัญชี',
    profitAndLoss: 'กำไรและขาดทุน',
  },
  member: {
    home: 'บัญชี',
    benefits: 'สิทธิประโยชน์ VIP',
    manualRebate: 'เงินคืน',
    rewardCenter: 'ศูนย์รางวัล',
    securityCenter: 'ศูนย์ความปลอดภัย',
    paymentPassword: 'รหัสผ่านการชำระเงิน',
    passkeys: 'พาสคีย์',
    identity: 'ยืนยันตัวตน',
    bankCards: 'บัญชีธนาคาร',
    profile: 'ชื่อเล่นและรูปโปรไฟล์',
    bindMobile: 'เบอร์โทรศัพท์',
    bindEmail: 'อีเมล',
    messages: 'ข้อความ',
    feedback: 'ข้อเสนอแนะ',
    chat: 'แชทสด',
  },
  agent: {
    home: 'ศูนย์ตัวแทน',
    settings: 'การตั้งค่าตัวแทน',
    salaryContract: 'สัญญาเงินเดือนรายวัน',
    dividendContract: 'สัญญาเงินปันผล',
    hourContract: 'สัญญาค่าจ้างรายชั่วโมง',
  },
};
