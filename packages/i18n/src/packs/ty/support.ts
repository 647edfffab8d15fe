import type { Messages } from '../../messages.ts';
import type { support as english } from '../en/support.ts';

/** Customer service: the chat and feedback. */
export const support: Messages<typeof english> = {
  chat: {
    log: 'ข้อความ',
    you: 'คุณ',
    service: 'ฝ่ายบริการลูกค้า',
    empty: 'ให้เราช่วยอะไรดี',
    emptyText: 'เขียนถึงเราได้เลย คำตอบจะอยู่ที่นี่ กลับมาอ่านภายหลังได้',
    away: 'ขณะนี้ไม่มีเจ้าหน้าที่',
    awayText: 'ฝากข้อความไว้ได้ เราจะตอบที่นี่ทันทีที่กลับมา',
    loadFailed: 'โหลดข้อความไม่สำเร็จ',
    label: 'ข้อความของคุณ',
    send: 'ส่ง',
    sending: 'กำลังส่ง',
    failed: 'ส่งไม่สำเร็จ',
    retry: 'ส่งอีกครั้ง',
    seen: 'อ่านแล้ว',
    sent: 'ส่งแล้ว',
    tooLong: 'ไม่เกิน {count} ตัวอักษร',
  },
  feedback: {
    title: 'เขียนถึงเรา',
    kind: 'เกี่ยวกับเรื่องอะไร',
    kinds: {
      suggestion: 'ข้อเสนอแนะ',
      problem: 'ปัญหา',
      praise: 'คำชม',
    },
    label: 'ความคิดเห็นของคุณ',
    help: '{min} ถึง {max} ตัวอักษร',
    tooShort: 'กรุณาเขียนอย่างน้อย {min} ตัวอักษร',
    tooLong: 'กรุณาเขียนไม่เกิน {max} ตัวอักษร',
    send: 'ส่งความคิดเห็น',
    sent: 'ขอบคุณ เราอ่านทุกข้อความ',
    yours: 'สิ่งที่คุณส่ง',
    empty: 'คุณยังไม่ได้ส่งอะไร',
    emptyText: 'ชอบอะไร อยากได้อะไร หรืออะไรใช้ไม่ได้ เขียนถึงเราด้านบนได้เลย',
    answer: 'คำตอบของเรา',
    waiting: 'ยังไม่มีคำตอบ',
    more: 'แสดงเพิ่มเติม',
    loadFailed: 'โหลดความคิดเห็นของคุณไม่สำเร็จ',
  },
};
