import type { Messages } from '../../messages.ts';
import type { dialogs as english } from '../en/dialogs.ts';

/** Texts of dialogs that belong to the site itself. */
export const dialogs: Messages<typeof english> = {
  guideShare: '点按 Safari 工具栏中的分享按钮。',
  guideAdd: '向下滑动并选择“添加到主屏幕”。',
  guideConfirm: '点按右上角“添加”，图标便出现在主屏幕上。',
  guideOldTitle: 'iOS 12.1 及更早版本',
  guideOldShare: '若工具栏已隐藏，请点按一次屏幕底部边缘。',
  guideOldAdd: '“添加到主屏幕”在下排图标中，请向左滑动该排。',
  guideOldCookies: '从图标打开本站后，需要重新登录一次。',
  speedText: '各线路响应您所需的时间，最快的排在最前。',
  speedMeasuring: '正在测速…',
  speedFastest: '最快',
  speedHere: '当前线路',
  speedUnreachable: '无法连接',
  speedTime: '{ms} 毫秒',
  speedSwitch: '切换',
  speedAgain: '重新测速',
  speedNoneTitle: '仅有一条线路',
  speedNoneText: '您正在使用它，本站没有其他线路可比较。',
  speedDone: '{count, plural, other {# 条线路已响应}}',
  logoutTitle: '确定退出登录？',
  logoutText: '您可以随时重新登录。',
  logoutTrialText: '本次免费试玩将结束，您可以随时重新开始。',
  loggingOut: '正在退出…',
  loggedOut: '您已退出登录',
  inviteVisitor: '请先登录或注册，您的邀请才会以您的名义发出。',
  invitePlace: '本站链接',
};
