import { paths, type FeatureDescriptor } from '@parlor/core';

/** The descriptor of this feature. */
export const promoFeature: FeatureDescriptor = {
  name: 'promo',
  homePopup: async () => (await import('./components/HomeNotices/HomeNotices.tsx')).HomeNotices,
  routes: [
    {
      paths: [paths.activity],
      load: () => import('./pages/ActivityPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:promo.activity',
      access: 'public',
      back: 'home',
    },
    {
      paths: ['/m/activityDetail'],
      load: () => import('./pages/ActivityDetailPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:promo.activityDetail',
      access: 'public',
      isListed: false,
    },
    {
      paths: ['/m/applyReward'],
      load: () => import('./pages/ApplyRewardPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:promo.applyReward',
      access: 'account',
      fallbackPath: paths.activity,
    },
    {
      paths: [paths.notice()],
      load: () => import('./pages/NoticePage.tsx'),
      frame: 'shell',
      titleKey: 'screens:promo.notice',
      access: 'public',
    },
    {
      paths: ['/m/noticeDetail'],
      load: () => import('./pages/NoticeDetailPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:promo.noticeDetail',
      access: 'public',
      isListed: false,
    },
    {
      paths: [paths.help()],
      load: () => import('./pages/HelpPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:promo.help',
      access: 'public',
    },
    {
      paths: ['/m/helpDetail'],
      load: () => import('./pages/HelpDetailPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:promo.helpDetail',
      access: 'public',
      isListed: false,
    },
  ],
};
