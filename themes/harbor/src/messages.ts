import type { ThemeMessages } from '@parlor/theme';

/** The paper's own words. */
export const messages: ThemeMessages = {
  EN: {
    'common.shell.promotion': 'Offers',
    'games.home.welcome': 'Today in {brand}',
    'games.home.welcomeText': 'Fixtures, odds and games, every day.',
  },
  TY: {
    'common.shell.promotion': 'ข้อเสนอ',
    'games.home.welcome': 'วันนี้ใน {brand}',
    'games.home.welcomeText': 'โปรแกรมแข่ง ราคา และเกม ทุกวัน',
  },
};
