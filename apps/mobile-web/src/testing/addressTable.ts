import type { FeatureRoute } from '@parlor/core';

/** One address of the specification, and its screen. */
export interface AddressRow {
  address: string;
  /** The title in the header, over the popup, or of the document. */
  title: string;
  /** The accounts that can see it: all, players, or agents. */
  as: 'visitor' | 'player' | 'agent';
  frame: 'home' | 'shell' | 'popup';
  /** The merchant's switches that the screen requires. */
  switches?: NonNullable<FeatureRoute['switches']>;
}

type AddressEntry = readonly [address: string, title: string, ...switches: NonNullable<FeatureRoute['switches']>];

const row =
  (as: AddressRow['as'], frame: AddressRow['frame']) =>
  ([address, title, ...switches]: AddressEntry): AddressRow => ({
    address,
    title,
    as,
    frame,
    ...(switches.length > 0 && { switches }),
  });

/**
 * Every address and alias of the route table, and the screens beyond it, with the title that its screen shows in
 * English.
 */
export const addressTable: readonly AddressRow[] = [
  ...(['/', '/m', '/m/', '/m/home', '/m/home/', '/m/index', '/m/index.html'] as const).map(
    (address) => ({ address, title: 'Home', as: 'visitor', frame: 'home' }) as const,
  ),
  ...(
    [
      ['/m/login', 'Log in'],
      ['/m/login/', 'Log in'],
      ['/m/register', 'Create account'],
      ['/m/register.html', 'Create account'],
      ['/m/forget', 'Forgot password'],
    ] as const
  ).map(row('visitor', 'popup')),
  ...([['/m/changePsw', 'Change password']] as const).map(row('player', 'popup')),
  ...(
    [
      ['/m/agent', 'Agent login'],
      ['/m/agent/', 'Agent login'],
      ['/m/live-games', 'Live casino'],
      ['/m/rng-games', 'Slots & arcade'],
      ['/m/slot', 'Slots'],
      ['/m/crash', 'Crash'],
      ['/m/sport-games', 'Sports'],
      ['/m/esport-games', 'E-sports'],
      ['/m/fishing-games', 'Fishing'],
      ['/m/poker-games', 'Cards'],
      ['/m/lott', 'Lottery'],
      ['/m/elott', 'Fast lottery'],
      ['/m/hot-games', 'Hot'],
      ['/m/hot-games/', 'Hot'],
      ['/m/search-games', 'Search games'],
      ['/m/inHouse', 'House games'],
      ['/m/cockfight', 'Cockfight'],
      ['/m/jili-games', 'JILI'],
      ['/m/rtg-games', 'RTG'],
      ['/m/jackpots', 'Jackpots'],
      ['/m/bingo', 'Bingo'],
      ['/m/slot-games?gameClassify=FeatureBuy', 'Slots & arcade'],
      ['/m/gameCenter', 'All games'],
      ['/m/provider', 'Providers'],
      ['/m/lottResults', 'Lottery results'],
      ['/m/rng-games?vassalage=JL', 'Slots & arcade'],
      ['/m/activity', 'Promotions'],
      ['/m/activity?id=p1', 'Promotions'],
      ['/m/activityDetail?id=p1', 'Promotion'],
      ['/m/contests', 'Tournaments and raffles'],
      ['/m/contest?id=contest-multiplier', 'Contest'],
      ['/m/notice', 'Announcements'],
      ['/m/notice?index=0', 'Announcements'],
      ['/m/noticeDetail?id=n1', 'Announcement'],
      ['/m/help', 'Help centre'],
      ['/m/helpDetail?i=0', 'Help'],
      ['/m/download', 'Get the app'],
      ['/m/view', 'View of an account'],
    ] as const
  ).map(row('visitor', 'shell')),
  ...(
    [
      ['/m/recent-games', 'Recently played'],
      ['/m/fav-games', 'Favourites'],
      ['/m/applyReward?p1', 'Claim a reward'],
      ['/m/member/home', 'Account'],
      ['/m/member/home/', 'Account'],
      ['/m/member/benefits', 'VIP benefits', 'vipBenefit'],
      ['/m/member/manualRebate', 'Rebate', 'MANPLAYREB3'],
      ['/m/voucherCenter', 'Deposit'],
      ['/m/withdraw', 'Withdraw'],
      ['/m/transaction/record', 'Account record', 'TRANSREC3'],
      ['/m/gameRecord', 'Betting record', 'TRANSBETREPMEM3', 'bettingReport'],
      ['/m/profitandloss', 'Profit and loss', 'PERSREP'],
      ['/m/rewardCenter', 'Reward centre'],
      ['/m/securityCenter', 'Security centre', 'SECPRIV'],
      ['/m/securityCenter/FundsPasswordBox', 'Payment password', 'SECPRIV'],
      ['/m/securityCenter/devices', 'Devices'],
      ['/m/securityCenter/BankCards', 'Bank cards', 'SECPRIV'],
      ['/m/securityCenter/identity', 'Identity check', 'SECPRIV'],
      ['/m/securityCenter/passkeys', 'Passkeys', 'SECPRIV'],
      ['/m/securityCenter/profile', 'Nickname and head icon', 'SECPRIV'],
      ['/m/securityCenter/mobile', 'Mobile number', 'SECPRIV'],
      ['/m/securityCenter/email', 'Email', 'SECPRIV'],
      ['/m/rain', 'Red packets'],
      ['/m/webEmail', 'Messages', 'mailCentre'],
      ['/m/feedback', 'Feedback', 'feedback'],
      ['/m/chat', 'Live chat', 'CBS3'],
      ['/m/member/agent/getSalaryContract', 'Daily salary contract'],
      ['/m/member/agent/getDevidendContract', 'Dividend contract'],
      ['/m/member/agent/getHourContract', 'Hourly salary contract'],
    ] as const
  ).map(row('player', 'shell')),
  ...(
    [
      ['/m/agent/home', 'Agency centre'],
      ['/m/set', 'Agency settings'],
      ['/m/agent/team', 'My team'],
      ['/m/agent/open', 'Open an account'],
      ['/m/agent/member?account=somchai', 'Team member'],
      ['/m/agent/transfers', 'Transfers'],
      ['/m/agent/links', 'Affiliate links'],
      ['/m/agent/quotas', 'Quotas'],
      ['/m/agent/rebates', 'Rebates'],
    ] as const
  ).map(row('agent', 'shell')),
];
