import type { Messages } from '../../messages.ts';
import type { member as english } from '../en/member.ts';

export const member: Messages<typeof english> = {
  home: {
    memberCenter: 'ศูนย์สมาชิก',
    records: 'ประวัติ',
    settings: 'การตั้งค่า',
    memberSince: 'เป็นสมาชิกตั้งแต่ {day}',
    loadFailed: 'โหลดบัญชีของคุณไม่สำเร็จ',
    deposit: 'ฝากเงิน',
    favourites: 'เกมโปรด',
    recent: 'เล่นล่าสุด',
    agency: 'ศูนย์ตัวแทน',
    language: 'ภาษา',
    invite: 'ชวนเพื่อน',
    showBalance: 'แสดงยอดเงิน',
    hideBalance: 'ซ่อนยอดเงิน',
    balanceFailed: 'โหลดยอดเงินไม่สำเร็จ',
    rewards: 'รางวัล',
    withdraw: 'ถอนเงิน',
    profitAndLoss: 'กำไรและขาดทุน',
  },
  agency: {
    directMembers: 'สมาชิกสายตรง',
    teamMembers: 'ทีม',
    code: 'รหัสตัวแทน',
    loadFailed: 'โหลดข้อมูลทีมไม่สำเร็จ',
    open: 'เปิดศูนย์ตัวแทน',
  },
  rewardCenter: {
    way: 'ดูโปรโมชั่น',
    off: 'กรุณาติดต่อฝ่ายบริการลูกค้า',
    offText: 'ศูนย์รางวัลปิดอยู่ ฝ่ายบริการลูกค้าสามารถแจ้งรางวัลที่รอคุณอยู่ได้',
  },
  security: {
    text: 'สิ่งที่ปกป้องบัญชีและเงินของคุณ',
    password: 'เปลี่ยนรหัสผ่าน',
    passwordText: 'รหัสผ่านที่ใช้เข้าสู่ระบบ',
    devices: 'อุปกรณ์',
    devicesText: 'อุปกรณ์ที่คุณเข้าสู่ระบบอยู่',
    paymentPasswordText: 'รหัสผ่านที่ปกป้องการถอนเงิน',
  },
};
