import type { ThemeMessages } from '@parlor/theme';

/** The arcade's own words: credits go in, players join, scores are kept. */
export const messages: ThemeMessages = {
  EN: {
    'dialogs.welcomeBack': 'Good to see you, player',
    'common.shell.newPlayer': 'First time here? Join the game',
    'common.shell.inviteTitle': 'Call a second player',
    'dialogs.inviteText': 'It is more fun side by side. Send this link to a friend.',
    'common.state.maintenanceTitle': 'Back after a quick repair',
    'games.home.continue': 'One more round',
    'games.home.newGames': 'Just plugged in',
    'games.empty.recentTitle': 'No round played yet',
  },
  TY: {
    'dialogs.welcomeBack': 'ดีใจที่ได้เจอกันอีก',
    'common.shell.newPlayer': 'มาครั้งแรกใช่ไหม สมัครแล้วลงสนามเลย',
    'common.shell.inviteTitle': 'ชวนเพื่อนมาเป็นผู้เล่นคนที่สอง',
    'dialogs.inviteText': 'เล่นด้วยกันสนุกกว่า ส่งลิงก์นี้ให้เพื่อนได้เลย',
    'common.state.maintenanceTitle': 'ขอซ่อมเครื่องสักครู่ เดี๋ยวกลับมา',
    'games.home.continue': 'ต่ออีกสักตา',
    'games.home.newGames': 'เกมใหม่เพิ่งเปิดเครื่อง',
    'games.empty.recentTitle': 'ยังไม่ได้เล่นสักตา',
  },
  CN: {
    'dialogs.welcomeBack': '玩家,欢迎回来',
    'common.shell.newPlayer': '第一次来?加入游戏',
    'common.shell.inviteTitle': '邀请二号玩家',
    'dialogs.inviteText': '一起玩更有趣,把这个链接发给好友吧。',
    'common.state.maintenanceTitle': '机台检修中,马上回来',
    'games.home.continue': '再来一局',
    'games.home.newGames': '新机上架',
    'games.empty.recentTitle': '还没有玩过',
  },
};
