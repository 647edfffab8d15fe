import type { Messages } from '../../messages.ts';
import type { screens as english } from '../en/screens.ts';

/** Titles of screens by feature: the frame shows them before the feature has arrived. */
export const screens: Messages<typeof english> = {
  auth: {
    login: '登录',
    register: '注册账号',
    forget: '忘记密码',
    changePassword: '修改密码',
    agentLogin: '代理登录',
    devices: '登录设备',
  },
  promo: {
    activity: '优惠活动',
    activityDetail: '活动详情',
    applyReward: '领取奖励',
    notice: '公告',
    noticeDetail: '公告详情',
    help: '帮助中心',
    helpDetail: '帮助',
  },
  wallet: {
    deposit: '存款',
    withdraw: '取款',
    gameRecord: '投注记录',
    transactionRecord: '账户明细',
    profitAndLoss: '盈亏',
  },
  member: {
    home: '我的',
    benefits: 'VIP 福利',
    manualRebate: '返水',
    rewardCenter: '奖励中心',
    securityCenter: '安全中心',
    paymentPassword: '支付密码',
    passkeys: '通行密钥',
    identity: '身份验证',
    bankCards: '银行卡',
    profile: '昵称和头像',
    bindMobile: '手机号码',
    bindEmail: '邮箱',
    messages: '站内信',
    feedback: '意见反馈',
    chat: '在线客服',
  },
  agent: {
    home: '代理中心',
    settings: '代理设置',
    salaryContract: '日工资契约',
    dividendContract: '分红契约',
    hourContract: '时薪契约',
  },
};
