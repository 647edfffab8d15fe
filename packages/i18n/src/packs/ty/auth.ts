import type { Messages } from '../../messages.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Messages<typeof english> = {
  title: { login: 'เข้าสู่ระบบ', register: 'สมัครสมาชิก', forget: 'ลืมรหัสผ่าน', changePassword: 'เปลี่ยนรหัสผ่าน', agentLogin: 'เข้าสู่ระบบตัวแทน' },
  field: {
    username: 'ชื่อผู้ใช้', password: 'รหัสผ่าน', confirmPassword: 'ยืนยันรหัสผ่าน', captcha: 'รหัสยืนยัน', paymentPassword: 'รหัสผ่านการชำระเงิน', nickname: 'ชื่อเล่น',
    payeeName: 'ชื่อเจ้าของบัญชี', email: 'อีเมล', mobileNum: 'หมายเลขโทรศัพท์มือถือ', idNumber: 'เลขประจำตัวประชาชน', qqNum: 'QQ', facebook: 'Facebook', wechat: 'WeChat', line: 'LINE',
    whatsapp: 'WhatsApp', zalo: 'Zalo', birthday: 'วันเกิด', recommenderId: 'ผู้แนะนำ', affiliateCode: 'รหัสเชิญ', verificationCode: 'รหัส SMS',
  },
  optional: 'ไม่บังคับ',
  captcha: { picture: 'ภาพรหัสยืนยัน', refresh: 'เปลี่ยนภาพ', help: 'พิมพ์ตามที่เห็นในภาพ หรือผลลัพธ์ของโจทย์', failed: 'โหลดภาพไม่สำเร็จ' },
  code: {
    send: 'ส่งรหัส', again: '{seconds} วิ', againIn: 'ขอรหัสใหม่ได้ในอีก {seconds} วินาที', in_sms_sending: 'กำลังส่งรหัส…', in_sms_send: 'ส่งรหัสให้คุณแล้ว',
    country: 'ประเทศ: {name} {code}', countryTitle: 'ประเทศ', countrySearch: 'ค้นหาประเทศหรือรหัส', countryNone: 'ไม่พบประเทศ', countriesFailed: 'โหลดรายชื่อประเทศไม่สำเร็จ',
  },
  login: { text: 'ยินดีที่ได้พบคุณอีกครั้ง', agentText: 'สำหรับตัวแทนของเว็บไซต์นี้ ทีมและรหัสตัวแทนของคุณอยู่ที่นี่', submit: 'เข้าสู่ระบบ', toRegister: 'ยังไม่มีบัญชี? สมัครสมาชิก', wait: 'กรุณาลองใหม่ในอีก {seconds} วินาที', toForget: 'ลืมรหัสผ่าน?' },
  register: {
    text: 'ใช้เวลาเพียงนาทีเดียว แล้วเริ่มเล่นได้เลย', submit: 'สมัครสมาชิก', toLogin: 'มีบัญชีแล้ว? เข้าสู่ระบบ', in_registered_successfully: 'ยินดีต้อนรับ! บัญชีของคุณพร้อมใช้งานแล้ว', available: 'ชื่อผู้ใช้นี้ใช้ได้',
    disclaimer: 'ฉันมีอายุ {age} ปีขึ้นไปและยอมรับข้อกำหนด', terms: 'อ่านข้อกำหนด', disclaimerNeeded: 'กรุณายืนยันอายุและยอมรับข้อกำหนด',
    unavailableTitle: 'โหลดแบบฟอร์มไม่สำเร็จ', closed: 'ขณะนี้ปิดรับสมัครสมาชิก',
  },
  forget: {
    soon: 'คุณจะตั้งรหัสผ่านใหม่ได้ที่นี่', soonText: 'ผ่านอีเมลหรือรหัสที่ส่งไปยังโทรศัพท์ ระหว่างนี้ฝ่ายบริการลูกค้าช่วยตั้งรหัสให้คุณได้',
    off: 'ฝ่ายบริการลูกค้าช่วยคุณเข้าสู่ระบบได้', offText: 'สำหรับเว็บไซต์นี้ ฝ่ายบริการลูกค้าเป็นผู้ตั้งรหัสผ่านใหม่ให้', toLogin: 'กลับไปเข้าสู่ระบบ',
  },
  changePassword: { soon: 'คุณจะเปลี่ยนรหัสผ่านได้ที่นี่', soonText: 'โดยใช้รหัสผ่านปัจจุบันของคุณ ระหว่างนี้ฝ่ายบริการลูกค้าช่วยเปลี่ยนให้คุณได้', way: 'ไปที่บัญชีของคุณ' },
  social: {
    title: 'เข้าสู่ระบบด้วยบัญชีอื่น', or: 'หรือ', google: 'ดำเนินการต่อด้วย Google', facebook: 'ดำเนินการต่อด้วย Facebook', note: 'เมื่อดำเนินการต่อ คุณยืนยันว่ามีอายุตามที่กำหนดและยอมรับข้อกำหนด',
    machineCheck: 'การส่งรหัสได้รับการปกป้องโดย reCAPTCHA ตามนโยบายความเป็นส่วนตัวและข้อกำหนดในการให้บริการของ Google',
  },
};
