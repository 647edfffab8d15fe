import { paths, type FeatureDescriptor, type FeatureRoute } from '@parlor/core';

/** A member screen, which is shown in the shell and requires an account. */
const screen = (
  path: string,
  titleKey: string,
  load: FeatureRoute['load'],
  switches: FeatureRoute['switches'] = [],
): FeatureRoute => ({
  paths: [path],
  load,
  frame: 'shell',
  titleKey,
  access: 'account',
  switches,
});

/** The exports of this feature for the app. */
export const memberFeature: FeatureDescriptor = {
  name: 'member',
  routes: [
    screen(paths.memberHome, 'screens:member.home', () => import('./pages/MemberHomePage.tsx')),
    screen(paths.benefits, 'screens:member.benefits', () => import('./pages/BenefitsPage.tsx'), ['vipBenefit']),
    screen(paths.manualRebate, 'screens:member.manualRebate', () => import('./pages/ManualRebatePage.tsx'), [
      'MANPLAYREB3',
    ]),
    // If the centre is closed, the page itself sends players to customer service.
    screen(paths.rewardCenter, 'screens:member.rewardCenter', () => import('./pages/RewardCenterPage.tsx')),
    screen(paths.securityCenter, 'screens:member.securityCenter', () => import('./pages/SecurityCenterPage.tsx'), [
      'SECPRIV',
    ]),
    screen(paths.paymentPassword, 'screens:member.paymentPassword', () => import('./pages/PaymentPasswordPage.tsx'), [
      'SECPRIV',
    ]),
    screen(paths.bankCards, 'screens:member.bankCards', () => import('./pages/BankCardsPage.tsx'), ['SECPRIV']),
    screen(paths.identity, 'screens:member.identity', () => import('./pages/IdentityPage.tsx'), ['SECPRIV']),
    screen(paths.passkeys, 'screens:member.passkeys', () => import('./pages/PasskeysPage.tsx'), ['SECPRIV']),
    screen(paths.profile, 'screens:member.profile', () => import('./pages/ProfilePage.tsx'), ['SECPRIV']),
    screen(paths.bindMobile, 'screens:member.bindMobile', () => import('./pages/BindMobilePage.tsx'), ['SECPRIV']),
    screen(paths.bindEmail, 'screens:member.bindEmail', () => import('./pages/BindEmailPage.tsx'), ['SECPRIV']),
    screen(paths.feedback, 'screens:member.feedback', () => import('./pages/FeedbackPage.tsx'), ['feedback']),
    screen(paths.chat, 'screens:member.chat', () => import('./pages/ChatPage.tsx'), ['CBS3']),
  ],
};
