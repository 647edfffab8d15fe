import { paths, type FeatureDescriptor } from '@parlor/core';

/** The exports of this feature for the app. */
export const walletFeature: FeatureDescriptor = {
  name: 'wallet',
  routes: [
    {
      paths: [paths.voucherCenter],
      load: () => import('./pages/DepositPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:wallet.deposit',
      access: 'account',
    },
    {
      paths: [paths.withdraw],
      load: () => import('./pages/WithdrawPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:wallet.withdraw',
      access: 'account',
    },
    {
      paths: [paths.gameRecord],
      load: () => import('./pages/GameRecordPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:wallet.gameRecord',
      access: 'account',
      switches: ['TRANSBETREPMEM3', 'bettingReport'],
    },
    {
      paths: [paths.transactionRecord],
      load: () => import('./pages/TransactionRecordPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:wallet.transactionRecord',
      access: 'account',
      switches: ['TRANSREC3'],
    },
    {
      paths: [paths.profitAndLoss],
      load: () => import('./pages/ProfitAndLossPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:wallet.profitAndLoss',
      access: 'account',
      switches: ['PERSREP'],
    },
  ],
};
