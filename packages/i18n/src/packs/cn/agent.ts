import type { Messages } from '../../messages.ts';
import type { agent as english } from '../en/agent.ts';

export const agent: Messages<typeof english> = {
  home: {
    code: '推广码',
    directMembers: '直属会员',
    teamMembers: '团队人数',
    loadFailed: '团队数据加载失败',
    places: '设置与契约',
    copy: '复制推广码',
    copied: '已复制',
  },
  settings: {
    soon: '团队设置将显示在这里',
    soonText: '会员返点，以及推广新会员的链接。',
    way: '代理中心',
  },
  contract: {
    salary: '您的日工资契约将显示在这里',
    dividend: '您的分红契约将显示在这里',
    hour: '您的时薪契约将显示在这里',
    soonText:
      '契约内容，以及接受或拒绝的按钮。在此之前，客服可以告诉您具体条款。',
    toAgency: '代理中心',
    toAccount: '前往我的账号',
  },
  contractRequest: {
    salary: '您有一份日工资契约待处理',
    dividend: '您有一份分红契约待处理',
    hour: '您有一份时薪契约待处理',
    text: '这份契约正等待您的答复，要现在查看吗？',
    go: '前往',
  },
};
