import type { Messages } from '../../messages.ts';
import type { common as english } from '../en/common.ts';

export const common: Messages<typeof english> = {
  action: {
    back: 'ย้อนกลับ', cancel: 'ยกเลิก', close: 'ปิด', retry: 'ลองอีกครั้ง', all: 'ทั้งหมด', reload: 'โหลดใหม่', show: 'แสดง', hide: 'ซ่อน', copy: 'คัดลอก', pause: 'หยุดชั่วคราว', play: 'เล่น',
  },
  shell: {
    home: 'หน้าแรก', promotion: 'โปรโมชั่น', deposit: 'ฝากเงิน', invite: 'ชวนเพื่อน', member: 'บัญชี', menu: 'เมนู', login: 'เข้าสู่ระบบ', register: 'สมัครสมาชิก', logout: 'ออกจากระบบ',
    language: 'ภาษา', theme: 'รูปแบบหน้าจอ', dark: 'มืด', light: 'สว่าง', contrast: 'คอนทราสต์สูง', notice: 'ประกาศ', allNotices: 'ประกาศทั้งหมด', help: 'ศูนย์ช่วยเหลือ', gameRecord: 'ประวัติการเดิมพัน',
    transactionRecord: 'ประวัติบัญชี', skipToContent: 'ข้ามไปยังเนื้อหา', mainNavigation: 'เมนูหลัก', welcomeBack: 'ยินดีต้อนรับกลับมา', loginNow: 'เข้าสู่ระบบเลย',
    newPlayer: 'ยังไม่มีบัญชี? สมัครสมาชิก', pleaseLogin: 'กรุณาเข้าสู่ระบบ', balance: 'ยอดเงิน', agentCentre: 'ศูนย์ตัวแทน',
    inviteTitle: 'ชวนเพื่อน', inviteText: 'แบ่งปันเว็บไซต์นี้ให้เพื่อนของคุณ', invitePlace: 'ลิงก์ของคุณ', copied: 'คัดลอกแล้ว',
    copyFailed: 'คัดลอกที่นี่ไม่ได้ กรุณาเลือกข้อความแล้วคัดลอกเอง', messages: 'การแจ้งเตือน', balanceHidden: 'ซ่อนยอดเงินอยู่', service: 'ฝ่ายบริการลูกค้า',
    freePlay: 'เล่นฟรี', signOut: 'ออกจากระบบ', withdraw: 'ถอนเงิน', shortcuts: 'เมนูลัด', places: 'เมนูทั้งหมด',
    profitAndLoss: 'กำไรขาดทุน', rewardCentre: 'ศูนย์รางวัล', manualRebate: 'รับเงินคืน', securityCentre: 'ศูนย์ความปลอดภัย', inbox: 'ข้อความ',
    vip: 'สิทธิพิเศษ VIP', share: 'แชร์', speedTest: 'ทดสอบความเร็ว', download: 'ดาวน์โหลดแอป', changePassword: 'เปลี่ยนรหัสผ่าน',
    paymentPassword: 'รหัสผ่านการชำระเงิน', channels: 'ช่องทางของเรา', accountMenu: 'บัญชีของคุณ', profile: 'โปรไฟล์',
    serviceMenu: 'ข้อความและบริการ', feedback: 'ข้อเสนอแนะ', allDayService: 'บริการลูกค้า 24 ชั่วโมง',
    noChannelTitle: 'ขณะนี้ยังติดต่อเจ้าหน้าที่ที่นี่ไม่ได้', noChannelText: 'ศูนย์ช่วยเหลือมีคำตอบของคำถามที่พบบ่อย',
    accountBar: 'ทางลัดของบัญชี', inviteQr: 'คิวอาร์โค้ดของลิงก์ของคุณ', downloadText: 'เปิด {name} ได้ในแตะเดียว', homeScreen: 'เพิ่มไปยังหน้าจอโฮม',
    homeScreenText: 'ไม่ต้องดาวน์โหลด เป็นเวอร์ชันล่าสุดเสมอ', profileInstall: 'ติดตั้งโปรไฟล์', profileText: 'วางไอคอนไว้บนหน้าจอโฮมของคุณ',
    iosApp: 'ดาวน์โหลดสำหรับ iOS', androidApp: 'ดาวน์โหลดสำหรับ Android', needsSafari: 'กรุณาใช้ Safari ในการดาวน์โหลดแอป',
    noDownload: 'ยังไม่มีแอปสำหรับอุปกรณ์นี้ ฝ่ายบริการลูกค้าพร้อมช่วยเหลือคุณ',
    scanToOpen: 'สแกนด้วยโทรศัพท์เพื่อเปิดเว็บไซต์', siteQr: 'คิวอาร์โค้ดของเว็บไซต์นี้', hideDownload: 'ซ่อนแถบดาวน์โหลด',
  },
  state: {
    loading: 'กำลังโหลด…', errorTitle: 'เกิดข้อผิดพลาด', errorText: 'กรุณาลองใหม่ หากยังพบปัญหา โปรดติดต่อฝ่ายบริการลูกค้า',
    updateReady: 'มีเวอร์ชันใหม่พร้อมใช้งานแล้ว', offline: 'คุณออฟไลน์อยู่ ระบบจะทำงานต่อเมื่อเชื่อมต่อได้อีกครั้ง', slow: 'เครือข่ายช้า กรุณารอสักครู่…', backOnline: 'กลับมาออนไลน์แล้ว',
    pageFailedTitle: 'โหลดหน้านี้ไม่สำเร็จ', pageFailedText: 'ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
    trialRefused: 'กรุณาเข้าสู่ระบบด้วยบัญชีสมาชิกเพื่อใช้ฟังก์ชันนี้',
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
    session: { not_found: 'อุปกรณ์นี้ออกจากระบบแล้ว', required: 'คุณยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบก่อน', ended: 'บัญชีของคุณออกจากระบบแล้ว กรุณาเข้าสู่ระบบอีกครั้ง' },
    permission: { denied: 'ขออภัย บัญชีนี้ไม่มีสิทธิ์ หรือฟังก์ชันนี้ปิดใช้งานชั่วคราว' },
    auth: {
      invalid_credentials: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', captcha_incorrect: 'รหัสยืนยันไม่ถูกต้อง', too_many_attempts: 'คุณลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
      bot_check_required: 'กำลังตรวจสอบว่าคุณไม่ใช่บอท กรุณาลองอีกครั้ง', code_incorrect: 'รหัสยืนยันไม่ถูกต้อง', provider_refused: 'การเข้าสู่ระบบไม่ได้รับการยืนยัน กรุณาลองอีกครั้ง',
      agent_incorrect: 'ข้อมูลเอเย่นต์ไม่ถูกต้อง',
      user_disabled: 'ขออภัย ไม่พบผู้ใช้หรือผู้ใช้ถูกระงับ', non_member: 'บัญชีที่ไม่ใช่สมาชิกเข้าสู่ระบบไม่ได้', non_agent: 'ผู้ที่ไม่ใช่ตัวแทนเข้าสู่ระบบไม่ได้',
    },
    register: { closed: 'ขณะนี้ปิดรับสมัครสมาชิก', invalid: 'กรุณาตรวจสอบช่องที่ทำเครื่องหมายไว้', username_taken: 'ขออภัย มีชื่อผู้ใช้นี้แล้ว', mobile_taken: 'หมายเลขโทรศัพท์นี้มีบัญชีอยู่แล้ว', referrer_invalid: 'ลิงก์ผู้แนะนำไม่ถูกต้อง' },
    password: { invalid: 'กรุณาตรวจสอบรหัสผ่านใหม่', old_incorrect: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', link_invalid: 'ลิงก์นี้ใช้ไม่ได้แล้ว กรุณาขอลิงก์ใหม่' },
    modify: { new: { old: { same: 'รหัสผ่านใหม่ต้องไม่เหมือนรหัสผ่านปัจจุบัน' } } },
    account: { real_required: 'กรุณาเข้าสู่ระบบด้วยบัญชีจริงเพื่อใช้ฟังก์ชันนี้' },
    wallet: {
      insufficient_balance: 'ยอดเงินของคุณไม่พอ', amount_invalid: 'กรุณากรอกจำนวนเงิน เช่น 100.00', amount_below_minimum: 'จำนวนเงินต่ำกว่าขั้นต่ำ', amount_above_maximum: 'จำนวนเงินสูงกว่าที่กำหนด',
    },
    deposit: { method_unavailable: 'ช่องทางฝากเงินนี้ยังไม่พร้อมใช้งาน', limit_reached: 'จำนวนนี้เกินวงเงินฝากที่ตั้งไว้', order_not_found: 'ไม่พบรายการฝากเงินนี้', order_expired: 'รายการฝากเงินหมดอายุแล้ว กรุณาเริ่มใหม่' },
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
};
