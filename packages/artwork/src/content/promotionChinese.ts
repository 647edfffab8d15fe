const wagering = (times: number): string =>
  `奖金须投注${times === 1 ? '一倍' : ` ${times} 倍`}后才能提取；您自己的存款可随时提取，但奖金会随之结束。`;
const onceEach = '每人、每户、每台设备限一次。';
const adultsOnly = '仅限已验证身份的成年会员。';
const joinFirst = '请先参加：参加之前的不计算。';
const asMoney = '以现金发放，无流水要求。';

/** The texts of a promotion: its title, reward and terms, as many terms as in English. */
interface PromotionTexts {
  title: string;
  lead: string;
  terms: readonly string[];
}

/** Promotions of the demo in Chinese, by id. */
export const promotionChinese: Readonly<Partial<Record<string, PromotionTexts>>> = {
  'promo-welcome': {
    title: '迎新奖金：首存加赠一半',
    lead: '首次存款满 100.00，加赠 50%，最高 500.00。',
    terms: [joinFirst, wagering(8), '奖金有效期 14 天，每注最高 100.00。', onceEach],
  },
  'promo-daily': {
    title: '七个早晨',
    lead: '连续七天登录，每天早上在奖励中心领取一份小奖励。',
    terms: ['奖励从第一天的 1.00 增加到第七天的 20.00。', '漏一天则重新开始。', '每份奖励须在 3 天内领取。', asMoney],
  },
  'promo-referral': {
    title: '邀请好友',
    lead: '分享您的链接。受邀好友首次存款满 100.00 且投注达到其五倍后，您可获得该存款的 10%，最高 200.00。',
    terms: ['好友须为真人，而非第二个账号；关联账号不予发放。', '您的链接在侧边菜单的邀请中。', adultsOnly],
  },
  'promo-lantern-raffle': {
    title: '灯笼抽奖',
    lead: '在莲灯每投注 100.00 点亮一盏灯笼，结束时抽出一百盏。',
    terms: [
      '奖品：5,000.00 一份，500.00 九份，50.00 九十份，以现金发放，无流水要求。',
      '抽奖结果及其种子会公布。',
      adultsOnly,
    ],
  },
  'promo-sport-mission': {
    title: '五场比赛，五项运动',
    lead: '两周内在五种不同运动的比赛上各投注 50.00 或以上，即可申请 100.00。',
    terms: ['只计算已结算且赔率为 1.50 或以上的投注。', '请在备注中填写注单号。', onceEach, asMoney],
  },
  'promo-table-ticket': {
    title: '从牌桌到抽奖',
    lead: '一天内在真人桌玩满 10 局，获得 2 张千灯抽奖券。',
    terms: [
      joinFirst,
      '每天一次。请在 4 天内、抽奖结束前到奖励中心领取。',
      '在您投注所得的奖券之外另加。全部奖励的奖券可能发完。',
    ],
  },
  'promo-birthday': {
    title: '生日礼物',
    lead: '入会满三个月的会员，可在生日当周申请 88.00 的礼物。',
    terms: ['请附上显示日期的证件照片；照片加密保存，仅客服可见。', '两个工作日内答复。限一次。', asMoney],
  },
  'promo-rebate': {
    title: '每注返水',
    lead: '每笔投注按游戏类型和您的等级返还一部分，随时可领。',
    terms: ['<a href="/m/member/manualRebate">查看已累积的返水</a>', asMoney],
  },
  'promo-loy-krathong': {
    title: '水灯漂流',
    lead: '每晚 18:00 至 22:00 放一盏水灯，得 5.00，总奖金 20,000.00。',
    terms: ['从开始日期起开放；每天一盏。', asMoney],
  },
  'promo-reload': {
    title: '周末续存：加赠 20%',
    lead: '参加一次，之后每笔满 200.00 的存款加赠 20%，最高 200.00，每天一次。',
    terms: [joinFirst, wagering(10), '每笔奖金有效期 7 天。'],
  },
  'promo-weekly-mission': {
    title: '每周任务',
    lead: '周一至周日在老虎机和捕鱼累计投注 1,000.00，即可领取 15.00。',
    terms: [joinFirst, '请在 7 天内领取。每周一开始新任务。', asMoney],
  },
  'promo-mission-ladder': {
    title: '三步任务',
    lead: '一周内在老虎机投注满 200.00、1,000.00 和 5,000.00：每一步都有奖励，从 2.00 到 40.00。',
    terms: [joinFirst, '单注 2.00 或以上才计算。', '每一步须在 7 天内领取。', asMoney],
  },
  'promo-cashback': {
    title: '真人桌每周返现',
    lead: '每周一返还您在真人桌亏损的 8%，亏损满 100.00 起，最高 2,000.00。',
    terms: ['按已结算局的投注减派彩计算，并扣除当周所得奖金。', asMoney],
  },
  'promo-code': {
    title: '送您一个代码：PARLOR88',
    lead: '在奖励中心输入 PARLOR88，余额即增加 8.88。',
    terms: ['先到先得，送完 50,000.00 为止。', onceEach, asMoney],
  },
  'promo-free-rounds': {
    title: '送您十盏灯笼',
    lead: '轻点一下，莲灯的 10 次免费旋转（每次 2.00）就在游戏里等您，无需下注。',
    terms: [
      '请在 3 天内用完，游戏会先用免费旋转再用您的钱。逾期剩余的作废。',
      '所赢为奖金，须在 3 天内投注 10 倍。',
      '每位玩家一次，总额 50,000.00 送完为止。',
    ],
  },
  'promo-three-friends': {
    title: '三位好友，再送一份礼',
    lead: '当您邀请的 3 位好友都已存款并达到投注要求，除每位带来的奖励外，再得 150.00。',
    terms: [joinFirst, '请在 14 天内领取；奖金须在 14 天内投注 5 倍。', onceEach],
  },
  'promo-rain': {
    title: '红包雨',
    lead: '每天 12:00、16:00 和 20:00 下五分钟红包雨：点开最多 3 个红包。',
    terms: ['每次 200 个红包，共 500.00。', asMoney],
  },
  'promo-telegram': {
    title: '感谢分享',
    lead: '在 Telegram 上分享您喜爱的游戏，凭截图申请 20.00。',
    terms: ['请附上最多三张图片，并写明频道名称。', onceEach, asMoney],
  },
  'promo-three-deposits': {
    title: '存款三次，送一份礼',
    lead: '周一至周日完成 3 笔满 100.00 的存款，即可领取 25.00。',
    terms: [joinFirst, '请在 7 天内领取。', wagering(1), '奖金有效期 7 天。'],
  },
  'promo-vip': {
    title: '等级与权益',
    lead: '玩得越多，等级越高：更高返水、礼物和更快的取款。',
    terms: ['<a href="/m/member/benefits">查看您的等级</a>'],
  },
};

/** Tournaments and raffles of the demo in Chinese, by id. */
export const contestChinese: Readonly<Partial<Record<string, string>>> = {
  'contest-multiplier': '本周最高倍数',
  'contest-turnover': '流水竞赛',
  'contest-live': '真人桌赢家',
  'contest-points': '海洋积分',
  'contest-raffle': '千灯抽奖',
};

/** Banners of the demo in Chinese, by id. */
export const bannerChinese: Readonly<Partial<Record<string, readonly [title: string, subtitle: string]>>> = {
  'lotus-lanterns': ['莲灯', '自营老虎机：每次旋转都可验证'],
  welcome: ['温暖的第一周', '迎新奖金，条款一目了然'],
  'live-salons': ['请入座', '真人桌十泰铢起'],
  matchday: ['比赛之夜', '足球、泰拳等'],
  'deep-hunt': ['潜入深海', '二至四人捕鱼'],
  'slot-week': ['转轴上新', '每周都有新老虎机'],
  'weekend-odds': ['长周末', '所有联赛一页看尽'],
  'card-night': ['牌局之夜', '博丁、锄大地、三张牌'],
  'velvet-hour': ['丝绒时刻', '每桌都有荷官，日夜不停'],
  'tidal-cannon': ['涨潮', '每隔几分钟就有首领浮出'],
  'evening-draw': ['晚间开奖', '铃响之前选好号码'],
  'every-minute': ['每分钟一期', '快开号码，结果完整公布'],
  'join-in': ['很高兴见到您', '开户只需一分钟'],
  'bring-a-friend': ['邀请好友', '每位留下的好友都有谢礼'],
};
