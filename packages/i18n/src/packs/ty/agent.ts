import type { Messages } from '../../messages.ts';
import type { agent as english } from '../en/agent.ts';

export const agent: Messages<typeof english> = {
  home: {
    code: 'รหัสตัวแทน',
    directMembers: 'สมาชิกสายตรง',
    teamMembers: 'ทีม',
    loadFailed: 'โหลดข้อมูลทีมไม่สำเร็จ',
    places: 'การตั้งค่าและสัญญา',
    copy: 'คัดลอกรหัส',
    copied: 'คัดลอกแล้ว',
  },
  contractRequest: {
    salary: 'มีสัญญาเงินเดือนรายวันรอคำตอบจากคุณ',
    dividend: 'มีสัญญาเงินปันผลรอคำตอบจากคุณ',
    hour: 'มีสัญญาค่าจ้างรายชั่วโมงรอคำตอบจากคุณ',
    text: 'มีผู้เสนอสัญญานี้ให้คุณและรอคำตอบอยู่ ต้องการดูตอนนี้เลยไหม?',
    go: 'ไปดู',
  },
  errors: {
    agent: {
      not_in_team: 'ไม่มีชื่อนี้ในทีมของคุณ',
      not_direct: 'เปลี่ยนได้เฉพาะสมาชิกสายตรงของคุณ',
      rate_too_high: 'ค่าคอมนี้สูงกว่าที่คุณให้ได้',
      rate_promised: 'ค่าคอมนี้ต่ำกว่าที่สัญญาไว้กับสายล่าง',
      quota_spent: 'โควตาระดับนี้ของคุณหมดแล้ว',
      move_invalid: 'ย้ายบัญชีไปที่นั่นหรือเริ่มวันนั้นไม่ได้',
      url_limit: 'คุณมีลิงก์ครบจำนวนแล้ว กรุณาลบก่อน',
      url_not_found: 'ไม่มีลิงก์นี้แล้ว',
      transfer_unavailable: 'ยังโอนไม่ได้ในขณะนี้',
      transfer_daily_limit: 'เกินยอดที่คุณโอนได้ในวันนี้',
      batch_too_long: 'โอนหลายรายการได้ไม่เกิน 1,000 บรรทัด',
      contract_not_found: 'ไม่พบสัญญานี้',
      contract_exists: 'คุณมีสัญญาประเภทนี้กับสายล่างนี้ที่นับเกมเหล่านี้อยู่แล้ว',
      contract_moved_on: 'สัญญาเปลี่ยนไปแล้ว กรุณาตรวจสอบอีกครั้ง',
      terms_invalid: 'แต่ละขั้นต้องกำหนดและจ่ายมากกว่าขั้นก่อนหน้า',
      terms_too_high: 'เงื่อนไขนี้จ่ายมากกว่าสัญญาของคุณ',
      terms_promised: 'เงื่อนไขนี้จ่ายน้อยกว่าที่ต้องจ่ายสายล่าง',
      bill_not_found: 'ไม่พบบิลนี้',
      bill_closed: 'บิลเปลี่ยนไปแล้ว กรุณาตรวจสอบอีกครั้ง',
    },
  },
};
