export const promo = {
  activity: {
    all: 'All',
    filter: 'Kind of promotion',
    more: 'More',
    longTerm: 'Until further notice',
    range: '{from} – {to}',
    empty: 'No promotions right now',
    emptyText: 'New ones are announced here.',
    loadFailed: 'The promotions did not load',
    gone: 'This promotion is over',
    goneText: 'Have a look at the ones that run now.',
    toAll: 'All promotions',
  },
  notice: {
    empty: 'No announcements',
    emptyText: 'News shows up here.',
    loadFailed: 'The announcements did not load',
    gone: 'This announcement is no longer there',
    goneText: 'Have a look at the ones that are.',
    toAll: 'All announcements',
  },
  help: {
    empty: 'No help items yet',
    loadFailed: 'The help centre did not load',
    gone: 'We cannot find this item',
    toAll: 'All help items',
  },
  applyReward: {
    soon: 'You will claim this reward here',
    soonText:
      'With what the promotion asks for, such as pictures or a remark. Until then customer service takes your claim.',
    way: 'Read the promotion',
  },
};
