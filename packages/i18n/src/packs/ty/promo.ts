import type { Messages } from '../../messages.ts';
import type { promo as english } from '../en/promo.ts';

export const promo: Messages<typeof english> = {
  activity: {
    all: 'ทั้งหมด',
    filter: 'ประเภทโปรโมชั่น',
    more: 'ดูเพิ่มเติม',
    longTerm: 'จนกว่าจะมีการเปลี่ยนแปลง',
    range: '{from} – {to}',
    empty: 'ขณะนี้ยังไม่มีโปรโมชั่น',
    emptyText: 'โปรโมชั่นใหม่จะประกาศที่นี่',
    loadFailed: 'โหลดโปรโมชั่นไม่สำเร็จ',
    gone: 'โปรโมชั่นนี้สิ้นสุดแล้ว',
    goneText: 'ดูโปรโมชั่นที่มีอยู่ตอนนี้',
    toAll: 'โปรโมชั่นทั้งหมด',
  },
  notice: {
    empty: 'ไม่มีประกาศ',
    emptyText: 'ข่าวสารจะแสดงที่นี่',
    loadFailed: 'โหลดประกาศไม่สำเร็จ',
    gone: 'ไม่มีประกาศนี้แล้ว',
    goneText: 'ดูประกาศอื่นที่มีอยู่ตอนนี้',
    toAll: 'ประกาศทั้งหมด',
  },
  help: {
    empty: 'ยังไม่มีหัวข้อช่วยเหลือ',
    loadFailed: 'โหลดศูนย์ช่วยเหลือไม่สำเร็จ',
    gone: 'ไม่พบหัวข้อนี้',
    toAll: 'หัวข้อทั้งหมด',
  },
  applyReward: {
    soon: 'คุณจะขอรับรางวัลนี้ได้ที่นี่',
    soonText:
      'พร้อมสิ่งที่โปรโมชั่นกำหนด เช่น รูปภาพหรือหมายเหตุ ระหว่างนี้ฝ่ายบริการลูกค้ารับคำขอของคุณได้',
    way: 'อ่านโปรโมชั่น',
  },
};
