import {
  checkRegistration,
  referredRules,
  registrationFields,
  registrationFieldsFor,
  rulesFor,
  tidyRegistration,
  validateField,
  type Failures,
  type RegisterBody,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationSettings,
  type RegistrationValues,
} from '@parlor/contract';
import type { Device } from '@parlor/core';
import type { Referral } from './referral.ts';

/** The values of the registration form: a text for each field, and the dialling code of the number. */
export type RegistrationFormValues = Record<RegistrationField, string> & { countryDialingCode: string };

/** An empty form. */
export const emptyForm = Object.fromEntries(
  [...registrationFields, 'countryDialingCode'].map((field) => [field, '']),
) as RegistrationFormValues;

/** The data that a registration depends on besides the input. */
export interface RegistrationContext {
  settings: RegistrationSettings;
  method: RegistrationMethod;
  referral: Referral;
  /** Whether the referral of the address was checked and names an agent. No invitation code is required then. */
  isReferred: boolean;
}

/** The proof of a number if the identity provider sent and checked the code. */
export interface ProviderProof {
  idToken: string;
}

/** Ways to register that a merchant offers. */
export function offeredMethods({ methods }: Pick<RegistrationSettings, 'methods'>): RegistrationMethod[] {
  return (['username', 'mobile'] as const).filter((method) => methods[method]);
}

/** The method that is shown first: by username if it is offered. */
export function firstMethod(settings: Pick<RegistrationSettings, 'methods'>): RegistrationMethod {
  return settings.methods.mobile && !settings.methods.username ? 'mobile' : 'username';
}

/**
 * Whether the form asks for an invitation code: if the merchant requires one and the address has no valid one. A code
 * that breaks the merchant's rule must be typed, so that no hidden field can be invalid.
 */
export function asksForInvitation({ settings, referral, isReferred }: RegistrationContext): boolean {
  const rule = referredRules(settings.regExp, isReferred).affiliateCode;
  return rule.enabled && (!isReferred || validateField(referral.affiliateCode, rule) !== undefined);
}

/** Fields that the form shows, in order. */
export function shownFields(context: RegistrationContext): RegistrationField[] {
  const { settings, method } = context;
  return registrationFieldsFor(settings, method).filter(
    (field) => field !== 'affiliateCode' || asksForInvitation(context),
  );
}

/**
 * The texts of a registration as they are validated and sent: trimmed for shown fields, empty for all others. Input for
 * the other method stays in the form and is not sent. The code of the address replaces a typed one, unless it names no
 * agent and the player has to type another.
 */
function sentTexts(values: RegistrationValues, context: RegistrationContext): Record<RegistrationField, string> {
  const shown = shownFields(context);
  const texts = Object.fromEntries(shown.map((field) => [field, values[field] ?? '']));
  // Typed input takes precedence. The code of the address fills an empty or hidden field if its rule accepts the code.
  const fillsReferrer =
    !texts['recommenderId'] &&
    (!shown.includes('recommenderId') ||
      validateField(context.referral.referrer, rulesFor(context.settings, context.method).recommenderId) === undefined);
  return tidyRegistration({
    ...texts,
    ...(!shown.includes('affiliateCode') && { affiliateCode: context.referral.affiliateCode }),
    ...(fillsReferrer && { recommenderId: context.referral.referrer }),
  });
}

/** Returns the failures by field at a time (epoch ms); empty if the form is valid. */
export function checkForm(
  values: RegistrationValues,
  context: RegistrationContext,
  now: number,
): Failures<RegistrationField> {
  const { settings, method, isReferred } = context;
  return checkRegistration(
    sentTexts(values, context),
    method,
    { ...settings, regExp: referredRules(settings.regExp, isReferred) },
    now,
  );
}

/** Whether a username passes the merchant's rule, so that its availability can be checked. */
export function isPossibleUsername(username: string, context: RegistrationContext, now: number): boolean {
  return username.trim() !== '' && checkForm({ username }, context, now).username === undefined;
}

/**
 * The body of a registration: every field of the specification, empty if unused. `proof` if the provider checked the
 * code.
 */
export function registrationBody(
  values: Partial<RegistrationFormValues>,
  context: RegistrationContext,
  { host, registerMethod, proof }: { host: string; proof?: ProviderProof } & Pick<Device, 'registerMethod'>,
): RegisterBody {
  const texts = sentTexts(values, context);
  return {
    ...texts,
    countryDialingCode: texts.mobileNum === '' ? '' : (values.countryDialingCode ?? ''),
    registerUrl: host,
    registerMethod,
    type: 0,
    domain: context.referral.domain,
    ...(proof && { firebaseChannel: 'sms', firebaseIdToken: proof.idToken }),
  };
}

/** Bounds that the messages of a field name. */
export function boundsOf(
  field: RegistrationField,
  { settings, method }: Pick<RegistrationContext, 'settings' | 'method'>,
): { min: number; max: number } {
  const { minLength, maxLength } = rulesFor(settings, method)[field];
  return { min: minLength, max: maxLength };
}
