import type { HelpPlan } from './helpQuestions.ts';

/** Further questions of players: how to do something, and why something is refused. */
export const helpMoreQuestions: readonly HelpPlan[] = [
  [
    'bet-refused',
    [
      'Why was my bet refused?',
      '<ul><li><b>The balance is too small.</b> Money of a withdrawal that waits is set aside and cannot be bet.</li><li><b>The stake is outside the limits</b> of the game. They stand in its rules.</li><li><b>A bonus is active</b> and the stake is above the largest bet of its terms.</li><li><b>Your own limit is reached</b>, or you have excluded yourself.</li><li><b>The game is in maintenance.</b> Its card says so.</li></ul><p>A refused bet costs nothing.</p>',
    ],
    [
      'ทำไมเดิมพันถูกปฏิเสธ',
      '<ul><li><b>ยอดเงินไม่พอ</b> เงินที่รอถอนถูกกันไว้และนำไปเดิมพันไม่ได้</li><li><b>เดิมพันไม่อยู่ในวงเงินของเกม</b> ดูได้ในกติกาของเกม</li><li><b>มีโบนัสใช้งานอยู่</b> และเดิมพันสูงกว่าที่เงื่อนไขกำหนด</li><li><b>ถึงวงเงินที่คุณตั้งไว้</b> หรือคุณงดเล่นอยู่</li><li><b>เกมปิดปรับปรุง</b> การ์ดของเกมจะบอกไว้</li></ul><p>เดิมพันที่ถูกปฏิเสธไม่มีค่าใช้จ่าย</p>',
    ],
  ],
  [
    'records',
    [
      'Where do I see my bets and my money?',
      '<p>Open Account. The betting record shows each bet with its game and what it won. The account record shows every movement of money: deposits, withdrawals, rewards and corrections. Profit and loss adds them up by day.</p>',
    ],
    [
      'ดูประวัติเดิมพันและเงินได้ที่ไหน',
      '<p>เปิดหน้าบัญชี ประวัติเดิมพันแสดงทุกเดิมพันพร้อมเกมและผล ประวัติบัญชีแสดงทุกความเคลื่อนไหวของเงิน ทั้งฝาก ถอน รางวัล และการแก้ไข ส่วนกำไรขาดทุนสรุปเป็นรายวัน</p>',
    ],
  ],
  [
    'levels',
    [
      'How do I reach the next VIP level?',
      '<p>The page VIP benefits shows the conditions of the next level and how much of each you have done. When all are done, the new level is yours at once.</p><p>Some levels have a condition to keep them. It is looked at when the month ends.</p>',
    ],
    [
      'ขึ้นระดับ VIP ถัดไปอย่างไร',
      '<p>หน้าสิทธิประโยชน์ VIP แสดงเงื่อนไขของระดับถัดไปและความคืบหน้าของแต่ละข้อ เมื่อครบทุกข้อจะได้ระดับใหม่ทันที</p><p>บางระดับมีเงื่อนไขการรักษาระดับ ซึ่งตรวจเมื่อสิ้นเดือน</p>',
    ],
  ],
  [
    'rebate',
    [
      'What is the rebate, and how do I get it?',
      '<p>The rebate is a share of what you bet, won or lost. Each type of game has its share; your level may raise it. Open Account, then Rebate, to see what is ready and to claim it.</p><p>A bet that is cancelled later is taken off the next rebate. It never falls below zero.</p>',
    ],
    [
      'เงินคืนยอดเล่นคืออะไร รับอย่างไร',
      '<p>เงินคืนยอดเล่นคือส่วนแบ่งจากยอดเดิมพัน ไม่ว่าจะชนะหรือแพ้ เกมแต่ละประเภทมีอัตราของตน และระดับของคุณอาจเพิ่มอัตราได้ เปิดหน้าบัญชี แล้วเลือกเงินคืน เพื่อดูยอดและกดรับ</p><p>เดิมพันที่ถูกยกเลิกภายหลังจะหักจากครั้งถัดไป โดยไม่ต่ำกว่าศูนย์</p>',
    ],
  ],
  [
    'contests',
    [
      'How do tournaments, raffles and red packets work?',
      '<p>A tournament ranks players by what its page says, such as the best win for a stake. A raffle draws tickets; its page says how you earn them. A rain of red packets runs at the times that are announced, and each player opens a packet at most as often as it says.</p><p>Prizes and rules are fixed before the start and are not changed while it runs.</p>',
    ],
    [
      'ทัวร์นาเมนต์ จับรางวัล และอั่งเปาทำงานอย่างไร',
      '<p>ทัวร์นาเมนต์จัดอันดับตามที่หน้ากิจกรรมระบุ เช่น ชนะสูงสุดเทียบกับเดิมพัน การจับรางวัลใช้ตั๋ว หน้ากิจกรรมบอกวิธีรับตั๋ว ส่วนอั่งเปาเปิดตามเวลาที่ประกาศ และเปิดได้ตามจำนวนครั้งที่กำหนด</p><p>รางวัลและกติกากำหนดไว้ก่อนเริ่ม และไม่เปลี่ยนระหว่างกิจกรรม</p>',
    ],
  ],
  [
    'invite',
    [
      'What do I get for inviting a friend?',
      '<p>Open “Invite friends” for your link, your code and your QR code. Its terms say what your friend has to do, and what you get then. The list shows how far each friend is.</p><p>An account on your own device, phone, card or bank account brings nothing.</p>',
    ],
    [
      'ชวนเพื่อนแล้วได้อะไร',
      '<p>เปิด “ชวนเพื่อน” เพื่อดูลิงก์ รหัส และคิวอาร์โค้ดของคุณ เงื่อนไขบอกว่าเพื่อนต้องทำอะไรและคุณได้อะไร รายการแสดงความคืบหน้าของเพื่อนแต่ละคน</p><p>บัญชีที่ใช้อุปกรณ์ เบอร์โทร บัตร หรือบัญชีธนาคารของคุณเองจะไม่ได้รางวัล</p>',
    ],
  ],
  [
    'bank-card',
    [
      'How do I add a bank card?',
      '<p>Open Account, then Bank cards. The card has to be in your own name: the first one names you, and later ones have to show the same name. New cards are confirmed with the payment password.</p><p>Check the number twice before you save it. A payment to a wrong account of yours cannot be called back.</p>',
    ],
    [
      'เพิ่มบัญชีธนาคารอย่างไร',
      '<p>เปิดหน้าบัญชี แล้วเลือกบัญชีธนาคาร บัญชีต้องเป็นชื่อของคุณเอง บัญชีแรกกำหนดชื่อ และบัญชีถัดไปต้องเป็นชื่อเดียวกัน ยืนยันบัญชีใหม่ด้วยรหัสผ่านการเงิน</p><p>โปรดตรวจเลขบัญชีให้แน่ใจก่อนบันทึก เงินที่โอนผิดบัญชีเรียกคืนไม่ได้</p>',
    ],
  ],
  [
    'stolen-password',
    [
      'Somebody may know my password',
      '<ol><li>Change the password in the security centre.</li><li>Open Devices and end every device that you do not know.</li><li>Change the payment password too.</li><li>Write to customer service if money is missing.</li></ol><p>We never ask for a password or a code, in no message and no call.</p>',
    ],
    [
      'สงสัยว่ามีคนรู้รหัสผ่าน',
      '<ol><li>เปลี่ยนรหัสผ่านที่ศูนย์ความปลอดภัย</li><li>เปิดหน้าอุปกรณ์ แล้วออกจากระบบทุกเครื่องที่ไม่รู้จัก</li><li>เปลี่ยนรหัสผ่านการเงินด้วย</li><li>หากเงินหาย โปรดติดต่อฝ่ายบริการลูกค้า</li></ol><p>เราไม่เคยขอรหัสผ่านหรือรหัสยืนยัน ไม่ว่าทางข้อความหรือโทรศัพท์</p>',
    ],
  ],
  [
    'passkey',
    [
      'What is a passkey?',
      '<p>A passkey confirms withdrawals with your fingerprint, your face or a key of your device. Nobody who knows your passwords can withdraw without it. Open the security centre, then Passkeys, and add this device. The fingerprint or the face stays on the device; we see neither.</p><p>Add a second device, so that you can still withdraw when one is lost.</p>',
    ],
    [
      'พาสคีย์คืออะไร',
      '<p>พาสคีย์ยืนยันการถอนเงินด้วยลายนิ้วมือ ใบหน้า หรือกุญแจของเครื่อง ผู้ที่รู้รหัสผ่านของคุณจะถอนไม่ได้หากไม่มีพาสคีย์ เปิดศูนย์ความปลอดภัย เลือกพาสคีย์ แล้วเพิ่มเครื่องนี้ ข้อมูลใบหน้าและลายนิ้วมืออยู่ในเครื่องเท่านั้น เราไม่เห็น</p><p>ควรเพิ่มเครื่องที่สองไว้ เผื่อเครื่องแรกหาย</p>',
    ],
  ],
  [
    'break',
    [
      'How do I take a break from playing?',
      '<p>Open Account, then Play responsibly, and choose for how long: a break from a day to a month, or an exclusion from half a year on. Bets and deposits are refused until then, and we send you no offers. Your money stays yours, and you can withdraw it.</p><p>We do not end a break early, even if you ask.</p>',
    ],
    [
      'พักการเล่นอย่างไร',
      '<p>เปิดบัญชี แล้วเลือกเล่นอย่างรับผิดชอบ เลือกระยะเวลา พักตั้งแต่หนึ่งวันถึงหนึ่งเดือน หรืองดเล่นตั้งแต่ครึ่งปีขึ้นไป ระหว่างนั้นเดิมพันและฝากเงินไม่ได้ และเราจะไม่ส่งข้อเสนอให้ เงินยังเป็นของคุณและถอนได้</p><p>เราไม่ยกเลิกการพักก่อนกำหนด แม้คุณจะขอ</p>',
    ],
  ],
  [
    'messages',
    [
      'How do I choose what I am told?',
      '<p>Open Messages, then Notifications. There you turn notifications of this device on or off, choose what they are about, and set quiet hours. Offers and news come only if you want them.</p><p>Deposits, withdrawals, rewards and new logins always stand in Messages.</p>',
    ],
    [
      'เลือกการแจ้งเตือนอย่างไร',
      '<p>เปิดหน้าข้อความ แล้วเลือกการแจ้งเตือน เปิดหรือปิดการแจ้งเตือนของเครื่องนี้ เลือกเรื่องที่ต้องการ และตั้งช่วงเวลาเงียบได้ ข้อเสนอและข่าวจะส่งเมื่อคุณต้องการเท่านั้น</p><p>การฝาก ถอน รางวัล และการเข้าสู่ระบบใหม่จะอยู่ในหน้าข้อความเสมอ</p>',
    ],
  ],
  [
    'contact',
    [
      'How do I reach customer service?',
      '<p>Open Account, then Live chat, and write what happened. A picture helps. Name the number of the deposit, the withdrawal or the round: it stands in your records. The chat says when nobody is there; your message is answered later.</p><p>Wishes and complaints can also be sent as feedback. The answer stands below it.</p>',
    ],
    [
      'ติดต่อฝ่ายบริการลูกค้าอย่างไร',
      '<p>เปิดหน้าบัญชี เลือกแชทสด แล้วเล่าว่าเกิดอะไรขึ้น แนบภาพได้ โปรดแจ้งหมายเลขรายการฝาก ถอน หรือรอบ ซึ่งดูได้ในประวัติของคุณ หากไม่มีเจ้าหน้าที่ แชทจะแจ้ง และเราจะตอบภายหลัง</p><p>ส่งความคิดเห็นหรือข้อร้องเรียนได้เช่นกัน คำตอบจะอยู่ใต้ข้อความนั้น</p>',
    ],
  ],
];
