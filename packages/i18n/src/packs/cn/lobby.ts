import type { Messages } from '../../messages.ts';
import type { lobby as english } from '../en/lobby.ts';

/** Texts of the lobby that the first screen does without. */
export const lobby: Messages<typeof english> = {
  winnersOrder: '中奖名单排序',
  winnersLatest: '最新',
  winnersBiggest: '今日大奖',
  hosts: '真人主播',
  live: '直播中',
  offAir: '休息中',
  follow: '关注',
  following: '已关注',
  followName: '关注 {name}',
  unfollowName: '取消关注 {name}',
  followers: '{count, plural, other {# 位粉丝}}',
  followFailed: '未能保存，请重试。',
  chooseVendor: '选择厂商',
  allVendors: '全部厂商',
  confirm: '确定',
  notices: '最新消息',
  noticePrevious: '上一条',
  noticeNext: '下一条',
  noticePlace: '第 {index} / {count} 条',
  jackpotPlates: '可赢取的彩金',
};
