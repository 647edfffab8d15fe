export const wallet = {
  balance: { label: 'Balance', show: 'Show balance', hide: 'Hide balance', refresh: 'Refresh balance', hidden: 'Balance hidden', refreshing: 'The balance is being refreshed', failed: 'The balance did not load' },
  deposit: {
    method: 'Pay with', amount: 'Amount', limits: '{min} to {max}', outside: 'Please enter {min} to {max}.', submit: 'Deposit {amount}', submitEmpty: 'Deposit', quick: 'Quick amounts',
    noMethods: 'No deposit method is available right now', noMethodsText: 'Please try again later or contact customer service.', loadFailed: 'The deposit methods did not load',
    recent: 'Your deposits', none: 'No deposits yet', noneText: 'What you deposit shows up here.', continue: 'Continue paying', settled: 'Your deposit of {amount} has arrived.',
    failed: 'Your deposit of {amount} was declined. Nothing was taken.', waiting: 'Waiting for the payment…', invalid: 'Please enter an amount such as 100.00.',
  },
  state: { PENDING: 'Pending', PAID: 'Paid', FAILED: 'Declined', EXPIRED: 'Expired' },
  record: {
    stake: 'Stake', payout: 'Payout', net: 'Result', placedAt: 'Placed', settledAt: 'Settled', round: 'Round', noBets: 'No bets yet', noBetsText: 'Bets that you place show up here.', findGame: 'Find a game',
    loadFailed: 'The record did not load', loadMore: 'Show older ones', details: 'Details of {game}', entries: 'On your account', range: 'Period', today: 'Today', week: '7 days', month: '30 days', all: 'All',
    allKinds: 'All kinds', noneOfKind: 'None of this kind', noneOfKindText: 'Choose another kind or a longer period.', kind: 'Kind', noTransactions: 'No transactions yet', noTransactionsText: 'Deposits, bets and wins show up here.', balanceAfter: 'Balance {amount}',
  },
  orderState: { OPEN: 'Open', SETTLED: 'Settled', CANCELLED: 'Cancelled' },
  kind: { DEPOSIT: 'Deposit', WITHDRAWAL: 'Withdrawal', TRANSFER: 'Transfer', BET: 'Bet', WIN: 'Win', ROLLBACK: 'Bet returned', ADJUSTMENT: 'Adjustment' },
  withdraw: { soon: 'Withdrawals will open here', soonText: 'You will choose a bank card and an amount, and follow the payout. To withdraw before then, please ask customer service.', way: 'To your account' },
  profitAndLoss: {
    thisMonth: 'This month', year: '12 months', staked: 'Staked', won: 'Won', refunded: 'Returned', net: 'Result', chart: 'Result by day', day: 'Day', asTable: 'Show as a table',
    days: 'Day by day', byGame: 'By type of game', game: 'Game', none: 'No bets in this period', noneText: 'What you stake and win shows up here, day by day.',
    loadFailed: 'Profit and loss did not load', download: 'Account record as CSV',
  },
  gameType: { RNG: 'Slots & arcade', FISH: 'Fishing', LIVE: 'Live casino', PVP: 'Cards', SPORTS: 'Sports', LOTT: 'Lottery', ELOTT: 'Fast lottery' },
};
