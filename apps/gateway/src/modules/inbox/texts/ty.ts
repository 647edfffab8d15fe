import type { InboxText, InboxTextKey } from './en.ts';

/** Messages of the platform to players, in Thai. */
export const ty: Record<InboxTextKey, InboxText> = {
  welcome: {
    title: 'ยินดีต้อนรับสู่ {merchant}',
    text: 'บัญชีของคุณพร้อมใช้งานแล้ว ตั้งรหัสชำระเงินและยืนยันเบอร์โทรศัพท์ เพื่อให้เงินของคุณปลอดภัยและถอนได้รวดเร็ว',
  },
  deposit_credited: { title: 'ได้รับเงินฝาก {amount}', text: 'เงิน {amount} เข้ายอดของคุณแล้ว ขอให้โชคดี!' },
  deposit_failed: { title: 'ฝากเงิน {amount} ไม่สำเร็จ', text: 'ไม่มีเงินเข้ายอดของคุณ {reason}' },
  withdrawal_review: {
    title: 'กำลังตรวจสอบการถอน {amount}',
    text: 'เรากำลังตรวจสอบการถอนเข้า {bank} ···· {lastFour} เงินถูกกันไว้ให้คุณ และเราจะแจ้งทันทีที่มีผล',
  },
  withdrawal_approved: { title: 'อนุมัติการถอน {amount} แล้ว', text: 'กำลังโอนเงินไปยัง {bank} ···· {lastFour}' },
  withdrawal_paid: {
    title: 'จ่ายเงินถอน {amount} แล้ว',
    text: 'โอนเงินไปยัง {bank} ···· {lastFour} แล้ว ธนาคารอาจใช้เวลาอีกสักครู่จึงจะแสดงยอด',
  },
  withdrawal_refused: { title: 'ปฏิเสธการถอน {amount}', text: 'เงินกลับเข้ายอดของคุณแล้ว {reason}' },
  withdrawal_failed: { title: 'จ่ายเงินถอน {amount} ไม่สำเร็จ', text: 'เงินกลับเข้ายอดของคุณแล้ว {reason}' },
  withdrawal_cancelled: { title: 'ยกเลิกการถอน {amount} แล้ว', text: 'คุณยกเลิกการถอน เงินกลับเข้ายอดของคุณแล้ว' },
  reward_claimable: { title: '{amount} รอคุณอยู่: {title}', text: 'รับได้ที่ศูนย์รางวัล' },
  reward_claimed: { title: '{amount} สำหรับคุณ: {title}', text: 'รางวัลเข้าบัญชีของคุณแล้ว' },
  reward_expiring: {
    title: 'รีบรับ {amount}: {title}',
    text: 'รับรางวัลได้ถึง {at} หลังจากนั้นจะหมดสิทธิ์',
  },
  reward_expired: { title: 'รับไม่ทันเวลา: {title}', text: 'รางวัล {amount} รับไม่ได้แล้ว' },
  reward_revoked: { title: 'เรียกคืน: {title}', text: 'รางวัล {amount} ถูกเรียกคืน ฝ่ายบริการลูกค้าจะแจ้งเหตุผลให้ทราบ' },
  tickets_claimable: {
    title: 'ตั๋วจับรางวัลรอคุณอยู่: {title}',
    text: 'จำนวน {tickets} ใบ รับได้ที่ศูนย์รางวัลก่อนการจับรางวัลสิ้นสุด',
  },
  tickets_claimed: { title: 'ตั๋วจับรางวัลสำหรับคุณ: {title}', text: 'จำนวน {tickets} ใบ เข้าร่วมจับรางวัลแล้ว' },
  tickets_expired: { title: 'ไม่ได้รับตั๋วจับรางวัลทันเวลา: {title}', text: 'ไม่สามารถรับตั๋วได้อีก' },
  tickets_revoked: {
    title: 'เรียกคืนตั๋วจับรางวัล: {title}',
    text: 'ตั๋วถูกเรียกคืน สอบถามเหตุผลได้ที่ฝ่ายบริการลูกค้า',
  },
  points_claimable: {
    title: 'คะแนนรอคุณอยู่: {title}',
    text: 'จำนวน {points} คะแนน รับได้ที่ศูนย์รางวัลก่อนการแข่งขันสิ้นสุด',
  },
  points_claimed: { title: 'คะแนนสำหรับคุณ: {title}', text: 'จำนวน {points} คะแนน นับรวมในการแข่งขันแล้ว' },
  points_expired: { title: 'ไม่ได้รับคะแนนทันเวลา: {title}', text: 'ไม่สามารถรับคะแนนได้อีก' },
  points_revoked: { title: 'เรียกคืนคะแนน: {title}', text: 'คะแนนถูกเรียกคืน สอบถามเหตุผลได้ที่ฝ่ายบริการลูกค้า' },
  application_refused: { title: 'ไม่อนุมัติคำขอ: {title}', text: 'ดูเหตุผลได้ที่หน้าโปรโมชั่น' },
  bonus_expiring: {
    title: 'โบนัสใกล้หมดเวลา: {title}',
    text: 'ใช้โบนัสได้ถึง {at} ส่วนที่ยังทำยอดไม่ครบจะสิ้นสุดลง',
  },
  bonus_met: {
    title: 'ทำยอดโบนัสครบแล้ว: {title}',
    text: 'คุณทำครบทุกเงื่อนไข เงิน {amount} เป็นเงินสดแล้วและถอนได้',
  },
  bonus_spent: { title: 'ใช้โบนัสหมดแล้ว: {title}', text: 'โบนัสถูกใช้เล่นจนหมด' },
  bonus_given_up: { title: 'สละโบนัสแล้ว: {title}', text: 'คุณสละโบนัสนี้ เงินสดของคุณไม่เปลี่ยนแปลง' },
  bonus_expired: { title: 'โบนัสหมดอายุ: {title}', text: 'หมดเวลาใช้โบนัส เงินสดของคุณไม่เปลี่ยนแปลง' },
  bonus_revoked: { title: 'เรียกคืนโบนัส: {title}', text: 'โบนัสถูกเรียกคืน ฝ่ายบริการลูกค้าจะแจ้งเหตุผลให้ทราบ' },
  level_reached: { title: 'คุณเป็นระดับ {level} แล้ว', text: 'ขอแสดงความยินดี! ดูสิทธิประโยชน์ของระดับใหม่ได้เลย' },
  level_lost: {
    title: 'ระดับของคุณคือ {level}',
    text: 'ยอดเล่นของเดือนที่แล้วไม่ถึงเกณฑ์รักษาระดับเดิม เล่นต่อเพื่อกลับขึ้นไปอีกครั้ง',
  },
  referral_rewarded: {
    title: 'รับ {amount} จากเพื่อนที่คุณชวน',
    text: 'เพื่อนของคุณทำครบเงื่อนไขแล้ว ขอบคุณที่แนะนำเรา!',
  },
  contest_won: { title: 'คุณชนะ {amount}: {title}', text: 'ขอแสดงความยินดี! รางวัลเข้าบัญชีของคุณแล้ว' },
  draw_won: {
    title: '{title} งวดที่ {draw} จ่ายให้คุณ {amount}',
    text: 'เป็นยอดรวมจากทุกโพยของคุณในงวดนี้ เงินเข้ายอดของคุณแล้ว',
  },
  draw_lost: { title: '{title} งวดที่ {draw} ออกผลแล้ว', text: 'งวดนี้คุณไม่ถูกรางวัล ดูเลขที่ออกได้เลย' },
  contract_offered: { title: 'มีสัญญารอคุณอยู่: {contract}', text: 'เอเยนต์ของคุณเสนอสัญญา โปรดอ่านเงื่อนไขแล้วตอบกลับ' },
  contract_amended: {
    title: 'มีเงื่อนไขใหม่รอคุณอยู่: {contract}',
    text: 'เอเยนต์ของคุณเสนอเงื่อนไขใหม่ เงื่อนไขเดิมยังมีผลจนกว่าคุณจะตอบ',
  },
  contract_revocation_asked: {
    title: 'เอเยนต์ขอยกเลิกสัญญา: {contract}',
    text: 'สัญญายังมีผลจนกว่าคุณจะตอบ',
  },
  contract_active: { title: 'ลงนามสัญญาแล้ว: {contract}', text: 'เงื่อนไขของสัญญามีผลแล้ว' },
  contract_rejected: { title: 'ปฏิเสธสัญญาแล้ว: {contract}', text: 'ไม่มีข้อตกลงใดเกิดขึ้น' },
  contract_revoked: { title: 'สัญญาสิ้นสุดแล้ว: {contract}', text: 'รอบที่ผ่านไปแล้วยังคงได้รับการจ่าย' },
  contract_expired: { title: 'ข้อเสนอสัญญาหมดอายุ: {contract}', text: 'ไม่มีการตอบกลับภายในเวลา' },
  bill_collectable: { title: 'รับได้ {amount}: {contract}', text: 'กดรับได้ที่หน้าสัญญาของคุณ' },
  bill_correction: {
    title: 'ปรับยอด {amount}: {contract}',
    text: 'มีเดิมพันที่ถูกยกเลิกหลังออกบิล จึงหักจากบิลถัดไปของคุณ',
  },
  bill_paid: { title: 'ได้รับ {amount}: {contract}', text: 'จ่ายครบแล้วและเข้ายอดของคุณแล้ว' },
  bill_partly_paid: {
    title: 'ได้รับแล้ว {amount}: {contract}',
    text: 'ส่วนที่เหลือจะจ่ายทันทีที่เอเยนต์ของคุณมีเงินพอ',
  },
  bill_waits: {
    title: '{amount} รอเอเยนต์ของคุณ: {contract}',
    text: 'ขณะนี้เอเยนต์ของคุณยังจ่ายไม่ได้ จะจ่ายทันทีที่มีเงินพอ',
  },
  bill_denied: { title: 'ไม่ได้จ่าย {amount}: {contract}', text: 'บิลถูกปฏิเสธ โปรดสอบถามเอเยนต์ของคุณ' },
  bill_expired: { title: '{amount} หมดอายุ: {contract}', text: 'ไม่ได้กดรับภายในเวลา' },
  identity_approved: {
    title: 'ยืนยันตัวตนของคุณแล้ว',
    text: 'การถอนจะโอนเข้าบัญชีในชื่อของคุณ ขอบคุณสำหรับเอกสาร',
  },
  identity_refused: { title: 'เอกสารของคุณไม่ผ่าน', text: '{reason}' },
  chat_answered: { title: 'ฝ่ายบริการลูกค้าตอบแล้ว', text: 'อ่านคำตอบและตอบกลับได้ในแชท' },
  new_device: {
    title: 'อุปกรณ์ใหม่: {device}',
    text: 'มีการเข้าสู่ระบบจากอุปกรณ์ที่เราไม่เคยเห็น หากไม่ใช่คุณ ให้ออกจากระบบอุปกรณ์นั้นและเปลี่ยนรหัสผ่าน',
  },
  password_changed: {
    title: 'เปลี่ยนรหัสผ่านแล้ว',
    text: 'รหัสผ่านบัญชีของคุณถูกเปลี่ยน หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  },
  payment_password_changed: {
    title: 'เปลี่ยนรหัสชำระเงินแล้ว',
    text: 'รหัสชำระเงินของคุณถูกตั้งหรือเปลี่ยน หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  },
  contact_changed: {
    title: 'เปลี่ยนเบอร์โทรหรืออีเมลแล้ว',
    text: 'เบอร์โทรศัพท์หรืออีเมลของบัญชีถูกเปลี่ยน หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  },
  bank_card_added: {
    title: 'เพิ่มบัญชีธนาคารแล้ว',
    text: 'มีการเพิ่มบัญชีธนาคารในบัญชีของคุณ หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  },
  bank_card_removed: { title: 'ลบบัญชีธนาคารแล้ว', text: 'บัญชีธนาคารถูกลบออกจากบัญชีของคุณ' },
  passkey_added: {
    title: 'เพิ่มพาสคีย์แล้ว',
    text: 'มีการเพิ่มพาสคีย์ในบัญชีของคุณ หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  },
  passkey_removed: {
    title: 'ลบพาสคีย์แล้ว',
    text: 'พาสคีย์ของบัญชีถูกลบออก หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  },
};

/** Why money did not arrive, by the reasons of deposits and withdrawals. */
export const tyReasons: Readonly<Record<string, string>> = {
  not_received: 'ไม่พบเงินโอนรายการนี้ กรุณาตรวจสอบเลขที่บัญชีและรหัสอ้างอิง แล้วสอบถามธนาคาร',
  slip_unreadable: 'อ่านสลิปไม่ได้ กรุณาเริ่มใหม่ด้วยรูปที่ชัดกว่าเดิม',
  slip_used: 'สลิปนี้เป็นของรายการฝากอื่น',
  payer_name: 'เงินโอนมาจากบัญชีชื่ออื่น',
  card_name: 'บัญชีธนาคารเป็นชื่อผู้อื่น กรุณาใช้บัญชีในชื่อของคุณเอง',
  documents: 'เราต้องการเอกสารจากคุณก่อน ฝ่ายบริการลูกค้าจะแจ้งว่าต้องใช้อะไร',
  terms: 'การเล่นบางส่วนผิดเงื่อนไข ฝ่ายบริการลูกค้าจะอธิบายให้ทราบ',
  ask_service: 'ฝ่ายบริการลูกค้าจะแจ้งเหตุผลให้ทราบ',
  card_refused: 'ธนาคารไม่รับบัญชีนี้ กรุณาตรวจสอบเลขที่บัญชี หรือใช้บัญชีอื่น',
  bank_failed: 'ธนาคารไม่ได้แจ้งเหตุผล กรุณาลองใหม่ หรือใช้บัญชีอื่น',
  identity_unreadable: 'อ่านรูปไม่ได้ กรุณาส่งรูปที่ชัดกว่าเดิม',
  identity_document_expired: 'เอกสารหมดอายุ กรุณาส่งเอกสารที่ยังใช้ได้',
  identity_name_differs: 'ชื่อในเอกสารไม่ตรงกับชื่อบัญชีของคุณ',
  identity_selfie_differs: 'รูปถ่ายของคุณไม่ตรงกับเอกสาร',
  identity_ask_service: 'ฝ่ายบริการลูกค้าจะแจ้งเหตุผลให้ทราบ',
  none: 'กรุณาลองใหม่ หรือสอบถามฝ่ายบริการลูกค้า',
};

/** The name of a device whose browser did not send one. */
export const tyUnknownDevice = 'ไม่ทราบชื่ออุปกรณ์';
