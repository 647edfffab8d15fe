import { fromMinor, tagOf, type Currency, type LanguageCode } from '@parlor/contract';
import type { SandboxPayment } from './sandbox.repository.ts';
import { escapeHtml } from '../../http/html.ts';

interface PageText {
  title: string;
  notice: string;
  payTo: string;
  method: string;
  order: string;
  hint: string;
  confirm: string;
  decline: string;
  paid: string;
  paidHint: string;
  failed: string;
  failedHint: string;
  expired: string;
  expiredHint: string;
  missing: string;
  missingHint: string;
  back: string;
}

/** The page stands in for a provider's page. It has the languages of the demo; English for all others. */
const texts = {
  EN: {
    title: 'Sandbox payment',
    notice: 'This is a test payment page. No real money moves.',
    payTo: 'Pay to',
    method: 'Method',
    order: 'Order',
    hint: 'Confirm to finish the payment, or decline to see what a refused payment looks like. The order is open for 30 minutes.',
    confirm: 'Confirm payment',
    decline: 'Decline',
    paid: 'Payment received',
    paidHint: 'Your balance is being topped up. You will be taken back in a moment.',
    failed: 'Payment declined',
    failedHint: 'Nothing was charged. You will be taken back in a moment.',
    expired: 'This order has expired',
    expiredHint: 'Nothing was charged. Start a new deposit on the site.',
    missing: 'No such payment',
    missingHint: 'The address is incomplete or the payment is gone.',
    back: 'Back to the site',
  },
  TY: {
    title: 'ชำระเงินแบบทดลอง',
    notice: 'หน้านี้ใช้สำหรับทดสอบเท่านั้น ไม่มีการตัดเงินจริง',
    payTo: 'ชำระให้',
    method: 'ช่องทาง',
    order: 'หมายเลขรายการ',
    hint: 'กดยืนยันเพื่อชำระเงิน หรือกดปฏิเสธเพื่อดูตัวอย่างรายการที่ไม่สำเร็จ รายการนี้ชำระได้ภายใน 30 นาที',
    confirm: 'ยืนยันการชำระเงิน',
    decline: 'ปฏิเสธ',
    paid: 'ได้รับการชำระเงินแล้ว',
    paidHint: 'ระบบกำลังเติมยอดเงินให้คุณ และจะพากลับไปที่เว็บไซต์ในอีกสักครู่',
    failed: 'ปฏิเสธการชำระเงินแล้ว',
    failedHint: 'ไม่มีการตัดเงิน ระบบจะพากลับไปที่เว็บไซต์ในอีกสักครู่',
    expired: 'รายการนี้หมดอายุแล้ว',
    expiredHint: 'ไม่มีการตัดเงิน กรุณาทำรายการฝากใหม่ที่เว็บไซต์',
    missing: 'ไม่พบรายการชำระเงิน',
    missingHint: 'ที่อยู่ไม่ครบถ้วน หรือรายการนี้ไม่มีอยู่แล้ว',
    back: 'กลับไปที่เว็บไซต์',
  },
  CN: {
    title: '模拟支付',
    notice: '这是测试支付页面，不会产生真实扣款。',
    payTo: '收款方',
    method: '支付方式',
    order: '订单号',
    hint: '点击确认完成支付，或点击拒绝查看支付失败的效果。订单 30 分钟内有效。',
    confirm: '确认支付',
    decline: '拒绝',
    paid: '支付成功',
    paidHint: '正在为您入账，稍后将自动返回。',
    failed: '支付已拒绝',
    failedHint: '未扣款，稍后将自动返回。',
    expired: '订单已过期',
    expiredHint: '未扣款，请返回网站重新发起存款。',
    missing: '未找到该支付',
    missingHint: '链接不完整，或支付已失效。',
    back: '返回网站',
  },
} satisfies Partial<Record<LanguageCode, PageText>>;

function isSpoken(language: string): language is keyof typeof texts {
  return Object.hasOwn(texts, language);
}

const style = `
:root{color-scheme:light dark;--page:#eef1f6;--card:#fff;--text:#151a24;--soft:#556074;--line:#dce2ec;--accent:#0b5fd0;--onAccent:#fff;--good:#0a7a43;--bad:#b3261e;--note:#fff4d6;--onNote:#5c4300}
@media (prefers-color-scheme:dark){:root{--page:#0e1218;--card:#181e28;--text:#f1f4f9;--soft:#a6b1c3;--line:#2c3646;--accent:#7db4ff;--onAccent:#07203f;--good:#5fd39a;--bad:#ff9c94;--note:#3a2f10;--onNote:#ffdf8c}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,"Noto Sans Thai",sans-serif}
main{inline-size:min(26rem,100%);background:var(--card);border:1px solid var(--line);border-radius:1.25rem;overflow:hidden;box-shadow:0 1rem 3rem rgb(0 0 0/.12)}
.note{margin:0;padding:.6rem 1.25rem;background:var(--note);color:var(--onNote);font-size:.875rem;text-align:center}
.body{padding:1.5rem 1.25rem;display:grid;gap:1.25rem}
h1{margin:0;font-size:1.125rem;text-align:center}
.amount{margin:0;text-align:center;font-size:2.25rem;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.amount small{font-size:1rem;font-weight:600;color:var(--soft);margin-inline-start:.35rem}
dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;padding-block:1rem;border-block:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;text-align:end;overflow-wrap:anywhere}
dd.small{font-size:.8125rem}
p{margin:0;color:var(--soft);font-size:.9375rem;text-align:center}
form{display:grid;gap:.75rem}
button,.back{font:inherit;font-weight:600;display:block;inline-size:100%;min-block-size:3rem;padding:.7rem 1rem;border-radius:.875rem;border:1px solid transparent;cursor:pointer;text-align:center;text-decoration:none}
.confirm,.back{background:var(--accent);color:var(--onAccent)}
.decline{background:transparent;color:var(--text);border-color:var(--line)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.mark{inline-size:4rem;block-size:4rem;margin-inline:auto;border-radius:50%;display:grid;place-items:center;color:var(--card);font-size:2rem;font-weight:700}
.mark.good{background:var(--good)}.mark.bad{background:var(--bad)}
`;

/** The payment of a page, and the CSP nonce that its style needs. */
export interface SandboxPageInput {
  payment: SandboxPayment | undefined;
  /** The time in epoch milliseconds. */
  now: number;
  nonce: string;
}

/**
 * Renders the sandbox's payment page: the amount and two buttons, or the outcome and the way back. It runs no script.
 */
export function sandboxPage({ payment, now, nonce }: SandboxPageInput): string {
  const language = payment && isSpoken(payment.language) ? payment.language : 'EN';
  const text = texts[language];
  const isOver = payment !== undefined && payment.state !== 'WAITING';
  const refresh = isOver ? `<meta http-equiv="refresh" content="3;url=${escapeHtml(payment.return_path)}">` : '';
  return `<!doctype html>
<html lang="${tagOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
${refresh}<title>${text.title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><p class="note">${text.notice}</p><div class="body">${bodyOf(payment, now, text)}</div></main></body></html>`;
}

function bodyOf(payment: SandboxPayment | undefined, now: number, text: PageText): string {
  if (payment === undefined) return outcome('bad', text.missing, text.missingHint, '/m', text.back);
  if (payment.state === 'PAID')
    return amountOf(payment) + outcome('good', text.paid, text.paidHint, payment.return_path, text.back);
  if (payment.state === 'FAILED') return outcome('bad', text.failed, text.failedHint, payment.return_path, text.back);
  if (payment.expires_at <= now) return outcome('bad', text.expired, text.expiredHint, payment.return_path, text.back);
  return `<h1>${text.title}</h1>${amountOf(payment)}
<dl><dt>${text.payTo}</dt><dd>${escapeHtml(payment.merchant_name)}</dd><dt>${text.method}</dt><dd>${escapeHtml(payment.method_name)}</dd><dt>${text.order}</dt><dd class="small">${escapeHtml(payment.order_id)}</dd></dl>
<p>${text.hint}</p>
<form method="post"><button class="confirm" name="decision" value="confirm">${text.confirm}</button><button class="decline" name="decision" value="decline">${text.decline}</button></form>`;
}

function amountOf({ amount, currency }: SandboxPayment): string {
  const [integer = '', fraction] = fromMinor(amount, currency as Currency).split('.');
  const grouped = integer.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `<p class="amount">${grouped}${fraction === undefined ? '' : `.${fraction}`}<small>${escapeHtml(currency)}</small></p>`;
}

function outcome(kind: 'good' | 'bad', title: string, hint: string, href: string, back: string): string {
  return `<div class="mark ${kind}" aria-hidden="true">${kind === 'good' ? '✓' : '!'}</div><h1>${title}</h1><p>${hint}</p><a class="back" href="${escapeHtml(href)}">${back}</a>`;
}
