import type { Messages } from '../../messages.ts';
import type { inbox as english } from '../en/inbox.ts';

/** Messages to one player, and what is unread. */
export const inbox: Messages<typeof english> = {
  filter: '消息类型',
  types: {
    all: '全部',
    system: '系统',
    money: '资金',
    bonus: '红利',
    security: '安全',
    operator: '资讯',
  },
  unread: '未读',
  readAll: '全部标为已读',
  open: '前往查看',
  delete: '删除',
  more: '显示更多',
  empty: '暂无消息',
  emptyOfType: '暂无此类消息',
  emptyText: '存款、提款、奖励和登录情况都会在这里通知您。',
  loadFailed: '消息加载失败',
  unreadCount: '{count, plural, other {# 条未读消息}}',
};
