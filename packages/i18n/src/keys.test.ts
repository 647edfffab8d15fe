// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPack, searchKeys } from '@parlor/messages/check';

/** Key groups built at run time, with the names that occur; `all` if the names come from the contract. */
const dynamic = {
  'agent.errors': 'all',
  'auth.errors': 'all',
  'contracts.about': 'all',
  'contracts.actions': ['accept', 'reject', 'amend', 'revoke', 'withdraw', 'send'],
  'contracts.bills.sources': 'all',
  'contracts.bills.states': 'all',
  'contracts.detail.events': 'all',
  'contracts.form': ['turnover', 'active', 'netLoss', 'percent', 'fixed', 'floating'],
  'contracts.form.carries': 'all',
  'contracts.kinds': 'all',
  'contracts.states': 'all',
  'contracts.tabs': ['contracts', 'bills'],
  'contracts.terms': ['fixed', 'floating'],
  'contracts.terms.carry': 'all',
  'auth.field': 'all',
  'common.errors': 'all',
  'common.shell': ['dark', 'light', 'contrast', 'home', 'promotion', 'deposit', 'invite', 'member'],
  'auth.validation': 'all',
  'games.category': 'all',
  'dialogs.referral.state': 'all',
  'promo.entry': 'all',
  'promo.errors': 'all',
  'promo.progress': 'all',
  'promo.reason': 'all',
  'promo.standing': 'all',
  'promo.status': 'all',
  'rewards.bonusState': 'all',
  'rewards.kinds': 'all',
  'rewards.open': ['cash', 'bonus', 'freeRounds'],
  'rewards.roundReason': 'all',
  'rewards.state': 'all',
  'rewards.tabs': ['open', 'bonuses', 'past'],
  'security.center.level': 'all',
  'security.errors': 'all',
  'security.identity.picture': 'all',
  'security.identity.reason': 'all',
  'security.identity.refused': 'all',
  'security.identity.type': 'all',
  'security.profile.icons': 'all',
  'security.validation': 'all',
  'support.feedback.kinds': 'all',
  'wallet.gameType': 'all',
  'wallet.kind': 'all',
  'wallet.orderState': 'all',
  'wallet.profitAndLoss': ['staked', 'won', 'refunded', 'net', 'thisMonth', 'year'],
  'wallet.record': [
    'noTransactions',
    'noTransactionsText',
    'noneOfKind',
    'noneOfKindText',
    'stake',
    'payout',
    'net',
    'today',
    'week',
    'month',
    'all',
  ],
  'wallet.deposit.reason': 'all',
  'wallet.state': 'all',
  'wallet.withdraw.next': 'all',
  'wallet.withdraw.place': 'all',
  'wallet.withdraw.reason': 'all',
  'wallet.withdraw.state': 'all',
} as const;

it('I18N-01 every key is used, every used key exists, and keys built at run time are declared', () => {
  const keys = Object.keys(readPack(fileURLToPath(new URL('packs', import.meta.url)), 'EN'));
  const found = searchKeys({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    folders: ['packages/*', 'apps/mobile-web'],
    keys,
    dynamic,
    defaultNamespace: 'common',
  });
  expect({
    unused: found.unused.map((key) => `@parlor/i18n EN ${key} is used nowhere`),
    unknown: found.unknown,
    undeclared: found.undeclared,
  }).toEqual({ unused: [], unknown: [], undeclared: [] });
});
