export {
  CHAT_SOCKET_PATH,
  CHAT_TEXT_MAX,
  chatLanguage,
  feedbackKinds,
  SOCKET_PROTOCOL,
  SOCKET_REPLACED,
  SOCKET_SESSION_ENDED,
  SOCKET_TOKEN_PREFIX,
  TICKET_RATING_MAX,
} from './support.ts';
export { inboxTypes, pushKinds, type InboxType, type PushKind } from './inbox.ts';
export {
  contestKinds,
  contestMeasures,
  contestStates,
  type ContestKind,
  type ContestMeasure,
  type ContestState,
} from './contestRules.ts';
export {
  promotionKinds,
  promotionStatuses,
  rewardForm,
  type PromotionKind,
  type PromotionStatus,
} from './rewardRules.ts';
export { hasAgentEntry, isStaffType, TRIAL_TYPE } from './accountTypes.ts';
export {
  CUSTOMER_SERVICE_KEY_LENGTH,
  openCustomerServicePath,
  sealCustomerServicePath,
} from './customerServicePath.ts';
export { accountDigitsOf, bankNames, banksOf, type Bank } from './banks.ts';
export { accountDigits, MAX_BANK_CARDS, validateBankCard, type TypedBankCard } from './bankCardRules.ts';
export { isSamePayee, tidyPayeeName, validatePayeeName } from './payeeName.ts';
export {
  MAX_PASSKEYS,
  passkeyPurpose,
  tidyPasskeyName,
  validatePasskeyName,
  type PasskeyAction,
  type PasskeyPurpose,
} from './passkeyRules.ts';
export {
  documentTypes,
  pictureKinds,
  picturesOf,
  tidyDocumentNumber,
  validateIdentity,
  type DocumentType,
  type PictureKind,
  type TypedIdentity,
} from './identityRules.ts';
export {
  exclusionEnd,
  exclusionSpans,
  isBreak,
  limitKinds,
  limitPeriods,
  reminderMinutes,
  type ExclusionSpan,
  type LimitKind,
  type LimitPeriod,
} from './playLimits.ts';
export { depositBonus, depositFee, type DepositBonusTerms, type DepositFeeTerms } from './depositFee.ts';
export { headIcons, tidyNickname, validateNickname, type HeadIconId } from './profileRules.ts';
export {
  PAYMENT_PASSWORD_LENGTH,
  validateNewPaymentPassword,
  validatePaymentPassword,
  type KnownOfMember,
} from './paymentPasswordRules.ts';
export type { Envelope, FailureEnvelope, FailureValue, SuccessEnvelope } from './envelope.ts';
export type { ErrorCode } from './errorCodes.ts';
export * from './constants.ts';
export * from './games.ts';
export { jackpotPlans, jackpotUnits, type JackpotFall, type JackpotPlan } from './jackpots.ts';
export {
  bannerGroupOf,
  isEventTopic,
  listFilterNames,
  listScreens,
  listTopicAt,
  presetOf,
  fullListQuery,
  type ListQuery,
  type ListTopic,
} from './gameLists.ts';
export { HOME_PATH, homeAliases, isHomePath } from './homePath.ts';
export {
  parseGameFrameMessage,
  parseSiteFrameMessage,
  type GameFrameMessage,
  type OfferedTable,
  type PlainGameMessage,
  type SiteFrameMessage,
} from './gameFrame.ts';
/**
 * BCP 47 tag and native name of every known language, by the product's own code (`TY` is Thai). A player can choose
 * only a language that has a language pack and that the merchant offers (I18N-02).
 */
export * as languageLabels from './languageLabels.ts';
export { DEFAULT_LANGUAGE, languageCodes, tagOf, UNSTORED_LANGUAGE, type LanguageCode } from './languages.ts';
export { currencies, currencyExponent, fromMinor, toMinor, type Currency } from './money.ts';
export {
  PROVIDER_HEADER,
  SIGNATURE_HEADER,
  SIGNATURE_WINDOW_S,
  parseSignature,
  BATCH_MAX_COMMANDS,
  providerCalls,
  operatorPath,
  providerPath,
  providerStatuses,
  signedText,
  type ProviderCall,
  type ProviderStatus,
} from './provider.ts';
export {
  registrationFields,
  registrationPatterns,
  validateField,
  validateRegistration,
  type FieldFailure,
  type FieldRule,
  type PatternId,
  type RegistrationField,
  type RegistrationRules,
  type RegistrationValues,
} from './registrationRules.ts';
export {
  loginRules,
  validateConfirmation,
  validateEmailRetrieval,
  validateMobileLogin,
  validateNewPassword,
  validatePasswordChange,
  validatePhoneReset,
  validateUsernameLogin,
  type Failures,
  type PasswordChange,
} from './accountRules.ts';
export {
  checkRegistration,
  dayIn,
  referredRules,
  registrationFieldsFor,
  rulesFor,
  tidyRegistration,
  type RegistrationMethod,
  type RegistrationPolicy,
} from './registrationCheck.ts';
export { readUrl } from './readUrl.ts';
export { searchForm } from './searchForm.ts';
export type { LaterRouteName } from './laterRoutes.ts';
export * from './sharedNames.ts';
export { accessOf, fillPath, type Access, type BodyForm, type Route } from './route.ts';
export { pathOf, routes, type FileName, type RouteName, type StreamName } from './routes.ts';
export { siteRoutes } from './siteRoutes.ts';
export type * from './types.ts';
