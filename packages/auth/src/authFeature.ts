import type { FeatureDescriptor } from '@parlor/core';
import { paths } from '@parlor/core';

/** The descriptor of this feature. */
export const authFeature: FeatureDescriptor = {
  name: 'auth',
  routes: [
    {
      paths: [paths.login],
      load: () => import('./pages/LoginPage.tsx'),
      frame: 'popup',
      titleKey: 'screens:auth.login',
      access: 'visitor',
      back: 'home',
    },
    {
      paths: [paths.register, `${paths.register}.html`],
      load: () => import('./pages/RegisterPage.tsx'),
      frame: 'popup',
      titleKey: 'screens:auth.register',
      access: 'visitor',
      back: 'home',
    },
    {
      paths: [paths.forget],
      load: () => import('./pages/ForgetPage.tsx'),
      frame: 'popup',
      titleKey: 'screens:auth.forget',
      access: 'public',
      back: 'home',
    },
    {
      paths: [paths.changePassword],
      load: () => import('./pages/ChangePasswordPage.tsx'),
      frame: 'popup',
      titleKey: 'screens:auth.changePassword',
      access: 'account',
      fallbackPath: paths.home,
      back: 'home',
    },
    {
      paths: [paths.devices],
      load: () => import('./pages/DevicesPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:auth.devices',
      access: 'account',
    },
    {
      paths: [paths.view],
      load: () => import('./pages/ViewPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:auth.view',
      access: 'public',
      isListed: false,
      back: 'home',
    },
    {
      paths: [paths.agentLogin],
      load: () => import('./pages/AgentLoginPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:auth.agentLogin',
      access: 'public',
      isListed: false,
      back: 'home',
    },
  ],
  dialogs: {
    phoneReset: async () => (await import('./components/PhoneResetDialog/PhoneResetDialog.tsx')).PhoneResetDialog,
  },
};
