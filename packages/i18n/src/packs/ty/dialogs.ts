import type { Messages } from '../../messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

/** Texts of dialogs that belong to the site itself. */
export const dialogs: Messages<typeof english> = {
  guideShare: 'แตะปุ่มแชร์ในแถบของ Safari',
  guideAdd: 'เลื่อนลงแล้วเลือก “เพิ่มไปยังหน้าจอโฮม”',
  guideConfirm: 'แตะ “เพิ่ม” ที่ด้านบน ไอคอนจะอยู่บนหน้าจอโฮมของคุณ',
  guideOldTitle: 'สำหรับ iOS 12.1 และเก่ากว่า',
  guideOldShare: 'หากแถบถูกซ่อนอยู่ ให้แตะขอบล่างของหน้าจอหนึ่งครั้ง',
  guideOldAdd: '“เพิ่มไปยังหน้าจอโฮม” อยู่ในแถวไอคอนด้านล่าง ให้ปัดแถวนั้นไปทางซ้าย',
  guideOldCookies: 'ไอคอนจะเปิดเว็บไซต์ใหม่ กรุณาเข้าสู่ระบบอีกครั้งหนึ่ง',
  speedText: 'เวลาที่แต่ละที่อยู่ใช้ตอบกลับคุณ ที่เร็วที่สุดอยู่บนสุด',
  speedMeasuring: 'กำลังวัด…',
  speedFastest: 'เร็วที่สุด',
  speedHere: 'คุณอยู่ที่นี่',
  speedUnreachable: 'เชื่อมต่อไม่ได้',
  speedTime: '{ms} มิลลิวินาที',
  speedSwitch: 'เปลี่ยนไปใช้',
  speedAgain: 'วัดอีกครั้ง',
  speedNoneTitle: 'มีเพียงที่อยู่เดียว',
  speedNoneText: 'คุณใช้งานอยู่แล้ว เว็บไซต์ไม่มีที่อยู่อื่นให้เปรียบเทียบ',
  speedDone: '{count, plural, other {ตอบกลับแล้ว # ที่อยู่}}',
  logoutTitle: 'ต้องการออกจากระบบหรือไม่',
  logoutText: 'คุณเข้าสู่ระบบใหม่ได้ทุกเมื่อ',
  logoutTrialText: 'การเล่นฟรีครั้งนี้จะสิ้นสุดลง คุณเริ่มใหม่ได้ทุกเมื่อ',
  loggingOut: 'กำลังออกจากระบบ…',
  loggedOut: 'ออกจากระบบแล้ว',
  inviteVisitor: 'เข้าสู่ระบบหรือสมัครสมาชิกก่อน คำเชิญของคุณจะได้มาจากคุณ',
  invitePlace: 'ลิงก์ของเว็บไซต์นี้',
};
