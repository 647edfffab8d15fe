import type { Messages } from '../../messages.ts';
import type { promo as english } from '../en/promo.ts';

export const promo: Messages<typeof english> = {
  activity: {
    all: '全部',
    filter: '活动类型',
    more: '查看详情',
    longTerm: '长期有效',
    range: '{from} – {to}',
    empty: '暂无优惠活动',
    emptyText: '新活动会在这里公布。',
    loadFailed: '优惠活动加载失败',
    gone: '该活动已结束',
    goneText: '看看正在进行的活动吧。',
    toAll: '全部活动',
  },
  notice: {
    empty: '暂无公告',
    emptyText: '最新消息会显示在这里。',
    loadFailed: '公告加载失败',
    gone: '该公告已不存在',
    goneText: '看看其他公告吧。',
    toAll: '全部公告',
  },
  help: {
    empty: '暂无帮助内容',
    loadFailed: '帮助中心加载失败',
    gone: '未找到该内容',
    toAll: '全部帮助',
  },
  applyReward: {
    soon: '您将在这里领取该奖励',
    soonText:
      '按活动要求提交图片或备注。在此之前，客服可以为您受理。',
    way: '查看活动',
  },
};
