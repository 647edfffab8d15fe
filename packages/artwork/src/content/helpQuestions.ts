/** A page of the help centre: its tag, then title and short HTML in English and in Thai. */
export type HelpPlan = readonly [tag: string, en: readonly [string, string], ty: readonly [string, string]];

/** The most frequent questions of players, by subject: deposits, withdrawals, bonuses, games, the account. */
export const helpQuestions: readonly HelpPlan[] = [
  [
    'deposit-missing',
    [
      'My deposit has not arrived',
      '<p>Open Deposit. Below the form stand your deposits with their states.</p><ul><li>A payment that waits for the provider is asked for again by itself; you need not pay twice.</li><li>A transfer by hand is looked at by a person once we have your slip.</li><li>A deposit that was refused says why.</li></ul><p>If the money left your bank and nothing moves after ten minutes, send us the reference number of the deposit.</p>',
    ],
    [
      'เงินฝากยังไม่เข้า',
      '<p>เปิดหน้าฝากเงิน ใต้แบบฟอร์มมีรายการฝากของคุณพร้อมสถานะ</p><ul><li>รายการที่รอผู้ให้บริการ ระบบจะสอบถามให้เอง ไม่ต้องจ่ายซ้ำ</li><li>การโอนด้วยตนเองจะมีเจ้าหน้าที่ตรวจเมื่อได้รับสลิป</li><li>รายการที่ถูกปฏิเสธจะบอกเหตุผล</li></ul><p>หากธนาคารตัดเงินแล้วและไม่มีความคืบหน้าภายในสิบนาที โปรดส่งเลขอ้างอิงของรายการให้เรา</p>',
    ],
  ],
  [
    'deposit-slip',
    [
      'What a slip has to show',
      '<p>Send the slip of your own transfer, one for each deposit. Amount, date, time and reference have to be readable, and the sending account has to be in your name.</p><p>If the picture was too dark or cut off, start the deposit again with a sharper one.</p>',
    ],
    [
      'สลิปต้องเห็นอะไรบ้าง',
      '<p>ส่งสลิปของการโอนของคุณเอง หนึ่งสลิปต่อหนึ่งรายการ ต้องอ่านจำนวนเงิน วันที่ เวลา และเลขอ้างอิงได้ และบัญชีผู้โอนต้องเป็นชื่อของคุณ</p><p>หากภาพมืดหรือไม่ครบ ให้เริ่มรายการฝากใหม่ด้วยภาพที่ชัดกว่า</p>',
    ],
  ],
  [
    'deposit-limits',
    [
      'Deposit limits',
      '<p>Two kinds of limits apply. Each method has a smallest and a largest amount, which stand below the field. Your own limits for a day, a week or a month you set under Account, Play responsibly.</p><p>A lower limit counts at once, a higher one later; the page says when.</p>',
    ],
    [
      'วงเงินฝาก',
      '<p>มีวงเงินสองแบบ แต่ละช่องทางมียอดต่ำสุดและสูงสุดแสดงใต้ช่องกรอก ส่วนวงเงินของคุณเองรายวัน รายสัปดาห์ หรือรายเดือน ตั้งได้ที่บัญชี เมนูเล่นอย่างรับผิดชอบ</p><p>การลดวงเงินมีผลทันที การเพิ่มวงเงินมีผลภายหลัง หน้านั้นบอกเวลา</p>',
    ],
  ],
  [
    'withdraw-time',
    [
      'How long a withdrawal takes',
      '<p>The amount is set aside at once, so it cannot be bet twice. Then we check the request and pay it; the page Withdraw shows each step. Most are paid within an hour. The first withdrawal, a large one, or one to a new bank card may take longer.</p><p>You can cancel until the payment begins. The amount is back in your balance at once.</p>',
    ],
    [
      'ถอนเงินใช้เวลานานเท่าไร',
      '<p>ยอดจะถูกกันไว้ทันทีจึงนำไปเดิมพันซ้ำไม่ได้ จากนั้นเราตรวจสอบและโอน หน้าถอนเงินแสดงทุกขั้นตอน ส่วนใหญ่เสร็จภายในหนึ่งชั่วโมง การถอนครั้งแรก ยอดสูง หรือบัญชีธนาคารใหม่อาจใช้เวลานานกว่า</p><p>ยกเลิกได้จนกว่าจะเริ่มโอน และยอดจะกลับเข้ากระเป๋าทันที</p>',
    ],
  ],
  [
    'withdraw-refused',
    [
      'Why a withdrawal is not possible',
      '<ul><li><b>Wagering is missing</b>: part of what you deposited has to be bet first. The page Withdraw shows how much.</li><li><b>The amount is outside the limits</b> of one request or of the day.</li><li><b>The name differs</b>: we pay only to accounts in your own name, so a person looks at it first.</li><li><b>A rest of 24 hours</b> runs, because your passkeys were reset.</li></ul><p>A refused request costs nothing; its amount goes back to your balance.</p>',
    ],
    [
      'ทำไมจึงถอนเงินไม่ได้',
      '<ul><li><b>ยังทำยอดไม่ครบ</b> ต้องเดิมพันบางส่วนของยอดฝากก่อน หน้าถอนเงินแสดงยอดที่ขาด</li><li><b>จำนวนเงินไม่อยู่ในวงเงิน</b> ต่อครั้งหรือต่อวัน</li><li><b>ชื่อไม่ตรง</b> เราโอนเข้าบัญชีชื่อของคุณเท่านั้น เจ้าหน้าที่จึงต้องตรวจสอบก่อน</li><li><b>อยู่ในช่วงพัก 24 ชั่วโมง</b> เพราะมีการรีเซ็ตพาสคีย์</li></ul><p>คำขอที่ถูกปฏิเสธไม่มีค่าใช้จ่าย และยอดจะกลับเข้ากระเป๋าของคุณ</p>',
    ],
  ],
  [
    'bonus-ends',
    [
      'When a bonus ends',
      '<p>A bonus ends when its wagering is done, when its time is over, or when you give it up. Its terms name the time, the games that count and the largest bet.</p><p>Giving up a bonus takes back what is left of the bonus only. Your own money stays.</p>',
    ],
    [
      'โบนัสสิ้นสุดเมื่อไร',
      '<p>โบนัสสิ้นสุดเมื่อทำยอดครบ หมดเวลา หรือเมื่อคุณสละสิทธิ์ เงื่อนไขของโบนัสระบุเวลา เกมที่นับยอด และเดิมพันสูงสุด</p><p>การสละโบนัสจะคืนเฉพาะโบนัสที่เหลือ เงินของคุณยังอยู่ครบ</p>',
    ],
  ],
  [
    'round-interrupted',
    [
      'A round was interrupted',
      '<p>The result of a round does not depend on your connection. Open the game again: it goes on where you were, or shows what the round brought.</p><p>A round of our own games that waits for your decision is ended by the game after 24 hours. A bet whose round never took place is given back.</p><p>The betting record shows every bet with what it won.</p>',
    ],
    [
      'รอบเกมถูกขัดจังหวะ',
      '<p>ผลของรอบไม่ขึ้นกับการเชื่อมต่อของคุณ เปิดเกมอีกครั้งเพื่อเล่นต่อหรือดูผลของรอบนั้น</p><p>รอบของเกมของเราเองที่รอการตัดสินใจจะถูกเกมจบให้หลัง 24 ชั่วโมง เดิมพันที่ไม่ได้เล่นจริงจะได้รับคืน</p><p>ประวัติเดิมพันแสดงทุกเดิมพันพร้อมผล</p>',
    ],
  ],
  [
    'check-round',
    [
      'How to check a round yourself',
      '<ol><li>Open the fair-play page of one of our own games.</li><li>Note the fingerprint of the server seed before you play.</li><li>Change the seeds when you are done: the old server seed is shown then.</li><li>Its SHA-256 has to be the fingerprint, and both seeds with the number of the round give its result.</li></ol><p>Seeds cannot be changed while a round is open.</p>',
    ],
    [
      'ตรวจสอบรอบด้วยตัวเอง',
      '<ol><li>เปิดหน้าความโปร่งใสของเกมของเราเอง</li><li>จดลายนิ้วมือของค่าตั้งต้นฝั่งเซิร์ฟเวอร์ก่อนเล่น</li><li>เมื่อเล่นเสร็จให้เปลี่ยนค่าตั้งต้น ระบบจะเปิดเผยค่าเดิมของเซิร์ฟเวอร์</li><li>ค่า SHA-256 ของค่านั้นต้องตรงกับลายนิ้วมือ และค่าตั้งต้นทั้งสองกับหมายเลขรอบจะให้ผลของรอบนั้น</li></ol><p>เปลี่ยนค่าตั้งต้นไม่ได้ขณะที่มีรอบเปิดอยู่</p>',
    ],
  ],
  [
    'identity',
    [
      'Why we ask for a document',
      '<p>The law, and your own safety, ask us to know whom we pay. We may ask for both sides of a document and a picture of you with it. The pictures are kept encrypted and are seen only by those who check them.</p><p>The state of the check stands in the security centre. If a picture cannot be read, you can send another one.</p>',
    ],
    [
      'ทำไมเราขอเอกสาร',
      '<p>กฎหมายและความปลอดภัยของคุณกำหนดให้เราทราบว่าโอนเงินให้ใคร เราอาจขอภาพเอกสารทั้งสองด้านและภาพคุณถือเอกสาร ภาพถูกเก็บแบบเข้ารหัสและเห็นได้เฉพาะผู้ตรวจ</p><p>สถานะการตรวจอยู่ในศูนย์ความปลอดภัย หากอ่านภาพไม่ได้ คุณส่งภาพใหม่ได้</p>',
    ],
  ],
  [
    'payment-password',
    [
      'I forgot the payment password',
      '<p>The payment password is not your login password: it confirms withdrawals and new bank cards. Open the security centre, choose the payment password and “Forgot it?”. A code comes to your verified number or email; without one, customer service sets a new password.</p><p>Nobody from our team can read it or ever asks for it.</p>',
    ],
    [
      'ลืมรหัสผ่านการเงิน',
      '<p>รหัสผ่านการเงินไม่ใช่รหัสเข้าสู่ระบบ ใช้ยืนยันการถอนและการเพิ่มบัญชีธนาคาร เปิดศูนย์ความปลอดภัย เลือกรหัสผ่านการเงิน แล้วกดลืมรหัสผ่าน เราจะส่งรหัสไปยังเบอร์หรืออีเมลที่ยืนยันแล้ว หากไม่มี ฝ่ายบริการลูกค้าจะตั้งให้ใหม่</p><p>ทีมงานไม่สามารถอ่านและจะไม่ถามรหัสนี้</p>',
    ],
  ],
];
