/** Addresses of screens. Features meet each other here and nowhere else. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  agentLogin: '/m/agent',
  agentHome: '/m/agent/home',
  activity: '/m/activity',
  activityDetail: (id: string) => `/m/activityDetail?id=${encodeURIComponent(id)}`,
  notice: (index?: number) => (index === undefined ? '/m/notice' : `/m/notice?index=${index}`),
  help: (tag?: string) => (tag === undefined ? '/m/help' : `/m/help?tag=${encodeURIComponent(tag)}`),
  helpDetail: (index: number) => `/m/helpDetail?i=${index}`,
  memberHome: '/m/member/home',
  voucherCenter: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  transactionRecord: '/m/transaction/record',
  gameRecord: '/m/gameRecord',
  searchGames: '/m/search-games',
  favouriteGames: '/m/fav-games',
  recentGames: '/m/recent-games',
  play: (nodeId: string, options: { freePlay?: boolean } = {}) => `/m/play/${encodeURIComponent(nodeId)}${options.freePlay ? '?free=1' : ''}`,
} as const;

/** Addresses under which home answers. */
export const homeAliases = ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'] as const;
