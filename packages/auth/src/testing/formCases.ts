import {
  dayIn,
  registrationFields,
  type FieldRule,
  type PatternId,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationRules,
  type RegistrationSettings,
} from '@parlor/contract';
import { type RegistrationContext, type RegistrationFormValues } from '../model/registrationForm.ts';
import { referralOf } from '../model/referral.ts';

const DAY_MS = 86_400_000;
/**
 * A seeded random generator (mulberry32) of integers below a limit. fast-check replays and shrinks a case by its seed.
 */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Draws an integer from 0 to below the limit. */
export type Draw = ReturnType<typeof seededNumbers>;
export const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)] as Item;

/** Characters that a pattern accepts, including surrogate pairs and combining marks. */
const alphabets: Record<PatternId, readonly string[]> = {
  username: Array.from('aBz09'),
  password: Array.from('aB1#ก๙😀é7'),
  digits: Array.from('0123456789'),
  email: Array.from('ab1_'),
  email_any_ending: Array.from('ab1_'),
  name: Array.from('aก้é'),
  handle: Array.from('aB1_.@+-'),
  alphanumeric: Array.from('aB1'),
  date: Array.from('0123456789-'),
  any: Array.from('a ก้😀"\\<—'),
};

/** Unusual texts: lone surrogates, control characters, white space, lookalikes of other scripts, limits of length. */
const oddities = [
  '',
  ' ',
  '\u00a0\u3000',
  '\u200b',
  '\t',
  'a\u0000b1',
  'ab\u007f12',
  '\ud800',
  'abc1\udc00',
  '\ufeff',
  '١٢٣٤٥٦',
  '１２３４',
  'sоmchаi',
  'ｓｏｍｃｈａｉ',
  'İstanbul1',
  'e\u0301',
  '👨‍👩‍👧‍👦',
  '\u202eabc1',
  'a'.repeat(256),
  'a'.repeat(257),
  '1'.repeat(20),
  '1'.repeat(21),
  '😀'.repeat(64),
  '😀'.repeat(65),
  '😀'.repeat(128),
  '😀'.repeat(129),
  'Ab1😀'.repeat(80),
  'Password123',
  'ＰＡＳＳＷＯＲＤ１２３',
  '__proto__',
  'constructor',
  'a@b.co',
  'a@b.info',
  'a..b@c.de',
  "x' or 1=1",
  'me@site',
  '-1',
  '1e3',
  'null',
] as const;

function ofLength(draw: Draw, patternId: PatternId, length: number): string {
  if (length <= 0) return '';
  if (patternId === 'email') return `${'a'.repeat(Math.max(1, length - 5))}@b.co`;
  if (patternId === 'email_any_ending') return `${'a'.repeat(Math.max(1, length - 7))}@b.info`;
  const first = pick(draw, alphabets[patternId]);
  const second = pick(draw, alphabets[patternId]);
  const body = (count: number) => first.repeat(Math.ceil(count / 2)) + second.repeat(Math.floor(count / 2));
  if (patternId === 'username' || patternId === 'name') return `x${body(length - 1)}`;
  // A password needs a letter and a digit.
  return patternId === 'password' && length > 1 ? `x1${body(length - 2)}` : body(length);
}

/** A text that its rule accepts, if any text can. */
export function fitting(draw: Draw, { patternId, minLength, maxLength }: FieldRule): string {
  const longest = Math.min(maxLength, draw(20) === 0 ? 300 : 100);
  return ofLength(
    draw,
    patternId,
    Math.max(1, pick(draw, [minLength, longest, Math.floor((minLength + longest) / 2)])),
  );
}

/** A text near the limits of its rule; it may pass or fail. */
export function wild(draw: Draw, rule: FieldRule, chance: string): string {
  const { patternId, minLength, maxLength } = rule;
  const ways = [
    () => '',
    () => fitting(draw, rule),
    () => pick(draw, oddities),
    () => chance,
    () => ofLength(draw, patternId, Math.min(minLength - 1, 300)),
    () => ofLength(draw, patternId, Math.min(maxLength + 1, 300)),
    () => ` ${fitting(draw, rule)}\u3000`,
    () => `${fitting(draw, rule)}${pick(draw, oddities)}`,
  ];
  return pick(draw, ways)();
}

const lengths = [
  [0, 60],
  [1, 6],
  [2, 20],
  [4, 16],
  [8, 20],
  [9, 10],
  [10, 10],
  [1, 256],
  [0, 400],
] as const;
/** A minimum above the maximum: no text passes. */
const IMPOSSIBLE = [12, 4] as const;
const patternIds = Object.keys(alphabets) as PatternId[];

/** The pattern that a merchant usually chooses for a field. */
const usualPatterns: Partial<Record<RegistrationField, PatternId>> = {
  username: 'username',
  mobileNum: 'digits',
  verificationCode: 'digits',
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'digits',
  payeeName: 'name',
  email: 'email',
  birthday: 'date',
  idNumber: 'alphanumeric',
  recommenderId: 'alphanumeric',
  affiliateCode: 'alphanumeric',
  captcha: 'alphanumeric',
  line: 'handle',
};

/** Lengths that a field always has. */
const usualLengths: Partial<Record<RegistrationField, readonly [number, number]>> = {
  birthday: [10, 10],
  paymentPassword: [6, 6],
};

/** Rules of a registration, two in three of them as merchants set them. */
export function anyRules(draw: Draw): RegistrationRules {
  const isUsual = draw(3) > 0;
  const entries = registrationFields.map((field) => {
    const usual = isUsual ? usualLengths[field] : undefined;
    const [minLength, maxLength] = usual ?? (draw(200) === 0 ? IMPOSSIBLE : pick(draw, lengths));
    const patternId = isUsual ? (usualPatterns[field] ?? 'any') : pick(draw, patternIds);
    return [
      field,
      { enabled: draw(2) === 0, required: draw(2) === 0, minLength, maxLength, patternId } satisfies FieldRule,
    ] as const;
  });
  return Object.fromEntries(entries) as RegistrationRules;
}

const timeZones = [
  'Asia/Bangkok',
  'UTC',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Pago_Pago',
] as const;

/** A birthday near the minimum age, or an invalid date. */
function anyBirthday(draw: Draw, { minimumAge, timeZone }: RegistrationSettings, now: number): string {
  const near = () => {
    const [year = '', ...rest] = dayIn(timeZone, now + (draw(5) - 2) * DAY_MS).split('-');
    return [String(Number(year) - minimumAge).padStart(4, '0'), ...rest].join('-');
  };
  return pick(draw, [
    near,
    near,
    near,
    () => '1899-12-31',
    () => '1900-01-01',
    () => '2004-02-29',
    () => '2000-02-30',
    () => '2008-2-9',
    () => '9999-12-31',
    () => '0000-00-00',
    () => '24/12/1990',
  ])();
}

const searches = [
  '',
  '?affiliateCode=AB12',
  '?affiliateCode=%00',
  '?domain=friend.test',
  '?affiliateCode=%20AB12%20&domain=friend.test',
  `?domain=${'d'.repeat(300)}`,
  `?affiliateCode=${'9'.repeat(257)}`,
  '?affiliateCode=%ED%A0%80&domain=%07',
];

interface RegistrationCase {
  context: RegistrationContext;
  values: RegistrationFormValues;
  now: number;
}

/**
 * A filled-in registration with its merchant's settings and the time. Half of them are valid, most others have one or
 * two unusual fields, and some are unusual in every field.
 */
export function registrationCase(seed: number, chance: string): RegistrationCase {
  const draw = seededNumbers(seed);
  const settings: RegistrationSettings = {
    methods: { username: true, mobile: true },
    minimumAge: pick(draw, [18, 21, 18, 21, 0, 99]),
    timeZone: pick(draw, timeZones),
    regExp: anyRules(draw),
  };
  const method: RegistrationMethod = pick(draw, ['username', 'mobile'] as const);
  const context: RegistrationContext = {
    settings,
    method,
    referral: referralOf(pick(draw, searches)),
    isReferred: draw(2) === 0,
  };
  const now = Date.UTC(
    2020 + draw(10),
    draw(12),
    1 + draw(31),
    pick(draw, [0, 10, 11, 12, 17, 18, 23]),
    pick(draw, [0, 30, 59]),
    59,
  );
  const isWild = draw(4) === 0;
  const odd = new Set([pick(draw, registrationFields), pick(draw, registrationFields)]);
  const isFlawless = draw(2) === 0;
  const values = Object.fromEntries(
    registrationFields.map((field) => {
      const rule = settings.regExp[field];
      if (isWild || (!isFlawless && odd.has(field)))
        return [
          field,
          field === 'birthday' && draw(3) > 0 ? anyBirthday(draw, settings, now) : wild(draw, rule, chance),
        ];
      if (field === 'birthday') return [field, isFlawless ? '1990-12-24' : anyBirthday(draw, settings, now)];
      return [field, !rule.required && draw(3) === 0 && field !== 'password' ? '' : fitting(draw, rule)];
    }),
  ) as Record<RegistrationField, string>;
  if (draw(8) > 0) values.confirmPassword = values.password;
  if (draw(40) === 0) values.password = values.username;
  return { context, values: { ...values, countryDialingCode: pick(draw, ['', '66', '1']) }, now };
}
