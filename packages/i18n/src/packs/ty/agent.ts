import type { Messages } from '../../messages.ts';
import type { agent as english } from '../en/agent.ts';

export const agent: Messages<typeof english> = {
  title: { home: 'ศูนย์ตัวแทน', settings: 'การตั้งค่าตัวแทน', salaryContract: 'สัญญาเงินเดือนรายวัน', dividendContract: 'สัญญาเงินปันผล', hourContract: 'สัญญาค่าจ้างรายชั่วโมง' },
  home: { code: 'รหัสตัวแทน', directMembers: 'สมาชิกสายตรง', teamMembers: 'ทีม', loadFailed: 'โหลดข้อมูลทีมไม่สำเร็จ', copy: 'คัดลอกรหัส', copied: 'คัดลอกแล้ว' },
  settings: { soon: 'การตั้งค่าทีมของคุณจะแสดงที่นี่', soonText: 'เงินคืนของสมาชิก และลิงก์สำหรับเชิญสมาชิกใหม่', way: 'ศูนย์ตัวแทน' },
  contract: {
    salary: 'สัญญาเงินเดือนรายวันของคุณจะแสดงที่นี่', dividend: 'สัญญาเงินปันผลของคุณจะแสดงที่นี่', hour: 'สัญญาค่าจ้างรายชั่วโมงของคุณจะแสดงที่นี่',
    soonText: 'ข้อเสนอสำหรับคุณ พร้อมปุ่มยอมรับหรือปฏิเสธ ระหว่างนี้ฝ่ายบริการลูกค้าแจ้งเงื่อนไขให้คุณได้', toAgency: 'ศูนย์ตัวแทน', toAccount: 'ไปที่บัญชีของคุณ',
  },
};
