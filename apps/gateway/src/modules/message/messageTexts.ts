import type { LanguageCode } from '@parlor/contract';
import type { CodePurpose, MessageTable } from '../../tables/messageTables.ts';

interface Wording {
  language: LanguageCode;
  merchantName: string;
}

interface MessageTexts {
  /** One text message for each purpose: it names the purpose and asks the player not to share the code. */
  code: Record<CodePurpose, (merchant: string, code: string) => string>;
  /** The subject of a mail with a code. */
  codeSubject: (merchant: string) => string;
  numberTaken: (merchant: string) => string;
  addressTaken: (merchant: string) => string;
  link: {
    subject: (merchant: string) => string;
    intro: (name: string) => string;
    button: string;
    outro: string;
  };
}

/** Texts of SMS and mail in the languages of the demo; English for all others. */
const texts = {
  EN: {
    code: {
      login: (merchant, code) => `${code} is your ${merchant} login code. It is good for 10 minutes. Tell nobody.`,
      register: (merchant, code) =>
        `${code} is your ${merchant} registration code. It is good for 10 minutes. Tell nobody.`,
      reset: (merchant, code) =>
        `${code} is your ${merchant} code for a new password. It is good for 10 minutes. Tell nobody.`,
      payment: (merchant, code) =>
        `${code} is your ${merchant} code for a new payment password. It is good for 10 minutes. Tell nobody.`,
      bind: (merchant, code) =>
        `${code} is your ${merchant} code to confirm this contact. It is good for 10 minutes. Tell nobody.`,
      passkey: (merchant, code) =>
        `${code} is your ${merchant} code to remove lost passkeys. It is good for 10 minutes. Tell nobody.`,
    },
    codeSubject: (merchant) => `Your ${merchant} code`,
    numberTaken: (merchant) =>
      `This number already belongs to a ${merchant} account. Log in with it, or set a new password.`,
    addressTaken: (merchant) =>
      `This address already belongs to a ${merchant} account. Log in with it, or set a new password.`,
    link: {
      subject: (merchant) => `Your new ${merchant} password`,
      intro: (name) => `Hello ${name}. Open the link below to set a new password. It works once, for 30 minutes.`,
      button: 'Set a new password',
      outro: 'You did not ask for this? Then do nothing: your password stays as it is.',
    },
  },
  TY: {
    code: {
      login: (merchant, code) => `${code} คือรหัสเข้าสู่ระบบ ${merchant} ใช้ได้ 10 นาที ห้ามบอกใคร`,
      register: (merchant, code) => `${code} คือรหัสสมัครสมาชิก ${merchant} ใช้ได้ 10 นาที ห้ามบอกใคร`,
      reset: (merchant, code) => `${code} คือรหัสตั้งรหัสผ่านใหม่ ${merchant} ใช้ได้ 10 นาที ห้ามบอกใคร`,
      payment: (merchant, code) => `${code} คือรหัสชำระเงินใหม่ ${merchant} ใช้ได้ 10 นาที ห้ามบอกใคร`,
      bind: (merchant, code) => `${code} คือรหัสยืนยันตัวตน ${merchant} ใช้ได้ 10 นาที ห้ามบอกใคร`,
      passkey: (merchant, code) => `${code} คือรหัสลบพาสคีย์ ${merchant} ใช้ได้ 10 นาที ห้ามบอกใคร`,
    },
    codeSubject: (merchant) => `รหัสจาก ${merchant}`,
    numberTaken: (merchant) => `หมายเลขนี้มีบัญชี ${merchant} แล้ว โปรดเข้าสู่ระบบหรือตั้งรหัสใหม่`,
    addressTaken: (merchant) => `อีเมลนี้มีบัญชี ${merchant} แล้ว โปรดเข้าสู่ระบบหรือตั้งรหัสใหม่`,
    link: {
      subject: (merchant) => `ตั้งรหัสผ่านใหม่สำหรับ ${merchant}`,
      intro: (name) => `สวัสดีคุณ ${name} เปิดลิงก์ด้านล่างเพื่อตั้งรหัสผ่านใหม่ ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 30 นาที`,
      button: 'ตั้งรหัสผ่านใหม่',
      outro: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านของคุณยังคงเดิม',
    },
  },
  CN: {
    code: {
      login: (merchant, code) => `【${merchant}】登录验证码：${code}，10 分钟内有效，请勿告诉他人。`,
      register: (merchant, code) => `【${merchant}】注册验证码：${code}，10 分钟内有效，请勿告诉他人。`,
      reset: (merchant, code) => `【${merchant}】重设密码验证码：${code}，10 分钟内有效，请勿告诉他人。`,
      payment: (merchant, code) => `【${merchant}】重设支付密码验证码：${code}，10 分钟内有效，请勿告诉他人。`,
      bind: (merchant, code) => `【${merchant}】绑定验证码：${code}，10 分钟内有效，请勿告诉他人。`,
      passkey: (merchant, code) => `【${merchant}】移除通行密钥验证码：${code}，10 分钟内有效，请勿告诉他人。`,
    },
    codeSubject: (merchant) => `您的 ${merchant} 验证码`,
    numberTaken: (merchant) => `【${merchant}】该手机号已注册账号，请直接登录或重设密码。`,
    addressTaken: (merchant) => `【${merchant}】该邮箱已属于一个账号，请直接登录或重设密码。`,
    link: {
      subject: (merchant) => `重设您的 ${merchant} 密码`,
      intro: (name) => `${name}，您好。请打开下面的链接设置新密码。链接仅可使用一次，30 分钟内有效。`,
      button: '设置新密码',
      outro: '如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。',
    },
  },
} satisfies Partial<Record<LanguageCode, MessageTexts>>;

function textsIn(language: LanguageCode): MessageTexts {
  return Object.hasOwn(texts, language) ? texts[language as keyof typeof texts] : texts.EN;
}

/** Returns the message with a code. */
export function codeText(purpose: CodePurpose, { language, merchantName, code }: Wording & { code: string }): string {
  return textsIn(language).code[purpose](merchantName, code);
}

/** Returns the subject of a mail with a code. */
export function codeSubject({ language, merchantName }: Wording): string {
  return textsIn(language).codeSubject(merchantName);
}

/** Returns the message to a number or an address that somebody tried to add and that already belongs to an account. */
export function contactTakenText(channel: MessageTable['channel'], { language, merchantName }: Wording): string {
  const { numberTaken, addressTaken } = textsIn(language);
  return (channel === 'sms' ? numberTaken : addressTaken)(merchantName);
}

/** The data of a mail with a reset link. */
export interface LinkMail {
  subject: string;
  intro: string;
  button: string;
  outro: string;
}

/** Returns the texts of the mail with a link for a new password. */
export function linkMail({ language, merchantName, accountName }: Wording & { accountName: string }): LinkMail {
  const { subject, intro, button, outro } = textsIn(language).link;
  return { subject: subject(merchantName), intro: intro(accountName), button, outro };
}
