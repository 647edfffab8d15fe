import { paths, type FeatureDescriptor } from '@parlor/core';

/** What this feature hands to the app. */
export const walletFeature: FeatureDescriptor = {
  name: 'wallet',
  routes: [
    { paths: [paths.voucherCenter], load: () => import('./pages/DepositPage.tsx'), frame: 'shell', titleKey: 'wallet:title.deposit', access: 'account' },
    { paths: [paths.gameRecord], load: () => import('./pages/GameRecordPage.tsx'), frame: 'shell', titleKey: 'wallet:title.gameRecord', access: 'account' },
    { paths: [paths.transactionRecord], load: () => import('./pages/TransactionRecordPage.tsx'), frame: 'shell', titleKey: 'wallet:title.transactionRecord', access: 'account' },
  ],
};
