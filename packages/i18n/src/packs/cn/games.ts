import type { Messages } from '../../messages.ts';
import type { games as english } from '../en/games.ts';

export const games: Messages<typeof english> = {
  title: {
    home: '首页', search: '搜索游戏', favourites: '我的收藏', recent: '最近玩过', play: '游戏', provider: '游戏厂商',
  },
  category: {
    ALL: '全部游戏', HOT: '热门', SLOT: '老虎机', CRASH: '爆点', LIVE: '真人娱乐', SPORTS: '体育', ESPORTS: '电竞', COCKFIGHT: '斗鸡', FISH: '捕鱼', PVP: '棋牌',
    RNG: '电子游戏', LOTT: '彩票', ELOTT: '快彩', BINGO: '宾果', JACKPOT: '彩金', INHOUSE: '自营游戏', JL: 'JILI', RTG: 'RTG', FEATUREBUY: '特色购买',
    FAV: '收藏', RECENT: '最近', PROMO: '优惠活动',
  },
  home: {
    welcome: '欢迎来到 {brand}', welcomeText: '老虎机、真人娱乐与体育，尽在一处。',
    banners: '精选活动', notices: '公告', noNotices: '暂无公告', continue: '继续游戏', categories: '游戏分类',
    search: '搜索游戏', newGames: '新游上线', winners: '最新中奖', won: '{account} 在 {game} 中奖', demo: '演示', promotions: '优惠活动', vendors: '游戏厂商',
    jackpot: '彩金总额', jackpotText: '每转一次，彩金都在累积', jackpotAction: '查看彩金游戏', pauseWinners: '暂停滚动中奖名单', playWinners: '继续滚动中奖名单',
  },
  card: {
    isNew: '新', isHot: '热', hasJackpot: '彩金', maintenance: '维护中', addFavourite: '收藏 {game}', removeFavourite: '取消收藏 {game}',
  },
  list: {
    loading: '游戏加载中…', count: '{count, plural, other {# 款游戏}}', all: '全部', isNew: '最新', hot: '热门', favourite: '收藏', recent: '最近',
    vendors: '厂商', classes: '游戏类型', chosen: '已选条件', remove: '移除条件：{filter}', filter: '筛选', filterTitle: '筛选游戏', apply: '查看游戏', reset: '重置',
    findVendor: '查找厂商', minBet: '最低投注不超过', minLine: '线数不少于', minBetChip: '最低投注 {amount} 以内', minLineChip: '{count, plural, other {# 线及以上}}', nameChip: '“{name}”',
    end: '已经到底了',
  },
  search: {
    label: '按名称搜索', placeholder: '游戏名称', clear: '清除搜索', hot: '热门搜索', results: '搜索结果', showAll: '{count, plural, other {显示全部 # 款游戏}}',
  },
  empty: {
    title: '这里还没有游戏', text: '换个厂商或游戏类型试试。', filteredTitle: '没有符合条件的游戏', filteredText: '减少筛选条件，或换个名称搜索。', showAll: '查看全部游戏',
    favouritesTitle: '还没有收藏', favouritesText: '点一下游戏上的爱心，就能在这里找到它。', recentTitle: '还没有玩过游戏', recentText: '您玩过的游戏会按时间显示在这里。',
    browse: '看看热门游戏', vendorsTitle: '暂无游戏厂商', vendorsText: '厂商上线后会显示在这里。',
  },
  failed: {
    title: '游戏加载失败', favourite: '收藏未保存，请重试。', offline: '网络已断开，恢复连接后将自动加载。',
  },
  play: {
    opening: '正在进入游戏…', frame: '{game}，游戏', back: '退出游戏', freePlay: '免费试玩', balance: '余额', hidden: '余额已隐藏', refreshing: '正在刷新余额', show: '显示余额', hide: '隐藏余额',
    failedTitle: '无法进入游戏', maintenanceTitle: '马上回来', others: '其他游戏', forMoney: '真钱投注', unsafe: '游戏地址不安全，已停止打开。', deposit: '存款',
  },
  lotteries: { all: '全部彩票' },
  providers: { games: '{count, plural, other {# 款游戏}}' },
};
