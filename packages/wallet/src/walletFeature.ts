import { paths, type FeatureDescriptor } from '@parlor/core';

/** What this feature hands to the app. */
export const walletFeature: FeatureDescriptor = {
  name: 'wallet',
  routes: [
    { paths: [paths.voucherCenter], load: () => import('./pages/DepositPage.tsx'), frame: 'shell', titleKey: 'wallet:title.deposit', access: 'account' },
    { paths: [paths.withdraw], load: () => import('./pages/WithdrawPage.tsx'), frame: 'shell', titleKey: 'wallet:title.withdraw', access: 'account' },
    {
      paths: [paths.gameRecord], load: () => import('./pages/GameRecordPage.tsx'), frame: 'shell', titleKey: 'wallet:title.gameRecord', access: 'account',
      switches: ['TRANSBETREPMEM3', 'bettingReport'],
    },
    {
      paths: [paths.transactionRecord], load: () => import('./pages/TransactionRecordPage.tsx'), frame: 'shell', titleKey: 'wallet:title.transactionRecord', access: 'account',
      switches: ['TRANSREC3'],
    },
    { paths: [paths.profitAndLoss], load: () => import('./pages/ProfitAndLossPage.tsx'), frame: 'shell', titleKey: 'wallet:title.profitAndLoss', access: 'account', switches: ['PERSREP'] },
  ],
};
