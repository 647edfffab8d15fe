export type { BalanceMaskState } from './balance/balanceMask.ts';
export { clockMeasured, isClockNews, type ClockState } from './clock/clockSlice.ts';
export { copyText } from './device/copyText.ts';
export { currentDevice, detectDevice, deviceHeader, type Device, type IosVersion } from './device/device.ts';
export {
  downloadLinks,
  downloadOptions,
  iosDownload,
  needsOldHomeScreenTips,
  WEBCLIP_KEY,
  type DownloadLinks,
  type DownloadOptions,
  type IosDownload,
} from './device/downloadOptions.ts';
export {
  dialogClosed,
  dialogOpened,
  isDialogName,
  type DialogName,
  type DialogsState,
} from './dialogs/dialogsSlice.ts';
export { cappedCount, formatDay } from './format/format.ts';
export { useAgentCode, useAgentCodeKeeping } from './routing/agentCode.ts';
export type {
  FeatureDescriptor,
  FeatureDialogProps,
  FeatureRoute,
  HomePopupProps,
  LoginGreeting,
  RouteFrame,
} from './routing/featureDescriptor.ts';
export { isWebAddress, openWebAddress } from './routing/openWebAddress.ts';
export { Link, type LinkProps } from './routing/Link.ts';
export { paths } from './routing/paths.ts';
export { useFollowLink, type FollowLink } from './routing/useFollowLink.ts';
export { isSitePath, useReturnTo, type PopupState } from './routing/useReturnTo.ts';
export { useStepBack } from './routing/useStepBack.ts';
export { isAgentType, isStaffType, isTrialType } from './session/accountTypes.ts';
export {
  sessionCleared,
  sessionEndAnnounced,
  sessionRefused,
  sessionStarted,
  type SessionState,
} from './session/sessionSlice.ts';
export { createSessionPersistence } from './session/sessionPersistence.ts';
export {
  AUTO_LOGIN_KEY,
  clearStoredSession,
  readStoredSession,
  SESSION_PASSWORD_KEY,
  storeSession,
  TOKEN_KEY,
} from './session/sessionStorage.ts';
export { readBootstrap, type Bootstrap } from './site/bootstrap.ts';
export {
  openServiceChannels,
  useServiceChannels,
  type ServiceChannel,
  type ServiceChannelKind,
} from './site/serviceChannels.ts';
export { SettingsProvider, useSettings, useSwitch } from './site/settingsContext.ts';
export { serviceWorkerUrl, trustedDrawing } from './site/trustedTypes.ts';
export { readStatusFirst, readStatusSecond, siteAccess, type SiteAccess } from './site/systemStatus.ts';
export {
  coreReducers,
  selectGatewayNow,
  selectSession,
  selectToken,
  useBalanceMask,
  useDialogs,
  usePopupTurn,
  useGatewayNow,
  useIsLoggedIn,
  useSession,
  useToast,
  type CoreState,
} from './state.ts';
export { localStore, readJson, reportProblem, tabStore, type SafeStorage } from './storage/browserStorage.ts';
export { forgetDraft, storeDraft, readDraft, type Draft } from './storage/drafts.ts';
export { loadingDismissed, toastDismissed, toastDuration, toastShown, type Toast } from './toasts/toastsSlice.ts';
