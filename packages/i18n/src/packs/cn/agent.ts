import type { Messages } from '../../messages.ts';
import type { agent as english } from '../en/agent.ts';

export const agent: Messages<typeof english> = {
  title: { home: '代理中心' },
  home: { code: '推广码', directMembers: '直属会员', teamMembers: '团队人数', loadFailed: '团队数据加载失败', copy: '复制推广码', copied: '已复制' },
};
