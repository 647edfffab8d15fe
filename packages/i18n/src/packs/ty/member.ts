import type { Messages } from '../../messages.ts';
import type { member as english } from '../en/member.ts';

export const member: Messages<typeof english> = {
  title: { home: 'บัญชี', benefits: 'สิทธิประโยชน์ VIP', manualRebate: 'เงินคืน', rewardCenter: 'ศูนย์รางวัล', securityCenter: 'ศูนย์ความปลอดภัย', paymentPassword: 'รหัสผ่านการชำระเงิน', messages: 'ข้อความ', feedback: 'ข้อเสนอแนะ' },
  home: { memberCenter: 'ศูนย์สมาชิก', records: 'ประวัติ', settings: 'การตั้งค่า', memberSince: 'เป็นสมาชิกตั้งแต่ {day}', loadFailed: 'โหลดบัญชีของคุณไม่สำเร็จ', deposit: 'ฝากเงิน', favourites: 'เกมโปรด', recent: 'เล่นล่าสุด', agency: 'ศูนย์ตัวแทน', language: 'ภาษา', invite: 'ชวนเพื่อน', showBalance: 'แสดงยอดเงิน', hideBalance: 'ซ่อนยอดเงิน', balanceFailed: 'โหลดยอดเงินไม่สำเร็จ', rewards: 'รางวัล', withdraw: 'ถอนเงิน', profitAndLoss: 'กำไรและขาดทุน' },
  agency: { directMembers: 'สมาชิกสายตรง', teamMembers: 'ทีม', code: 'รหัสตัวแทน', loadFailed: 'โหลดข้อมูลทีมไม่สำเร็จ', open: 'เปิดศูนย์ตัวแทน' },
  benefits: { soon: 'ระดับ VIP ของคุณจะแสดงที่นี่', soonText: 'ระดับปัจจุบัน ระยะที่เหลือก่อนถึงระดับถัดไป และสิทธิประโยชน์ของแต่ละระดับ', way: 'ดูโปรโมชั่น' },
  manualRebate: { soon: 'เงินคืนของคุณจะแสดงที่นี่', soonText: 'ยอดเงินคืนจากการเดิมพันของคุณ พร้อมปุ่มสำหรับรับเงินคืน', way: 'ดูโปรโมชั่น' },
  rewardCenter: {
    soon: 'รางวัลของคุณจะแสดงที่นี่', soonText: 'โบนัสที่รอคุณอยู่และโบนัสที่รับไปแล้ว ดูรายการโบนัสที่มีได้ในหน้าโปรโมชั่น', way: 'ดูโปรโมชั่น',
    off: 'กรุณาติดต่อฝ่ายบริการลูกค้า', offText: 'ศูนย์รางวัลปิดอยู่ ฝ่ายบริการลูกค้าสามารถแจ้งรางวัลที่รอคุณอยู่ได้',
  },
  security: { text: 'สิ่งที่ปกป้องบัญชีและเงินของคุณ', password: 'เปลี่ยนรหัสผ่าน', passwordText: 'รหัสผ่านที่ใช้เข้าสู่ระบบ', devices: 'อุปกรณ์', devicesText: 'อุปกรณ์ที่คุณเข้าสู่ระบบอยู่', paymentPassword: 'รหัสผ่านการชำระเงิน', paymentPasswordText: 'รหัสผ่านที่ปกป้องการถอนเงิน' },
  paymentPassword: { soon: 'คุณจะตั้งรหัสผ่านการชำระเงินได้ที่นี่', soonText: 'รหัสผ่านนี้จะปกป้องการถอนเงินของคุณ และเปิดใช้พร้อมกับการถอนเงิน', way: 'ศูนย์ความปลอดภัย' },
  messages: { soon: 'ข้อความของคุณจะแสดงที่นี่', soonText: 'ข้อความที่เว็บไซต์ส่งถึงคุณโดยเฉพาะ ส่วนข่าวสำหรับทุกคนอยู่ในหน้าประกาศ', way: 'ประกาศ' },
  feedback: { soon: 'คุณจะเขียนถึงเราได้ที่นี่', soonText: 'แบบฟอร์มสำหรับสิ่งที่คุณชอบและสิ่งที่อยากให้มี พร้อมคำตอบจากเรา ระหว่างนี้ฝ่ายบริการลูกค้ายินดีรับฟัง', way: 'ศูนย์ช่วยเหลือ' },
};
