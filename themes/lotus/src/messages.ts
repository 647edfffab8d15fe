import type { ThemeMessages } from '@parlor/theme';

/** The market's own words. */
export const messages: ThemeMessages = {
  EN: {
    'dialogs.inviteText': 'Bring a friend to the market: share this link.',
    'games.home.welcome': 'The lamps are lit at {brand}',
    'games.home.welcomeText': 'A market of games, open all night.',
  },
  TY: {
    'dialogs.inviteText': 'ชวนเพื่อนมาเดินตลาดด้วยกัน แชร์ลิงก์นี้ได้เลย',
    'games.home.welcome': '{brand} เปิดไฟต้อนรับแล้ว',
    'games.home.welcomeText': 'ตลาดเกมที่เปิดตลอดคืน',
  },
};
