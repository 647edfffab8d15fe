import { paths, type FeatureDescriptor, type FeatureRoute } from '@parlor/core';

/** Every screen of a member stands in the shell, for accounts alone. */
const screen = (path: string, titleKey: string, load: FeatureRoute['load'], switches: FeatureRoute['switches'] = []): FeatureRoute => ({
  paths: [path], load, frame: 'shell', titleKey, access: 'account', switches,
});

/** What this feature hands to the app. */
export const memberFeature: FeatureDescriptor = {
  name: 'member',
  routes: [
    screen(paths.memberHome, 'member:title.home', () => import('./pages/MemberHomePage.tsx')),
    screen(paths.benefits, 'member:title.benefits', () => import('./pages/BenefitsPage.tsx'), ['vipBenefit']),
    screen(paths.manualRebate, 'member:title.manualRebate', () => import('./pages/ManualRebatePage.tsx'), ['MANPLAYREB3']),
    // Where the centre is closed, the page itself sends players to customer service.
    screen(paths.rewardCenter, 'member:title.rewardCenter', () => import('./pages/RewardCenterPage.tsx')),
    screen(paths.securityCenter, 'member:title.securityCenter', () => import('./pages/SecurityCenterPage.tsx'), ['SECPRIV']),
    screen(paths.paymentPassword, 'member:title.paymentPassword', () => import('./pages/PaymentPasswordPage.tsx'), ['SECPRIV']),
    screen(paths.messages, 'member:title.messages', () => import('./pages/MessagesPage.tsx'), ['mailCentre']),
    screen(paths.feedback, 'member:title.feedback', () => import('./pages/FeedbackPage.tsx'), ['feedback']),
  ],
};
