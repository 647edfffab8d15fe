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
    since: 'Since {date}', stake: 'Stake', payout: 'Payout', net: 'Result', placedAt: 'Placed', settledAt: 'Settled', round: 'Round', noBets: 'No bets yet', noBetsText: 'Bets that you place show up here.', findGame: 'Find a game',
    loadFailed: 'The record did not load', loadMore: 'Show older ones', details: 'Details of {game}', entries: 'On your account', range: 'Period', today: 'Today', week: '7 days', month: '30 days', all: 'All',
    allKinds: 'All kinds', noneOfKind: 'None of this kind', noneOfKindText: 'Choose another kind or a longer period.', kind: 'Kind', noTransactions: 'No transactions yet', noTransactionsText: 'Deposits, bets and wins show up here.', balanceAfter: 'Balance {amount}',
  },
  orderState: { OPEN: 'Open', SETTLED: 'Settled', CANCELLED: 'Cancelled' },
  kind: { DEPOSIT: 'Deposit', WITHDRAWAL: 'Withdrawal', TRANSFER: 'Transfer', BET: 'Bet', WIN: 'Win', ROLLBACK: 'Bet returned', ADJUSTMENT: 'Adjustment' },
  withdraw: {
    loadFailed: 'The withdrawal form did not load', closed: 'You cannot withdraw right now', closedText: 'Your money is safe. Customer service can tell you more.',
    setup: {
      title: 'Before your first withdrawal', text: 'You do this once. It makes sure that your money goes to you alone.', password: 'Set a payment password', passwordText: 'Six digits that confirm each withdrawal',
      card: 'Add a bank card', cardText: 'Where your money is paid to', cardNeedsPassword: 'Set the payment password first', done: 'Done',
    },
    wagering: {
      left: 'Bet {left} more to withdraw', done: 'You have bet enough to withdraw', meter: 'Bets towards your withdrawal', progress: '{done} of {required} bet', percent: '{percent}%',
      why: 'What you deposit has to be played before it can be paid out. Bets count once their result is known.', record: 'See your bets', recordSince: 'See your bets since {date}',
    },
    available: 'You can withdraw', parts: 'How much of it', all: 'All', part: '{percent}%', limits: '{min} to {max} at a time. {left} left today.', fee: 'Fee', free: 'Free', arrives: 'Arrives on your card',
    card: 'Pay to', otherCards: 'Bank cards', password: 'Payment password', passwordHelp: 'Six digits. It is not your login password.', forgotten: 'Forgot it?', submit: 'Withdraw {amount}', submitEmpty: 'Withdraw',
    problem: {
      wagering: 'Bet {left} more before you withdraw.', daily: 'You can withdraw {left} more today.', card: 'Please choose a card.', password: 'Please enter the six digits.',
      wrong: '{count, plural, one {This is not your payment password. # try is left.} other {This is not your payment password. # tries are left.}}', locked: 'It was wrong too often. You can try again at {time}.',
    },
    confirm: { title: 'Withdraw {amount}?', text: '{count, plural, one {It is set aside at once, and paid out within # hour.} other {It is set aside at once, and paid out within # hours.}}', submit: 'Withdraw', back: 'Not yet' },
    requested: { title: 'Your withdrawal is requested', text: '{amount} is set aside and goes to {card}.', follow: 'Where is my money?', again: 'Withdraw more' },
    recent: 'Your withdrawals', none: 'No withdrawals yet', noneText: 'What you withdraw shows up here, with every step on the way.', steps: 'Steps',
    place: { done: 'done', current: 'now', ahead: 'to come' },
    state: { REQUESTED: 'Requested', REVIEW: 'In review', APPROVED: 'Approved', PAYING: 'With the bank', PAID: 'Paid', REFUSED: 'Refused', FAILED: 'Not paid', CANCELLED: 'Cancelled' },
    next: {
      REQUESTED: 'We have your request, and the money is set aside. It is checked next.', REVIEW: 'A person is checking it. You need not do anything.', APPROVED: 'It is approved, and goes to the bank next.',
      PAYING: 'The bank has it. With most banks it is on your account within minutes.', PAID: 'It is paid to your card. If you cannot see it yet, please ask your bank.',
      REFUSED: 'It was not paid out. {amount} is back in your balance.', FAILED: 'The bank did not take it. {amount} is back in your balance.', CANCELLED: 'You cancelled it. {amount} is back in your balance.',
    },
    reason: {
      card_name: 'The bank account is in another name. Please use one in your own name.', documents: 'We need documents from you first. Customer service tells you which.',
      terms: 'Some of your play was against the terms. Customer service explains it.', ask_service: 'Customer service tells you why.', card_refused: 'The bank does not accept this card. Please check its number, or use another card.',
      bank_failed: 'The bank gave no reason. Please try again, or use another card.',
    },
    dialog: { title: 'Withdrawal of {amount}', by: 'We pay it out by {time}.', number: 'Number' },
    cancel: { way: 'Cancel withdrawal', title: 'Cancel this withdrawal?', text: '{amount} goes back to your balance at once.', back: 'Keep it' },
  },
  profitAndLoss: {
    thisMonth: 'This month', year: '12 months', staked: 'Staked', won: 'Won', refunded: 'Returned', net: 'Result', chart: 'Result by day', day: 'Day', asTable: 'Show as a table',
    days: 'Day by day', byGame: 'By type of game', game: 'Game', none: 'No bets in this period', noneText: 'What you stake and win shows up here, day by day.',
    loadFailed: 'Profit and loss did not load', download: 'Account record as CSV',
  },
  gameType: { RNG: 'Slots & arcade', FISH: 'Fishing', LIVE: 'Live casino', PVP: 'Cards', SPORTS: 'Sports', LOTT: 'Lottery', ELOTT: 'Fast lottery' },
};
