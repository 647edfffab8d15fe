import type { ComponentType } from 'react';
import type { DialogName } from '../dialogs/dialogsSlice.ts';
import type { FeatureFlag, WhitelabelSwitch } from '@parlor/contract';

/** How a screen is framed: in the shell with bars, bare (a game), or as a popup over the page before it. */
export type RouteFrame = 'shell' | 'home' | 'bare' | 'popup';

/** One screen of a feature. The page is loaded when it is first visited. */
export interface FeatureRoute {
  /** Addresses of the screen; the first one is its own. */
  paths: readonly string[];
  load: () => Promise<{ Page: ComponentType }>;
  frame: RouteFrame;
  /** `namespace:key` of the title in the header and the document. */
  titleKey: string;
  /**
   * Who may see it; others are sent to the login and come back after it. What is for visitors is for free-play accounts as well;
   * who comes to it logged in is led on to where the login would have led.
   */
  access: 'public' | 'visitor' | 'account' | 'agent';
  /** Where a visitor is sent who may not see it, when that is not the login. */
  refuge?: string;
  /** The merchant's switches that must all be on; where one is off, the address leads home. */
  switches?: readonly (WhitelabelSwitch | FeatureFlag)[];
  /** Whether search engines may list it, where everybody may see it; true unless it shows nothing of its own without a query. */
  isListed?: boolean;
  /** Where the back arrow leads: one step back, or home. */
  back?: 'step' | 'home';
}

/** What a dialog of a feature is told. */
export interface FeatureDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What a feature has to say to an account that has just logged in. */
export interface LoginGreeting {
  /** Whether accounts of a type are told; for the others nothing is fetched. */
  isFor: (accountType: number) => boolean;
  /** Stands over every screen from the login to the logout; a page that is loaded anew says nothing again. */
  load: () => Promise<ComponentType>;
}

/** What a feature hands to the app. */
export interface FeatureDescriptor {
  name: string;
  routes: readonly FeatureRoute[];
  /** Dialogs that any screen may open by their names; their code is fetched when one is first opened. */
  dialogs?: Readonly<Partial<Record<DialogName, () => Promise<ComponentType<FeatureDialogProps>>>>>;
  loginGreeting?: LoginGreeting;
}
