import type { ComponentType } from 'react';
import type { DialogName } from '../dialogs/dialogsSlice.ts';
import type { FeatureFlag, WhitelabelSwitch } from '@parlor/contract';

/** Frame of a screen: in the shell, as home, bare (a game), or as a popup over the previous page. */
export type RouteFrame = 'shell' | 'home' | 'bare' | 'popup';

/** A route of a feature. Its page is loaded on first visit (NAV-04). */
export interface FeatureRoute {
  /** Paths of the screen; the first is canonical. */
  paths: readonly string[];
  load: () => Promise<{ Page: ComponentType }>;
  frame: RouteFrame;
  /** Message key (`namespace:key`) of the title in header and document. */
  titleKey: string;
  /**
   * The accounts that may open the route. Others are redirected to the login and return after it (NAV-20). `visitor`
   * includes trial accounts; players are redirected to the login's return path.
   */
  access: 'public' | 'visitor' | 'account' | 'agent';
  /** Redirect target for visitors. Defaults to the login. */
  fallbackPath?: string;
  /** Switches that must all be on; otherwise the route redirects to home. */
  switches?: readonly (WhitelabelSwitch | FeatureFlag)[];
  /** Whether search engines may index a public route. Set to false if it is empty without a query. Defaults to true. */
  isListed?: boolean;
  /** Action of the back arrow: one step back, or home (NAV-08). */
  back?: 'step' | 'home';
}

/** Props of a feature's dialog. */
export interface FeatureDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A component that a feature shows after a login. */
export interface LoginGreeting {
  /** Whether it applies to an account type. It is not loaded for others. */
  isFor: (accountType: number) => boolean;
  /** Loads the component. It is mounted from login to logout, and not again after a reload. */
  load: () => Promise<ComponentType>;
}

/** Props of a popup that a feature opens over home. */
export interface HomePopupProps {
  /** Whether home is shown with no other popup over it. */
  mayOpen: boolean;
}

/** The exports of a feature for the app. */
export interface FeatureDescriptor {
  name: string;
  routes: readonly FeatureRoute[];
  /** Dialogs by name; loaded when they are first opened from any screen. */
  dialogs?: Readonly<Partial<Record<DialogName, () => Promise<ComponentType<FeatureDialogProps>>>>>;
  loginGreeting?: LoginGreeting;
  /** Loads the popup that opens over home by itself, after the first touch. */
  homePopup?: () => Promise<ComponentType<HomePopupProps>>;
}
