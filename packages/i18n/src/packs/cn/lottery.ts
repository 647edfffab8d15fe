import type { Messages } from '../../messages.ts';
import type { lottery as english } from '../en/lottery.ts';

/** Texts of the results of lotteries. */
export const lottery: Messages<typeof english> = {
  results: '开奖结果',
  lott: '彩票',
  elott: '快彩',
  vn: '越南',
  numero: '号码表',
  which: '选择彩种',
  house: '{house} · {form}',
  every: '每 {count, plural, other {# 分钟}}',
  nextAt: '下期开奖',
  closes: '距封盘',
  play: '投注',
  tabs: '彩种资料',
  plays: '玩法',
  trad: '传统',
  ent: '娱乐',
  pay: '最高 ×{pay}',
  day: '日期',
  today: '今天',
  allDays: '全部',
  draw: '第 {index} 期',
  none: '当天没有开奖。',
  noneYet: '尚未开奖。',
  older: '更早',
  back: '全部彩票',
  counted: '最近 {count} 期中各号码作为奖号末两位的次数。开奖没有记忆，每个号码机会相同。',
  times: '{number}：{count}',
  unavailable: '暂时无法查看结果。',
};
