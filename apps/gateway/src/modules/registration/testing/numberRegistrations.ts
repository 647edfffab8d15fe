import type { PhoneGateway } from '../../../testing/phoneGateway.ts';
import type { TestAnswer } from '../../../testing/testGateway.ts';
import { CODE_COOKIE } from '../../code/codeCookie.ts';
import type { MerchantSettingsInput } from '../../merchant/merchantSettings.ts';

export const noCaptcha = { captcha: { enabled: false } } as const;

/** Settings for registration by name or by number, without a picture captcha. */
export const byNumber: MerchantSettingsInput = {
  registration: { methods: { username: true, mobile: true }, rules: noCaptcha },
};

let named = 0;

/** Returns a user name that no other test uses. */
export const newName = () => `Player${(named += 1)}`;

interface Attempt {
  number?: string;
  cookie?: string;
  merchant?: string;
  change?: Record<string, unknown>;
}

/** Sends a registration with a solved bot check from an address of its own. Omitted fields are empty. */
export async function register(
  phones: PhoneGateway,
  call: 'register' | 'registerMobile',
  { number, cookie, merchant = 'NORTH', change = {} }: Attempt,
): Promise<TestAnswer> {
  const body = {
    username: '',
    password: 'Mango#Tree7',
    confirmPassword: 'Mango#Tree7',
    paymentPassword: '',
    nickname: '',
    payeeName: '',
    email: '',
    mobileNum: number?.slice(3) ?? '',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    birthday: '',
    recommenderId: '',
    affiliateCode: '',
    captcha: '',
    verificationCode: '',
    countryDialingCode: '66',
    registerUrl: 'localhost:8080',
    registerMethod: 'H5',
    type: 0,
    domain: '',
    botCheck: await phones.gateway.botCheck({ remoteAddress: phones.newAddress() }),
    ...change,
  };
  const cookies: Record<string, string> = cookie === undefined ? {} : { [CODE_COOKIE]: cookie };
  return phones.gateway.call(call, {
    body,
    cookies,
    headers: { Merchant: merchant },
    remoteAddress: phones.newAddress(),
  });
}
