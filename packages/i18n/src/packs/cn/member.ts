import type { Messages } from '../../messages.ts';
import type { member as english } from '../en/member.ts';

export const member: Messages<typeof english> = {
  home: {
    memberCenter: '会员中心',
    records: '记录',
    settings: '设置',
    memberSince: '{day} 加入',
    loadFailed: '账号信息加载失败',
    deposit: '存款',
    favourites: '我的收藏',
    recent: '最近玩过',
    agency: '代理中心',
    language: '语言',
    invite: '邀请好友',
    showBalance: '显示余额',
    hideBalance: '隐藏余额',
    balanceFailed: '余额加载失败',
    rewards: '奖励',
    withdraw: '取款',
    profitAndLoss: '盈亏',
  },
  agency: {
    directMembers: '直属会员',
    teamMembers: '团队人数',
    code: '推广码',
    loadFailed: '团队数据加载失败',
    open: '打开代理中心',
  },
  rewardCenter: {
    way: '查看优惠活动',
    off: '请联系客服',
    offText: '奖励中心暂未开放，客服可以告诉您有哪些奖励。',
  },
  security: {
    text: '保护您的账号和资金。',
    password: '修改密码',
    passwordText: '登录时使用的密码',
    devices: '登录设备',
    devicesText: '您当前登录的设备',
    paymentPasswordText: '保护取款的密码',
  },
};
