// @vitest-environment node
import * as fc from 'fast-check';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  loginRules,
  referredRules,
  validateEmailRetrieval,
  validateMobileLogin,
  validatePasswordChange,
  validatePhoneReset,
  validateUsernameLogin,
  type Failures,
  type FieldRule,
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
import { checkForm, registrationBody, shownFields } from './registrationForm.ts';
import { type Draw, anyRules, fitting, pick, registrationCase, seededNumbers, wild } from '../testing/formCases.ts';

const BODY_IS_NONE = 'the schema refuses the body';

/** The failures of a form by field, or a mark that its body does not fit the schema of the call. */
type ValidationResult = Failures<string> | typeof BODY_IS_NONE;

/** Whether PostgreSQL can store every text of the value. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'object' || value === null || Object.values(value).every(isClean);
}

interface Schema<Body> {
  safeParse: (value: unknown) => { success: true; data: Body } | { success: false };
}

/**
 * Validates the body that a form sends: first by the schema of the call, then by the shared rules. That the gateway
 * runs these rules is tested in apps/gateway/src/modules/registration/sharedRules.test.ts.
 */
function validateBody<Body>(
  sent: unknown,
  schema: Schema<Body>,
  check: (body: Body) => Failures<string>,
): ValidationResult {
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(sent)));
  return parsed.success && isClean(parsed.data) ? check(parsed.data) : BODY_IS_NONE;
}

/** Validates a form by its resolver, before anything is sent. */
function validateForm<Values extends FieldValues>(
  values: Values,
  check: (values: Values) => Failures<string>,
): ValidationResult {
  // The resolver ignores context and field names: it always validates the whole form.
  const { errors } = resolverOf<Values>(check)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  }) as {
    errors: Record<string, Parameters<typeof failureOf>[0]>;
  };
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, failureOf(error)]));
}

const passes = (result: ValidationResult) => result !== BODY_IS_NONE && Object.keys(result).length === 0;

/** Whether both verdicts name the same failures. A body that the schema refuses must fail in the form too. */
function agree(form: ValidationResult, body: ValidationResult): boolean {
  return body === BODY_IS_NONE ? !passes(form) : JSON.stringify(form) === JSON.stringify(body);
}

const anySeed = fc.integer();
/** A text that the list of unusual texts may not contain. */
const anyChance = fc.string({ unit: 'binary', maxLength: 8 });

describe('a form and its request body', () => {
  it('REG-03 get the same validation result in 20,000 registrations', () => {
    const count = { passed: 0, refused: 0, unreadable: 0 };
    const failed = new Set<string>();
    fc.assert(
      fc.property(anySeed, anyChance, (seed, chance) => {
        const { context, values, now } = registrationCase(seed, chance);
        const form = validateForm(values, (typed) => checkForm(typed, context, now));
        const sent = registrationBody(values, context, { host: 'site.test', registerMethod: 'H5' });
        const body = validateBody(
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
        // A hidden field never fails: the player could not correct it.
        const shown: readonly string[] = shownFields(context);
        const hidden = Object.keys(form).find((field) => !shown.includes(field));
        if (hidden !== undefined)
          throw new Error(`${hidden} is wrong and not shown: ${JSON.stringify({ context, values, now })}`);
      }),
      { numRuns: 20_000 },
    );
    // The test proves something only if both verdicts are common and every kind of failure occurs.
    expect(Math.min(count.passed, count.refused)).toBeGreaterThan(1000);
    expect(new Set([...failed].map((title) => title.split(' ')[1]))).toEqual(
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
        'validation.nickname',
        'validation.password',
        'validation.payment_password',
        'validation.payment_password_weak',
        'validation.required',
        'validation.username',
      ]),
    );
  }, 120_000);

  const passwordRuleOf = (draw: Draw): FieldRule => anyRules(draw).password;
  /** A text near the limits of a field; `rule` is the closest existing rule. */
  const typed = (draw: Draw, rule: FieldRule, chance: string) =>
    draw(3) > 0 ? fitting(draw, rule) : wild(draw, rule, chance);

  /** Validates 10,000 forms of one kind and their bodies. Returns how many passed and how many were refused. */
  function compare10000(
    kind: (draw: Draw, chance: string) => { form: ValidationResult; body: ValidationResult; details: unknown },
  ): {
    passed: number;
    refused: number;
  } {
    const count = { passed: 0, refused: 0 };
    fc.assert(
      fc.property(anySeed, anyChance, (seed, chance) => {
        const { form, body, details } = kind(seededNumbers(seed), chance);
        count[passes(body) ? 'passed' : 'refused'] += 1;
        if (!agree(form, body))
          throw new Error(`${JSON.stringify(details)}\nform ${JSON.stringify(form)}\nbody ${JSON.stringify(body)}`);
      }),
      { numRuns: 10_000 },
    );
    return count;
  }
  /** The test proves something only if each outcome occurs more often than this. */
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

  it('REG-03 AUTH-04 get the same validation result in 10,000 logins by username', () => {
    const compared = compare10000((draw, chance) => {
      const details = {
        ...noLogin,
        username: typed(draw, loginRules.loginUsername, chance),
        password: typed(draw, loginRules.loginPassword, chance),
      };
      const body = validateBody(loginBody(details, 'username', loginExtras), account.loginBody, (sent) =>
        sent.type === 'username' ? validateUsernameLogin(sent) : { type: { key: 'other' } },
      );
      return { details, body, form: validateForm(details, (values) => checkLogin(values, 'username', false)) };
    });
    expect(Math.min(compared.passed, compared.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 AUTH-04 get the same validation result in 10,000 logins by mobile number', () => {
    const compared = compare10000((draw, chance) => {
      const details = {
        ...noLogin,
        mobileNum: typed(draw, loginRules.loginMobileNum, chance),
        verificationCode: typed(draw, loginRules.verificationCode, chance),
      };
      const body = validateBody(loginBody(details, 'sms', loginExtras), account.loginBody, (sent) =>
        sent.type === 'sms' ? validateMobileLogin(sent) : { type: { key: 'other' } },
      );
      return { details, body, form: validateForm(details, (values) => checkLogin(values, 'sms', false)) };
    });
    expect(Math.min(compared.passed, compared.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 PSW-05 get the same validation result in 10,000 password changes', () => {
    const compared = compare10000((draw, chance) => {
      const rule = passwordRuleOf(draw);
      const newPassword = typed(draw, rule, chance);
      const username = pick(draw, ['somchai1', newPassword, '']);
      const details = {
        oldPassword: typed(draw, loginRules.loginPassword, chance),
        newPassword,
        confirmNewPassword: draw(5) > 0 ? newPassword : typed(draw, rule, chance),
      };
      const body = validateBody(passwordChangeBody(details), account.changePasswordBody, (sent) =>
        validatePasswordChange(sent, rule, username),
      );
      return {
        details: { ...details, rule, username },
        body,
        form: validateForm(details, (values) => checkPasswordChange(values, rule, username)),
      };
    });
    expect(Math.min(compared.passed, compared.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 PSW-02 get the same validation result in 10,000 requests for a reset link by email', () => {
    const compared = compare10000((draw, chance) => {
      const details = {
        username: typed(draw, loginRules.loginUsername, chance),
        email: typed(draw, loginRules.email, chance),
      };
      const regExp = anyRules(draw);
      const body = validateBody(emailRetrievalBody(details, ''), account.passwordLinkBody, (sent) =>
        validateEmailRetrieval(sent, regExp.email.patternId),
      );
      return {
        details: { ...details, regExp },
        body,
        form: validateForm(details, (values) => checkEmailRetrieval(values, { regExp })),
      };
    });
    expect(Math.min(compared.passed, compared.refused)).toBeGreaterThan(ENOUGH);
  });

  it('REG-03 PSW-03 get the same validation result in 10,000 password resets by phone', () => {
    const compared = compare10000((draw, chance) => {
      const regExp = anyRules(draw);
      const details = {
        mobileNum: typed(draw, regExp.mobileNum, chance),
        countryDialingCode: '66',
        verificationCode: typed(draw, loginRules.verificationCode, chance),
        newPassword: typed(draw, regExp.password, chance),
      };
      const body = validateBody(phoneResetBody(details), account.resetByPhoneBody, (sent) =>
        validatePhoneReset(sent, { mobileRule: regExp.mobileNum, passwordRule: regExp.password }),
      );
      return {
        details: { ...details, regExp },
        body,
        form: validateForm(details, (values) => checkPhoneReset(values, { regExp })),
      };
    });
    expect(Math.min(compared.passed, compared.refused)).toBeGreaterThan(ENOUGH);
  });
});
