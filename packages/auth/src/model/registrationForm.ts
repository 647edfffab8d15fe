import { registrationFields, validateRegistration, type RegisterBody, type RegistrationField, type RegistrationSettings, type RegistrationValues } from '@parlor/contract';
import type { Device } from '@parlor/core';

/** Fields that the form shows, in order: those that the merchant enabled. The SMS code belongs to the mobile method. */
export function shownFields({ regExp }: RegistrationSettings): RegistrationField[] {
  return registrationFields.filter((field) => regExp[field].enabled && field !== 'verificationCode');
}

/** The player's own calendar day, YYYY-MM-DD: the day on which they come of age is counted where they are. */
export function localToday(now: Date = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Failures of the form by field; empty when it may be sent. */
export function checkForm(values: RegistrationValues, settings: RegistrationSettings, today: string) {
  return validateRegistration(values, settings.regExp, { minimumAge: settings.minimumAge, today });
}

/**
 * The body of a registration: every field of the specification, empty where nothing was typed. The invitation code of the
 * form wins over the one in the address.
 */
export function registrationBody(values: RegistrationValues, page: { host: string; search: string }, device: Pick<Device, 'registerMethod'>): RegisterBody {
  const address = new URLSearchParams(page.search);
  const typed = Object.fromEntries(registrationFields.map((field) => [field, values[field] ?? ''])) as Record<RegistrationField, string>;
  return {
    ...typed,
    username: typed.username.trim(),
    affiliateCode: typed.affiliateCode || (address.get('affiliateCode') ?? ''),
    countryDialingCode: '',
    registerUrl: page.host,
    registerMethod: device.registerMethod,
    type: 0,
    domain: address.get('domain') ?? '',
  };
}
