import type { Messages } from '../../messages.ts';
import type { member as english } from '../en/member.ts';

export const member: Messages<typeof english> = {
  title: { home: 'บัญชี' },
  home: { memberCenter: 'ศูนย์สมาชิก', records: 'ประวัติ', settings: 'การตั้งค่า', memberSince: 'เป็นสมาชิกตั้งแต่ {day}', loadFailed: 'โหลดบัญชีของคุณไม่สำเร็จ', deposit: 'ฝากเงิน', favourites: 'เกมโปรด', recent: 'เล่นล่าสุด', agency: 'ศูนย์ตัวแทน', language: 'ภาษา', invite: 'ชวนเพื่อน', showBalance: 'แสดงยอดเงิน', hideBalance: 'ซ่อนยอดเงิน', balanceFailed: 'โหลดยอดเงินไม่สำเร็จ' },
};
