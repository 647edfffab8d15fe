import type { Messages } from '../../messages.ts';
import type { common as english } from '../en/common.ts';

export const common: Messages<typeof english> = {
  action: {
    back: 'ย้อนกลับ', cancel: 'ยกเลิก', close: 'ปิด', confirm: 'ยืนยัน', retry: 'ลองอีกครั้ง', reload: 'โหลดใหม่', all: 'ทั้งหมด', more: 'เพิ่มเติม', submit: 'ส่ง',
    show: 'แสดง', hide: 'ซ่อน', copy: 'คัดลอก', search: 'ค้นหา', clear: 'ล้าง', loadMore: 'โหลดเพิ่ม', pause: 'หยุดชั่วคราว', play: 'เล่น', previous: 'ก่อนหน้า', next: 'ถัดไป',
  },
  shell: {
    home: 'หน้าแรก', promotion: 'โปรโมชั่น', deposit: 'ฝากเงิน', invite: 'ชวนเพื่อน', member: 'บัญชี', menu: 'เมนู', login: 'เข้าสู่ระบบ', register: 'สมัครสมาชิก', logout: 'ออกจากระบบ',
    language: 'ภาษา', theme: 'รูปแบบหน้าจอ', dark: 'มืด', light: 'สว่าง', contrast: 'คอนทราสต์สูง', notice: 'ประกาศ', help: 'ศูนย์ช่วยเหลือ', gameRecord: 'ประวัติการเดิมพัน',
    transactionRecord: 'ประวัติบัญชี', skipToContent: 'ข้ามไปยังเนื้อหา', mainNavigation: 'เมนูหลัก', welcomeBack: 'ยินดีต้อนรับกลับมา', loginNow: 'เข้าสู่ระบบเลย',
    newPlayer: 'ยังไม่มีบัญชี? สมัครสมาชิก', pleaseLogin: 'กรุณาเข้าสู่ระบบ', balance: 'ยอดเงิน', agentCentre: 'ศูนย์ตัวแทน', favourites: 'เกมโปรด', recent: 'เล่นล่าสุด', slots: 'สล็อต',
    logoutTitle: 'ต้องการออกจากระบบหรือไม่', logoutText: 'คุณเข้าสู่ระบบใหม่ได้ทุกเมื่อ', loggingOut: 'กำลังออกจากระบบ…', loggedOut: 'ออกจากระบบแล้ว',
    inviteTitle: 'ชวนเพื่อน', inviteText: 'แบ่งปันเว็บไซต์นี้ให้เพื่อนของคุณ', invitePlace: 'ลิงก์ของคุณ', copied: 'คัดลอกแล้ว',
    copyFailed: 'คัดลอกที่นี่ไม่ได้ กรุณาเลือกข้อความแล้วคัดลอกเอง', messages: 'การแจ้งเตือน', balanceHidden: 'ซ่อนยอดเงินอยู่', service: 'ฝ่ายบริการลูกค้า',
  },
  state: {
    loading: 'กำลังโหลด…', empty: 'ยังไม่มีข้อมูล', errorTitle: 'เกิดข้อผิดพลาด', errorText: 'กรุณาลองใหม่ หากยังพบปัญหา โปรดติดต่อฝ่ายบริการลูกค้า',
    offline: 'คุณออฟไลน์อยู่ ระบบจะทำงานต่อเมื่อเชื่อมต่อได้อีกครั้ง', slow: 'เครือข่ายช้า กรุณารอสักครู่…', backOnline: 'กลับมาออนไลน์แล้ว',
    pageFailedTitle: 'โหลดหน้านี้ไม่สำเร็จ', pageFailedText: 'ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    blockedTitle: 'ไม่เปิดให้บริการในพื้นที่ของคุณ', blockedText: 'ไม่อนุญาตให้เข้าถึงจากที่อยู่ IP หรือพื้นที่ของคุณ', yourAddress: 'ที่อยู่ IP ของคุณ: {ip}', contact: 'ติดต่อเรา',
    maintenanceTitle: 'เราจะกลับมาเร็ว ๆ นี้', maintenanceText: 'ระบบอยู่ระหว่างการปรับปรุง',
    insecureTitle: 'การเชื่อมต่อนี้ปกป้องรหัสผ่านของคุณไม่ได้', insecureText: 'การเข้าสู่ระบบต้องใช้ที่อยู่ที่ปลอดภัย (https) หากคุณเปิดเว็บไซต์เอง ให้เริ่มด้วย “npm start -- --https”',
  },
  errors: {
    network: { offline: 'คุณออฟไลน์อยู่ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง', unreachable: 'ติดต่อระบบไม่ได้ในขณะนี้ กรุณาลองใหม่', insecure: 'การเชื่อมต่อไม่ปลอดภัย จึงไม่มีการส่งข้อมูล กรุณาเปิดเว็บไซต์ด้วย https' },
    request: {
      invalid: 'กรุณาตรวจสอบข้อมูลที่กรอก', not_found: 'รายการนี้ไม่มีแล้ว', too_large: 'ข้อมูลมีขนาดใหญ่เกินไป', rate_limited: 'คุณลองบ่อยเกินไป กรุณารอสักครู่',
      encryption_required: 'การเชื่อมต่อนี้ไม่ได้รับการป้องกัน กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง', encryption_invalid: 'อ่านข้อมูลที่เข้ารหัสไม่ได้ กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
      replayed: 'รายการนี้ถูกส่งไปแล้ว กรุณาลองใหม่', idempotency_required: 'กรุณาตรวจสอบข้อมูลที่กรอก', idempotency_conflict: 'รายการนี้ถูกส่งไปแล้วด้วยข้อมูลอื่น กรุณาเริ่มใหม่',
    },
    session: { required: 'คุณยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบก่อน', ended: 'บัญชีของคุณออกจากระบบแล้ว กรุณาเข้าสู่ระบบอีกครั้ง' },
    permission: { denied: 'ขออภัย บัญชีนี้ไม่มีสิทธิ์ หรือฟังก์ชันนี้ปิดใช้งานชั่วคราว' },
    auth: {
      invalid_credentials: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', captcha_incorrect: 'รหัสยืนยันไม่ถูกต้อง', too_many_attempts: 'คุณลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
      user_disabled: 'ขออภัย ไม่พบผู้ใช้หรือผู้ใช้ถูกระงับ', non_member: 'บัญชีที่ไม่ใช่สมาชิกเข้าสู่ระบบไม่ได้', non_agent: 'ผู้ที่ไม่ใช่ตัวแทนเข้าสู่ระบบไม่ได้',
    },
    register: { closed: 'ขณะนี้ปิดรับสมัครสมาชิก', invalid: 'กรุณาตรวจสอบช่องที่ทำเครื่องหมายไว้', username_taken: 'ขออภัย มีชื่อผู้ใช้นี้แล้ว' },
    account: { real_required: 'กรุณาเข้าสู่ระบบด้วยบัญชีจริงเพื่อใช้ฟังก์ชันนี้' },
    wallet: {
      insufficient_balance: 'ยอดเงินของคุณไม่พอ', amount_invalid: 'กรุณากรอกจำนวนเงิน เช่น 100.00', amount_below_minimum: 'จำนวนเงินต่ำกว่าขั้นต่ำ', amount_above_maximum: 'จำนวนเงินสูงกว่าที่กำหนด',
    },
    deposit: { method_unavailable: 'ช่องทางฝากเงินนี้ยังไม่พร้อมใช้งาน', order_not_found: 'ไม่พบรายการฝากเงินนี้', order_expired: 'รายการฝากเงินหมดอายุแล้ว กรุณาเริ่มใหม่' },
    game: {
      not_found: 'ไม่พบเกมนี้', launch_url_empty: 'ไม่มีที่อยู่ของเกมที่ขอ กรุณาตรวจสอบรูปแบบคำขอ', vendor_maintenance: 'เกมนี้อยู่ระหว่างปรับปรุง กรุณาลองเกมอื่น',
      free_play_unsupported: 'เกมนี้ทดลองเล่นฟรีไม่ได้',
    },
    order: { not_found: 'ไม่พบรายการเดิมพันนี้' },
    announcement: { not_found: 'ไม่มีประกาศนี้แล้ว' },
    promotion: { not_found: 'ไม่มีโปรโมชั่นนี้แล้ว' },
    system: {
      maintenance: 'ระบบอยู่ระหว่างการปรับปรุง', region_restricted: 'ไม่อนุญาตให้เข้าถึงจากที่อยู่ IP หรือพื้นที่ของคุณ', unavailable: 'กำลังอัปเกรดระบบ กรุณาลองใหม่ภายหลัง', unknown: 'ข้อผิดพลาดที่ไม่รู้จัก',
    },
  },
  validation: {
    required: 'กรุณากรอกข้อมูล',
    username: 'ตัวอักษรอังกฤษและตัวเลข {min} ถึง {max} ตัว ขึ้นต้นด้วยตัวอักษร',
    password: '{min} ถึง {max} ตัว มีตัวอักษรและตัวเลขอย่างน้อยอย่างละหนึ่งตัว',
    digits: 'ตัวเลข {min} ถึง {max} หลัก',
    email: 'กรุณากรอกอีเมลให้ถูกต้อง',
    name: 'ตัวอักษร {min} ถึง {max} ตัว',
    handle: 'ตัวอักษร ตัวเลข หรือ . _ - + @ จำนวน {min} ถึง {max} ตัว',
    alphanumeric: 'ตัวอักษรอังกฤษและตัวเลข {min} ถึง {max} ตัว',
    date: 'กรุณาเลือกวันที่',
    any: '{min} ถึง {max} ตัวอักษร',
    age: 'คุณต้องมีอายุ {min} ปีขึ้นไป',
    in_confirmation_correct: 'รหัสผ่านทั้งสองไม่ตรงกัน',
    in_incorrect_password: 'กรุณากรอกรหัสผ่านอีกครั้ง',
    in_vwrite_code: 'กรุณากรอกรหัสยืนยัน',
    invitation_code_error: 'ไม่พบรหัสเชิญนี้',
    common_password: 'รหัสผ่านนี้เดาง่ายเกินไป',
  },
};
