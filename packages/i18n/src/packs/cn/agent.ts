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
  contractRequest: {
    salary: '您有一份日工资契约待处理',
    dividend: '您有一份分红契约待处理',
    hour: '您有一份时薪契约待处理',
    text: '这份契约正等待您的答复，要现在查看吗？',
    go: '前往',
  },
  errors: {
    agent: {
      not_in_team: '您的团队中没有此账号。',
      not_direct: '只能修改您的直属下级。',
      rate_too_high: '该返点高于您可给予的上限。',
      rate_promised: '该返点低于已承诺给下级的返点。',
      quota_spent: '您在该等级的配额已用完。',
      move_invalid: '无法将账号移至该处，或该日期不可用。',
      url_limit: '您的链接数量已达上限，请先删除一个。',
      url_not_found: '该链接已不存在。',
      transfer_unavailable: '目前无法转账。',
      transfer_daily_limit: '超过您今日剩余的可转账额度。',
      batch_too_long: '每批最多 1,000 行。',
      contract_not_found: '没有此合约。',
      contract_exists: '您与该下级已有计入这些游戏的此类合约。',
      contract_moved_on: '合约已发生变化，请重新查看。',
      terms_invalid: '每一级的要求和支付都必须高于前一级。',
      terms_too_high: '这些条件高于您自己的合约。',
      terms_promised: '这些条件低于对下级的应付。',
      bill_not_found: '没有此账单。',
      bill_closed: '账单已发生变化，请重新查看。',
    },
  },
};
