import type { Messages } from '../../messages.ts';
import type { games as english } from '../en/games.ts';

export const games: Messages<typeof english> = {
  title: {
    home: 'หน้าแรก', search: 'ค้นหาเกม', favourites: 'เกมโปรด', recent: 'เล่นล่าสุด', play: 'เกม', provider: 'ค่ายเกม',
  },
  category: {
    ALL: 'เกมทั้งหมด', HOT: 'ยอดนิยม', SLOT: 'สล็อต', CRASH: 'แครช', LIVE: 'คาสิโนสด', SPORTS: 'กีฬา', ESPORTS: 'อีสปอร์ต', COCKFIGHT: 'ไก่ชน', FISH: 'ยิงปลา', PVP: 'เกมไพ่',
    RNG: 'สล็อตและอาร์เคด', LOTT: 'หวย', ELOTT: 'หวยด่วน', BINGO: 'บิงโก', JACKPOT: 'แจ็กพอต', INHOUSE: 'เกมของเรา', JL: 'JILI', RTG: 'RTG', FEATUREBUY: 'ซื้อฟีเจอร์',
    FAV: 'เกมโปรด', RECENT: 'ล่าสุด', PROMO: 'โปรโมชั่น',
  },
  home: {
    welcome: 'ยินดีต้อนรับสู่ {brand}', welcomeText: 'สล็อต คาสิโนสด และกีฬา ครบในที่เดียว',
    banners: 'ข้อเสนอ', notices: 'ประกาศ', noNotices: 'ไม่มีประกาศ', continue: 'เล่นต่อ', categories: 'หมวดเกม',
    search: 'ค้นหาเกม', newGames: 'เกมใหม่', winners: 'ผู้ชนะล่าสุด', won: '{account} ชนะในเกม {game}', demo: 'ตัวอย่าง', promotions: 'โปรโมชั่น', vendors: 'ค่ายเกม',
    jackpot: 'แจ็กพอตรวม', jackpotText: 'เพิ่มขึ้นทุกครั้งที่มีการหมุน', jackpotAction: 'ดูเกมแจ็กพอต', pauseWinners: 'หยุดรายการผู้ชนะล่าสุดชั่วคราว', playWinners: 'เล่นรายการผู้ชนะล่าสุดต่อ',
  },
  card: {
    isNew: 'ใหม่', isHot: 'ฮิต', hasJackpot: 'แจ็กพอต', maintenance: 'ปิดปรับปรุง', addFavourite: 'เพิ่ม {game} ในเกมโปรด', removeFavourite: 'นำ {game} ออกจากเกมโปรด',
  },
  list: {
    loading: 'กำลังโหลดเกม…', count: '{count, plural, other {# เกม}}', all: 'ทั้งหมด', isNew: 'ใหม่', hot: 'ฮิต', favourite: 'เกมโปรด', recent: 'ล่าสุด',
    vendors: 'ค่ายเกม', classes: 'ประเภทเกม', chosen: 'ตัวกรองที่เลือก', remove: 'นำตัวกรองออก: {filter}', filter: 'ตัวกรอง', filterTitle: 'กรองเกม', apply: 'แสดงเกม', reset: 'ล้างทั้งหมด',
    findVendor: 'ค้นหาค่ายเกม', minBet: 'เดิมพันขั้นต่ำไม่เกิน', minLine: 'จำนวนไลน์อย่างน้อย', minBetChip: 'เดิมพันเริ่มต้นไม่เกิน {amount}', minLineChip: '{count, plural, other {# ไลน์ขึ้นไป}}', nameChip: '“{name}”',
    end: 'แสดงครบทุกเกมแล้ว',
  },
  search: {
    label: 'ค้นหาตามชื่อเกม', placeholder: 'ชื่อเกม', clear: 'ล้างคำค้นหา', hot: 'กำลังฮิตตอนนี้', results: 'ผลการค้นหา', showAll: '{count, plural, other {แสดงทั้งหมด # เกม}}',
  },
  empty: {
    title: 'ยังไม่มีเกมในหมวดนี้', text: 'ลองเลือกค่ายเกมหรือประเภทเกมอื่น', filteredTitle: 'ไม่พบเกมที่ตรงกัน', filteredText: 'ลองนำตัวกรองออก หรือค้นหาด้วยชื่ออื่น', showAll: 'แสดงเกมทั้งหมด',
    favouritesTitle: 'ยังไม่มีเกมโปรด', favouritesText: 'แตะรูปหัวใจบนเกมที่ชอบ แล้วเกมจะรอคุณอยู่ที่นี่', recentTitle: 'ยังไม่เคยเล่นเกม', recentText: 'เกมที่คุณเล่นจะแสดงที่นี่ โดยเกมล่าสุดอยู่บนสุด',
    browse: 'ดูเกมยอดนิยม', vendorsTitle: 'ยังไม่มีค่ายเกม', vendorsText: 'ค่ายเกมจะแสดงที่นี่เมื่อเปิดให้บริการ',
  },
  failed: {
    title: 'โหลดเกมไม่สำเร็จ', favourite: 'บันทึกเกมโปรดไม่สำเร็จ กรุณาลองอีกครั้ง', offline: 'คุณออฟไลน์อยู่ รายการจะโหลดเมื่อเชื่อมต่อได้อีกครั้ง',
  },
  play: {
    opening: 'กำลังเปิดเกม…', frame: 'เกม {game}', back: 'ออกจากเกม', freePlay: 'เล่นฟรี', balance: 'ยอดเงิน', hidden: 'ซ่อนยอดเงินอยู่', refreshing: 'กำลังอัปเดตยอดเงิน', show: 'แสดงยอดเงิน', hide: 'ซ่อนยอดเงิน',
    failedTitle: 'เปิดเกมไม่สำเร็จ', maintenanceTitle: 'พบกันเร็ว ๆ นี้', others: 'เกมอื่น', forMoney: 'เล่นด้วยเงินจริง', unsafe: 'ที่อยู่ของเกมนี้ไม่ปลอดภัย จึงไม่ได้เปิดเกม', deposit: 'ฝากเงิน',
  },
  lotteries: { all: 'หวยทั้งหมด' },
  providers: { games: '{count, plural, other {# เกม}}' },
};
