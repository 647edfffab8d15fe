export const member = {
  title: { home: 'Account' },
  home: { memberCenter: 'Member center', records: 'Records', settings: 'Settings', memberSince: 'Member since {day}', loadFailed: 'Your account did not load', deposit: 'Deposit', favourites: 'Favourites', recent: 'Recently played', agency: 'Agency centre', language: 'Language', invite: 'Invite friends', showBalance: 'Show balance', hideBalance: 'Hide balance', balanceFailed: 'The balance did not load' },
};
