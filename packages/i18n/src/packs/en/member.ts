export const member = {
  home: { memberCenter: 'Member center', records: 'Records', settings: 'Settings', memberSince: 'Member since {day}', loadFailed: 'Your account did not load', deposit: 'Deposit', favourites: 'Favourites', recent: 'Recently played', agency: 'Agency centre', language: 'Language', invite: 'Invite friends', showBalance: 'Show balance', hideBalance: 'Hide balance', balanceFailed: 'The balance did not load', rewards: 'Rewards', withdraw: 'Withdraw', profitAndLoss: 'Profit and loss' },
  agency: { directMembers: 'Direct members', teamMembers: 'Team', code: 'Affiliate code', loadFailed: 'Your team did not load', open: 'Open the agency centre' },
  benefits: { soon: 'Your VIP level will appear here', soonText: 'Your rank, how far it is to the next one, and what each of them gives you.', way: 'See promotions' },
  manualRebate: { soon: 'Your rebate will appear here', soonText: 'What your bets give back, and the button to collect it.', way: 'See promotions' },
  rewardCenter: {
    soon: 'Your rewards will appear here', soonText: 'Bonuses that are waiting for you, and those you have collected. Until then the promotions show what there is to collect.', way: 'See promotions',
    off: 'Please contact customer service', offText: 'The reward centre is closed. Customer service knows which rewards wait for you.',
  },
  security: { text: 'What protects your account and your money.', password: 'Change password', passwordText: 'The one you log in with', devices: 'Devices', devicesText: 'Where you are logged in', paymentPasswordText: 'The one that protects withdrawals' },
  messages: { soon: 'Your messages will appear here', soonText: 'Messages for you alone. News for everybody is in the announcements.', way: 'Announcements' },
  feedback: { soon: 'You will be able to write to us here', soonText: 'A form for what you like and what you miss, with our answers. Until then customer service is listening.', way: 'Help centre' },
};
