import { attribution } from '../attribution.ts';
import type { LocalisedText } from '../catalogue/vendors.ts';
import { helpChinese } from './helpChinese.ts';
import { helpMoreQuestions } from './helpMoreQuestions.ts';
import { helpQuestions, type HelpPlan } from './helpQuestions.ts';

/** A help centre page. */
export interface DemoHelpItem {
  /** Selects the page in `/m/help?tag=`. */
  tag: string;
  title: HelpText;
  /** Short HTML. */
  content: HelpText;
}

/** Help is written in Chinese too. */
type HelpText = LocalisedText & { CN?: string };

const plans: readonly HelpPlan[] = [
  [
    'deposit',
    [
      'How to deposit',
      '<ol><li>Open Deposit in the bottom bar.</li><li>Choose a method and an amount; the smallest and largest amounts stand below the field.</li><li>Confirm with your payment provider. The money is in your balance as soon as the provider confirms.</li></ol><p>A method that has a fee shows it before you confirm. If a payment was taken but not credited after ten minutes, send us its reference number.</p>',
    ],
    [
      'วิธีฝากเงิน',
      '<ol><li>กดปุ่มฝากเงินที่แถบด้านล่าง</li><li>เลือกช่องทางและจำนวนเงิน ยอดต่ำสุดและสูงสุดแสดงใต้ช่องกรอก</li><li>ยืนยันกับผู้ให้บริการชำระเงิน เงินจะเข้าทันทีที่ผู้ให้บริการยืนยัน</li></ol><p>หากช่องทางใดมีค่าธรรมเนียม ระบบจะแสดงก่อนคุณยืนยัน หากถูกตัดเงินแล้วแต่ยอดไม่เข้าภายในสิบนาที โปรดส่งเลขอ้างอิงให้เรา</p>',
    ],
  ],
  [
    'withdraw',
    [
      'How to withdraw',
      '<ol><li>Set a payment password in the security centre.</li><li>Open Withdraw, choose your bank card and the amount.</li><li>Confirm with the payment password.</li></ol><p>The amount is set aside at once and paid after a check, usually within an hour. You can cancel until the payment starts.</p>',
    ],
    [
      'วิธีถอนเงิน',
      '<ol><li>ตั้งรหัสผ่านการเงินที่ศูนย์ความปลอดภัย</li><li>เปิดหน้าถอนเงิน เลือกบัญชีธนาคารและจำนวนเงิน</li><li>ยืนยันด้วยรหัสผ่านการเงิน</li></ol><p>ยอดจะถูกกันไว้ทันทีและโอนหลังการตรวจสอบ โดยปกติภายในหนึ่งชั่วโมง ยกเลิกได้จนกว่าจะเริ่มโอน</p>',
    ],
  ],
  [
    'fair-play',
    [
      'Fair play',
      '<p>Rounds of our own games are decided by numbers that are fixed before you bet: we show the fingerprint of a secret seed first and the seed itself afterwards, and your own seed takes part. With both you can recompute any round.</p><p>Every bet and win is one entry in a ledger that is never rewritten. Your betting record shows all of them.</p><p>Over many rounds a game pays back less than it takes; the share stands in its rules.</p>',
    ],
    [
      'ความโปร่งใสของเกม',
      '<p>เกมของเราเองตัดสินด้วยตัวเลขที่กำหนดไว้ก่อนคุณเดิมพัน เราแสดงลายนิ้วมือของค่าตั้งต้นลับก่อน และเปิดเผยค่านั้นภายหลัง โดยค่าตั้งต้นของคุณมีส่วนร่วมด้วย คุณจึงคำนวณซ้ำได้ทุกรอบ</p><p>ทุกการเดิมพันและการชนะคือหนึ่งรายการในบัญชีแยกประเภทที่ไม่มีการแก้ย้อนหลัง ดูได้ทั้งหมดในประวัติเดิมพัน</p><p>เมื่อเล่นหลายรอบ เกมจะจ่ายคืนน้อยกว่าที่รับไว้ อัตราระบุอยู่ในกติกาของแต่ละเกม</p>',
    ],
  ],
  [
    'responsible',
    [
      'Play responsibly',
      '<p>Play is entertainment and costs money. Decide before you start what you can afford to lose.</p><ul><li>Set limits of your own under Account, Play responsibly: for deposits, losses and stakes by day, week or month.</li><li>Take a break there, from a day to a month, or exclude yourself for half a year or longer. Nobody ends it early.</li><li>Do not play to win back losses, when tired, or with borrowed money.</li></ul><p>If play stops being fun, talk to someone you trust or to the mental health line 1323 (Thailand).</p>',
    ],
    [
      'เล่นอย่างรับผิดชอบ',
      '<p>การเล่นคือความบันเทิงและมีค่าใช้จ่าย ตัดสินใจก่อนเริ่มว่าคุณเสียได้เท่าไร</p><ul><li>ตั้งวงเงินของคุณเองที่บัญชี เมนูเล่นอย่างรับผิดชอบ ทั้งยอดฝาก ยอดเสีย และยอดเดิมพัน รายวัน รายสัปดาห์ หรือรายเดือน</li><li>พักการเล่นได้ที่หน้านั้น ตั้งแต่หนึ่งวันถึงหนึ่งเดือน หรืองดเล่นตั้งแต่ครึ่งปีขึ้นไป ไม่มีใครยกเลิกก่อนกำหนดได้</li><li>อย่าเล่นเพื่อเอาคืน อย่าเล่นตอนเหนื่อย และอย่าเล่นด้วยเงินยืม</li></ul><p>หากการเล่นไม่สนุกอีกต่อไป โปรดคุยกับคนที่ไว้ใจ หรือสายด่วนสุขภาพจิต 1323</p>',
    ],
  ],
  [
    'terms',
    [
      'Terms',
      '<p>By opening an account you confirm that you are of legal age where you live and that playing is allowed there.</p><ul><li>One account a person. Keep your passwords to yourself.</li><li>Deposits come from, and withdrawals go to, your own accounts only.</li><li>A round that is interrupted is finished or its bet is returned.</li><li>Bonuses have their terms on their own page; nothing is hidden elsewhere.</li><li>We keep records as the law asks and use your data only to run your account.</li></ul><p>This is the demo merchant of the product: its money is not real.</p>',
    ],
    [
      'ข้อกำหนด',
      '<p>เมื่อเปิดบัญชี คุณยืนยันว่าบรรลุนิติภาวะตามกฎหมายในที่ที่คุณอยู่ และการเล่นได้รับอนุญาตที่นั่น</p><ul><li>หนึ่งคนหนึ่งบัญชี โปรดเก็บรหัสผ่านเป็นความลับ</li><li>ฝากและถอนผ่านบัญชีของตนเองเท่านั้น</li><li>รอบที่ถูกขัดจังหวะจะเล่นจนจบหรือคืนเงินเดิมพัน</li><li>โบนัสมีเงื่อนไขในหน้าของตัวเอง ไม่มีเงื่อนไขซ่อนที่อื่น</li><li>เราเก็บข้อมูลตามที่กฎหมายกำหนด และใช้ข้อมูลเพื่อดูแลบัญชีของคุณเท่านั้น</li></ul><p>นี่คือร้านสาธิตของผลิตภัณฑ์ เงินในระบบไม่ใช่เงินจริง</p>',
    ],
  ],
  [
    'bonus',
    [
      'Bonuses and wagering',
      '<p>A bonus is extra money with a condition: it has to be bet a stated number of times before it becomes yours to withdraw. The reward centre shows how far you are.</p><p>Your own money is always used first, and you may give up a bonus at any time.</p>',
    ],
    [
      'โบนัสและการทำยอด',
      '<p>โบนัสคือเงินเพิ่มที่มีเงื่อนไข ต้องเดิมพันครบจำนวนเท่าที่ระบุก่อนถอน ดูความคืบหน้าได้ที่ศูนย์รางวัล</p><p>ระบบใช้เงินของคุณก่อนเสมอ และคุณสละโบนัสได้ทุกเมื่อ</p>',
    ],
  ],
  [
    'account',
    [
      'Account and security',
      '<p>Use a password that you use nowhere else, and set a payment password for withdrawals. The security centre lists the devices that are logged in; end the ones you do not know.</p><p>If you forget your password, choose “Forgot password” on the login page.</p>',
    ],
    [
      'บัญชีและความปลอดภัย',
      '<p>ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น และตั้งรหัสผ่านการเงินสำหรับถอนเงิน ศูนย์ความปลอดภัยแสดงอุปกรณ์ที่เข้าสู่ระบบ หากไม่รู้จักให้สั่งออกจากระบบ</p><p>หากลืมรหัสผ่าน กด “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ</p>',
    ],
  ],
];

/** Returns the credits: the licences of icons and fonts require that their authors are named where the art is shown. */
function creditsPage(): DemoHelpItem {
  const { icons, faces } = attribution;
  const link = (url: string, text: string): string => `<a href="${url}">${text}</a>`;
  const source = `${link(icons.url, icons.title)} (${link(icons.licenceUrl, icons.licence)})`;
  const lists = `<p>${icons.authors.join(', ')}</p><p>${faces.names.join(', ')} (${faces.licence})</p>`;
  return {
    tag: 'credits',
    title: { EN: 'Credits', TY: 'เครดิตภาพและแบบอักษร', CN: '图片与字体来源' },
    content: {
      EN: `<p>Pictures are made from icons of ${source}, changed in colour and combined. Authors of the icons, then fonts:</p>${lists}`,
      TY: `<p>ภาพสร้างจากไอคอนของ ${source} โดยเปลี่ยนสีและนำมาประกอบกัน ผู้สร้างไอคอนและแบบอักษรมีดังนี้</p>${lists}`,
      CN: `<p>图片由 ${source} 的图标改色并组合而成。图标作者和字体如下：</p>${lists}`,
    },
  };
}

/** Returns the demo merchant's help pages, in list order. */
export function demoHelp(): DemoHelpItem[] {
  const pages = [...plans, ...helpQuestions, ...helpMoreQuestions].map(([tag, en, ty]) => {
    const cn = helpChinese[tag];
    return {
      tag,
      title: { EN: en[0], TY: ty[0], ...(cn && { CN: cn[0] }) },
      content: { EN: en[1], TY: ty[1], ...(cn && { CN: cn[1] }) },
    };
  });
  return [...pages, creditsPage()];
}
