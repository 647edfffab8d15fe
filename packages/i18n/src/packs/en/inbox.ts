/** Messages to one player, and what is unread. */
export const inbox = {
  filter: 'Kind of message',
  types: {
    all: 'All',
    system: 'System',
    money: 'Money',
    bonus: 'Bonus',
    security: 'Security',
    operator: 'News',
  },
  unread: 'Unread',
  readAll: 'Mark all as read',
  open: 'Show me',
  delete: 'Delete',
  more: 'Show more',
  empty: 'No messages',
  emptyOfType: 'No messages of this kind',
  emptyText: 'Deposits, withdrawals, rewards and logins are told here.',
  loadFailed: 'The messages did not load',
  unreadCount: '{count, plural, one {# unread message} other {# unread messages}}',
};
