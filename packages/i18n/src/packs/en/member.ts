export const member = {
  title: { home: 'Account' },
  home: { memberCenter: 'Member center', records: 'Records', settings: 'Settings', memberSince: 'Member since {{day}}', loadFailed: 'Your account did not load', deposit: 'Deposit', favourites: 'Favourites', recent: 'Played lately', agency: 'Agency centre', navigation: 'Your money', language: 'Language' },
};
