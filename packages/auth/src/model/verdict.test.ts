// @vitest-environment node
import * as fc from 'fast-check';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  dayIn,
  loginRules,
  referredRules,
  registrationFields,
  validateEmailRetrieval,
  validateMobileLogin,
  validatePasswordChange,
  validatePhoneReset,
  validateUsernameLogin,
  type Failures,
  type FieldRule,
  type PatternId,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationRules,
  type RegistrationSettings,
} from '@parlor/contract';
import { account } from '@parlor/contract/schemas';
import { failureOf, resolverOf } from './formFailures.ts';
import { checkLogin, loginBody, type LoginValues } from './loginForm.ts';
import {
  checkEmailRetrieval,
  checkPasswordChange,
  checkPhoneReset,
  emailRetrievalBody,
  passwordChangeBody,
  phoneResetBody,
} from './passwordForms.ts';
import {
  checkForm,
  registrationBody,
  shownFields,
  type RegistrationContext,
  type RegistrationFormValues,
} from './registrationForm.ts';
import { referralOf } from './referral.ts';

const DAY_MS = 86_400_000;
const BODY_IS_NONE = 'the body is no such body';

/** What a side says of a form: its failures, or that it is no form at all. */
type Verdict = Failures<string> | typeof BODY_IS_NONE;

/**
 * What stands between two tellings of the same number: a generator of numbers from one seed, so that a case shrinks by
 * its seed.
 */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Draw = ReturnType<typeof numbers>;
const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)] as Item;

/** Characters that fit a pattern; some of them are two units long, or a mark on the one before. */
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

/**
 * Where characters go wrong: units, halves, controls, blanks, other scripts, and texts that look like something else.
 */
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
  const one = pick(draw, alphabets[patternId]);
  const other = pick(draw, alphabets[patternId]);
  const body = (count: number) => one.repeat(Math.ceil(count / 2)) + other.repeat(Math.floor(count / 2));
  if (patternId === 'username' || patternId === 'name') return `x${body(length - 1)}`;
  // A letter and a digit, in as many characters.
  return patternId === 'password' && length > 1 ? `x1${body(length - 2)}` : body(length);
}

/** A text that fits its rule where one can. */
function fitting(draw: Draw, { patternId, minLength, maxLength }: FieldRule): string {
  const longest = Math.min(maxLength, draw(20) === 0 ? 300 : 100);
  return ofLength(
    draw,
    patternId,
    Math.max(1, pick(draw, [minLength, longest, Math.floor((minLength + longest) / 2)])),
  );
}

/** Any text, around the edges of its rule. */
function wild(draw: Draw, rule: FieldRule, chance: string): string {
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
/** What no text fits. */
const IMPOSSIBLE = [12, 4] as const;
const patternIds = Object.keys(alphabets) as PatternId[];

/** The pattern that a merchant would choose for a field. */
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

function anyRules(draw: Draw): RegistrationRules {
  const isUsual = draw(3) > 0;
  const entries = registrationFields.map((field) => {
    const [minLength, maxLength] =
      field === 'birthday' && isUsual ? ([10, 10] as const) : draw(200) === 0 ? IMPOSSIBLE : pick(draw, lengths);
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

/** A day near the one on which somebody comes of age, or one that is none. */
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

interface Case {
  context: RegistrationContext;
  values: RegistrationFormValues;
  now: number;
}

/**
 * One form of one merchant at one moment: usually filled in as it should be, but for a field or two; sometimes with
 * anything at all.
 */
function registrationCase(seed: number, chance: string): Case {
  const draw = numbers(seed);
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

/** Whether a text can be sent and kept at all. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isClean);
}

interface Schema<Body> {
  safeParse: (value: unknown) => { success: true; data: Body } | { success: false };
}

/**
 * What becomes of what a form sends: first by the schema of the call, then by the shared rules. That the gateway runs
 * these rules is shown where it runs (apps/gateway/src/modules/registration/sharedRules.test.ts).
 */
function bodyVerdict<Body>(sent: unknown, schema: Schema<Body>, check: (body: Body) => Failures<string>): Verdict {
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(sent)));
  return parsed.success && isClean(parsed.data) ? check(parsed.data) : BODY_IS_NONE;
}

/** What a form says before it sends anything, by the resolver that judges it. */
function formVerdict<Values extends FieldValues>(values: Values, check: (values: Values) => Failures<string>): Verdict {
  // The resolver needs neither a context nor the names of fields: it always judges the whole form.
  const { errors } = resolverOf<Values>(check)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  }) as {
    errors: Record<string, Parameters<typeof failureOf>[0]>;
  };
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, failureOf(error)]));
}

const passes = (verdict: Verdict) => verdict !== BODY_IS_NONE && Object.keys(verdict).length === 0;

/**
 * A form and its body are judged alike: on every field and every word, and what is no body of the call is refused by
 * the form as well.
 */
function agree(form: Verdict, body: Verdict): boolean {
  return body === BODY_IS_NONE ? !passes(form) : JSON.stringify(form) === JSON.stringify(body);
}

const anySeed = fc.integer();
/** Now and then a text that nobody thought of. */
const anyChance = fc.string({ unit: 'binary', maxLength: 8 });

describe('a form, and the body that it sends', () => {
  it('REG-03 get the same verdict of the shared rules in 100,000 registrations', () => {
    const count = { passed: 0, refused: 0, unreadable: 0 };
    const failed = new Set<string>();
    fc.assert(
      fc.property(anySeed, anyChance, (seed, chance) => {
        const { context, values, now } = registrationCase(seed, chance);
        const form = formVerdict(values, (typed) => checkForm(typed, context, now));
        const sent = registrationBody(values, context, { host: 'site.test', registerMethod: 'H5' });
        const body = bodyVerdict(
          sent,
          account.registerBody,
          ({
            countryDialingCode: _code,
            registerUrl: _url,
            registerMethod: _how,
            type: _type,
            domain: _domain,
            botCheck: _check,
            firebaseChannel: _channel,
            firebaseIdToken: _token,
            ...typed
          }) =>
            checkRegistration(
              typed,
              context.method,
              { ...context.settings, regExp: referredRules(context.settings.regExp, context.isReferred) },
              now,
            ),
        );
        count[passes(body) ? 'passed' : body === BODY_IS_NONE ? 'unreadable' : 'refused'] += 1;
        for (const [field, failure] of Object.entries(form)) failed.add(`${field} ${(failure as { key: string }).key}`);
        if (!agree(form, body))
          throw new Error(
            `${JSON.stringify({ context, values, now })}\nform ${JSON.stringify(form)}\nbody ${JSON.stringify(body)}`,
          );
        // Nothing can be wrong that the player does not see.
        const shown: readonly string[] = shownFields(context);
        const hidden = Object.keys(form).find((field) => !shown.includes(field));
        if (hidden !== undefined)
          throw new Error(`${hidden} is wrong and not shown: ${JSON.stringify({ context, values, now })}`);
      }),
      { numRuns: 100_000 },
    );
    // The cases are worth something only when both verdicts are common, and every kind of failure occurs.
    expect(Math.min(count.passed, count.refused)).toBeGreaterThan(5000);
    expect(new Set([...failed].map((one) => one.split(' ')[1]))).toEqual(
      new Set([
        'validation.age',
        'validation.alphanumeric',
        'validation.any',
        'validation.common_password',
        'validation.date',
        'validation.digits',
        'validation.email',
        'validation.email_any_ending',
        'validation.handle',
        'validation.in_confirmation_correct',
        'validation.in_incorrect_password',
        'validation.in_vwrite_code',
        'validation.name',
        'validation.password',
        'validation.required',
        'validation.username',
      ]),
    );
  }, 120_000);

  const passwordRuleOf = (draw: Draw): FieldRule => anyRules(draw).password;
  /** Texts around the edges of what a field takes; `rule` is the nearest that there is to its rule. */
  const typed = (draw: Draw, rule: FieldRule, chance: string) =>
    draw(3) > 0 ? fitting(draw, rule) : wild(draw, rule, chance);

  /** Judges 10,000 forms of one kind and their bodies; answers how many passed and how many did not. */
  function judge10000(kind: (draw: Draw, chance: string) => { form: Verdict; body: Verdict; told: unknown }): {
    passed: number;
    refused: number;
  } {
    const count = { passed: 0, refused: 0 };
    fc.assert(
      fc.property(anySeed, anyChance, (seed, chance) => {
        const { form, body, told } = kind(numbers(seed), chance);
        count[passes(body) ? 'passed' : 'refused'] += 1;
        if (!agree(form, body))
          throw new Error(`${JSON.stringify(told)}\nform ${JSON.stringify(form)}\nbody ${JSON.stringify(body)}`);
      }),
      { numRuns: 10_000 },
    );
    return count;
  }
  /** The cases are worth something only when both verdicts are common. */
  const ENOUGH = 500;

  const noLogin: LoginValues = {
    username: '',
    password: '',
    mobileNum: '',
    countryDialingCode: '66',
    verificationCode: '',
    captcha: '',
    remember: true,
  };
  const loginExtras = { scope: 'member', agentCode: '', botCheck: '', firebaseIdToken: '' } as const;

  it('REG-03 AUTH-04 get the same verdict in 10,000 logins by name', () => {
    const judged = judge10000((draw, chance) => {
      const told = {
        ...noLogin,
        username: typed(draw, loginRules.loginUsername, chance),
        password: typed(draw, loginRules.loginPassword, chance),
      };
      const body = bodyVerdict(loginBody(told, 'username', loginExtras), account.loginBody, (sent) =>
        sent.type === 'username' ? validateUsernameLogin(sent) : { type: { key: 'other' } },
      );
      return { told, body, form: formVerdict(told, (values) => checkLogin(values, 'username', false)) };
    });
    expect(Math.min(judged.passed, judged.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 AUTH-04 get the same verdict in 10,000 logins by number', () => {
    const judged = judge10000((draw, chance) => {
      const told = {
        ...noLogin,
        mobileNum: typed(draw, loginRules.loginMobileNum, chance),
        verificationCode: typed(draw, loginRules.verificationCode, chance),
      };
      const body = bodyVerdict(loginBody(told, 'sms', loginExtras), account.loginBody, (sent) =>
        sent.type === 'sms' ? validateMobileLogin(sent) : { type: { key: 'other' } },
      );
      return { told, body, form: formVerdict(told, (values) => checkLogin(values, 'sms', false)) };
    });
    expect(Math.min(judged.passed, judged.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 PSW-05 get the same verdict in 10,000 changes of a password', () => {
    const judged = judge10000((draw, chance) => {
      const rule = passwordRuleOf(draw);
      const newPassword = typed(draw, rule, chance);
      const username = pick(draw, ['somchai1', newPassword, '']);
      const told = {
        oldPassword: typed(draw, loginRules.loginPassword, chance),
        newPassword,
        confirmNewPassword: draw(5) > 0 ? newPassword : typed(draw, rule, chance),
      };
      const body = bodyVerdict(passwordChangeBody(told), account.changePasswordBody, (sent) =>
        validatePasswordChange(sent, rule, username),
      );
      return {
        told: { ...told, rule, username },
        body,
        form: formVerdict(told, (values) => checkPasswordChange(values, rule, username)),
      };
    });
    expect(Math.min(judged.passed, judged.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 PSW-02 get the same verdict in 10,000 requests for a link by email', () => {
    const judged = judge10000((draw, chance) => {
      const told = {
        username: typed(draw, loginRules.loginUsername, chance),
        email: typed(draw, loginRules.email, chance),
      };
      const regExp = anyRules(draw);
      const body = bodyVerdict(emailRetrievalBody(told, ''), account.passwordLinkBody, (sent) =>
        validateEmailRetrieval(sent, regExp.email.patternId),
      );
      return {
        told: { ...told, regExp },
        body,
        form: formVerdict(told, (values) => checkEmailRetrieval(values, { regExp })),
      };
    });
    expect(Math.min(judged.passed, judged.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 PSW-03 get the same verdict in 10,000 passwords set anew by phone', () => {
    const judged = judge10000((draw, chance) => {
      const regExp = anyRules(draw);
      const told = {
        mobileNum: typed(draw, regExp.mobileNum, chance),
        countryDialingCode: '66',
        verificationCode: typed(draw, loginRules.verificationCode, chance),
        newPassword: typed(draw, regExp.password, chance),
      };
      const body = bodyVerdict(phoneResetBody(told), account.resetByPhoneBody, (sent) =>
        validatePhoneReset(sent, { mobileRule: regExp.mobileNum, passwordRule: regExp.password }),
      );
      return {
        told: { ...told, regExp },
        body,
        form: formVerdict(told, (values) => checkPhoneReset(values, { regExp })),
      };
    });
    expect(Math.min(judged.passed, judged.refused)).toBeGreaterThan(ENOUGH);
  });
});
