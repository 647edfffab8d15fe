import type { Messages } from '../../messages.ts';
import type { member as english } from '../en/member.ts';

export const member: Messages<typeof english> = {
  title: { home: '我的' },
  home: { memberCenter: '会员中心', records: '记录', settings: '设置', memberSince: '{day} 加入', loadFailed: '账号信息加载失败', deposit: '存款', favourites: '我的收藏', recent: '最近玩过', agency: '代理中心', language: '语言', invite: '邀请好友', showBalance: '显示余额', hideBalance: '隐藏余额', balanceFailed: '余额加载失败' },
};
