export const games = {
  title: {
    home: 'Home', search: 'Search games', favourites: 'Favourites', recent: 'Recently played', play: 'Game', provider: 'Providers',
  },
  category: {
    ALL: 'All games', HOT: 'Hot', SLOT: 'Slots', CRASH: 'Crash', LIVE: 'Live casino', SPORTS: 'Sports', ESPORTS: 'E-sports', COCKFIGHT: 'Cockfight', FISH: 'Fishing', PVP: 'Cards',
    RNG: 'Slots & arcade', LOTT: 'Lottery', ELOTT: 'Fast lottery', BINGO: 'Bingo', JACKPOT: 'Jackpots', INHOUSE: 'House games', JL: 'JILI', RTG: 'RTG', FEATUREBUY: 'Feature buy',
    FAV: 'Favourites', RECENT: 'Recent', PROMO: 'Promotions',
  },
  home: {
    welcome: 'Welcome to {brand}', welcomeText: 'Slots, live tables and sports in one place.',
    banners: 'Offers', notices: 'Announcements', noNotices: 'No announcement', continue: 'Continue playing', categories: 'Game categories',
    search: 'Search games', newGames: 'New games', winners: 'Recent winners', won: '{account} won on {game}', demo: 'Demo', promotions: 'Promotions', vendors: 'Providers',
    jackpot: 'Jackpot total', jackpotText: 'Growing with every spin', jackpotAction: 'See jackpot games', pauseWinners: 'Pause recent winners', playWinners: 'Resume recent winners',
  },
  card: {
    isNew: 'New', isHot: 'Hot', hasJackpot: 'Jackpot', maintenance: 'Maintenance', addFavourite: 'Add {game} to favourites', removeFavourite: 'Remove {game} from favourites',
  },
  list: {
    loading: 'Loading games…', count: '{count, plural, one {# game} other {# games}}', all: 'All', isNew: 'New', hot: 'Hot', favourite: 'Favourites', recent: 'Recent',
    vendors: 'Providers', classes: 'Kinds of game', chosen: 'Chosen filters', remove: 'Remove filter: {filter}', filter: 'Filter', filterTitle: 'Filter games', apply: 'Show games', reset: 'Reset',
    findVendor: 'Find a provider', minBet: 'Minimum bet, up to', minLine: 'Lines, at least', minBetChip: 'Bets from {amount} or less', minLineChip: '{count, plural, one {# line or more} other {# lines or more}}', nameChip: '“{name}”',
    end: 'That is all of them',
  },
  search: {
    label: 'Search by name', placeholder: 'Game name', clear: 'Clear search', hot: 'Hot right now', results: 'Results', showAll: '{count, plural, one {Show # game} other {Show all # games}}',
  },
  empty: {
    title: 'No games here yet', text: 'Try another provider or kind of game.', filteredTitle: 'No game matches', filteredText: 'Remove a filter, or search for another name.', showAll: 'Show all games',
    favouritesTitle: 'No favourites yet', favouritesText: 'Tap the heart on a game and it waits for you here.', recentTitle: 'Nothing played yet', recentText: 'Games you play are listed here, the latest first.',
    browse: 'Browse hot games', vendorsTitle: 'No providers yet', vendorsText: 'Providers appear here as soon as they are open.',
  },
  failed: {
    title: 'The games did not load', favourite: 'Your favourite was not saved. Please try again.', offline: 'You are offline. The list loads when the connection is back.',
  },
  play: {
    opening: 'Opening the game…', frame: '{game}, game', back: 'Leave the game', freePlay: 'Free play', balance: 'Balance', hidden: 'Balance hidden', refreshing: 'Balance is being refreshed', show: 'Show balance', hide: 'Hide balance',
    failedTitle: 'The game did not open', maintenanceTitle: 'Back soon', others: 'Other games', forMoney: 'Play for real', unsafe: 'This game’s address is not safe, so it was not opened.', deposit: 'Deposit',
  },
  lotteries: { all: 'All lotteries' },
  providers: { games: '{count, plural, one {# game} other {# games}}' },
};
