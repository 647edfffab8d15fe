/** Titles of screens by feature: the frame shows them before the feature has arrived. */
export const screens = {
  auth: { login: 'Log in', register: 'Create account', forget: 'Forgot password', changePassword: 'Change password', agentLogin: 'Agent login', devices: 'Devices' },
  promo: { activity: 'Promotions', activityDetail: 'Promotion', applyReward: 'Claim a reward', notice: 'Announcements', noticeDetail: 'Announcement', help: 'Help centre', helpDetail: 'Help' },
  wallet: { deposit: 'Deposit', withdraw: 'Withdraw', gameRecord: 'Betting record', transactionRecord: 'Account record', profitAndLoss: 'Profit and loss' },
  member: { home: 'Account', benefits: 'VIP benefits', manualRebate: 'Rebate', rewardCenter: 'Reward centre', securityCenter: 'Security centre', paymentPassword: 'Payment password', bankCards: 'Bank cards', profile: 'Nickname and head icon', bindMobile: 'Mobile number', bindEmail: 'Email', messages: 'Messages', feedback: 'Feedback' },
  agent: { home: 'Agency centre', settings: 'Agency settings', salaryContract: 'Daily salary contract', dividendContract: 'Dividend contract', hourContract: 'Hourly salary contract' },
};
