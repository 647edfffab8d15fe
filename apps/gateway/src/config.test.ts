import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('the configuration', () => {
  it('defaults to 127.0.0.1:8080 without an external database', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      isZeroConfiguration: true,
      defaultMerchant: 'LOTUS',
      demoJurisdiction: 'open',
      checksAnswers: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', HTTPS: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      isHttps: false,
      isZeroConfiguration: true,
    });
  });

  it('takes the arcade URL from ARCADE_URL, or from ARCADE_PORT and HTTPS', () => {
    expect(loadConfig({ ARCADE_PORT: '9000', HTTPS: '1' }).arcadeUrl).toBe('https://localhost:9000');
    expect(loadConfig({ ARCADE_URL: 'https://games.example/' }).arcadeUrl).toBe('https://games.example');
  });

  it.each([
    ['PORT', '80800'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://somewhere/db'],
    ['REDIS_URL', 'http://somewhere'],
    ['DEFAULT_MERCHANT', 'north!'],
    ['PROVIDER_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['GATEWAY_PART', 'wallet'],
    ['GATEWAY_PART', 'chat'],
    ['ARCADE_URL', 'javascript:alert(1)'],
  ])('rejects %s=%j with a one-line error that names the variable', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it('has a captcha with a known answer in tests only', () => {
    expect(loadConfig({ NODE_ENV: 'test', TEST_CAPTCHA_ANSWER: '1234' }).testCaptchaAnswer).toBe('1234');
    expect(() => loadConfig({ TEST_CAPTCHA_ANSWER: '1234' })).toThrow(/TEST_CAPTCHA_ANSWER/);
  });

  it('enables SMS and mail delivery only with complete, valid settings', () => {
    expect(loadConfig({})).toMatchObject({ sms: undefined, mail: undefined });
    expect(loadConfig({ SMS_URL: 'https://sms.example/texts', SMS_TOKEN: 'secret', SMS_FROM: 'PARLOR' }).sms).toEqual({
      url: 'https://sms.example/texts',
      token: 'secret',
      from: 'PARLOR',
    });
    expect(loadConfig({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'no-reply@parlor.example' }).mail).toEqual({
      url: 'smtps://mail.example',
      from: 'no-reply@parlor.example',
    });
    expect(() => loadConfig({ SMS_URL: 'https://sms.example/texts', SMS_TOKEN: 'secret' })).toThrow('SMS_FROM');
    expect(() => loadConfig({ SMTP_URL: 'smtps://mail.example' })).toThrow('MAIL_FROM');
    expect(() => loadConfig({ SMTP_URL: 'https://mail.example', MAIL_FROM: 'no-reply@parlor.example' })).toThrow(
      'SMTP_URL',
    );
  });

  it('enables the outbox page only in the demo, on a loopback host, without a delivery provider', () => {
    for (const HOST of ['', 'localhost', '127.0.0.1', '127.3.2.1', '::1'])
      expect(loadConfig({ HOST })).toMatchObject({ hasOutboxPage: true });
    for (const HOST of ['0.0.0.0', '::', '192.168.1.2', 'localhost.example', '127.0.0.1.example'])
      expect(loadConfig({ HOST })).toMatchObject({ hasOutboxPage: false });
    const configured = [
      { DATABASE_URL: 'postgres://localhost/parlor' },
      { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'no-reply@parlor.example' },
      { SMS_URL: 'https://sms.example/texts', SMS_TOKEN: 'secret', SMS_FROM: 'PARLOR' },
    ];
    for (const env of configured) expect(loadConfig(env)).toMatchObject({ hasOutboxPage: false });
  });

  it('AUTH-16 accepts an identity provider emulator only in tests and only as host and port', () => {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(loadConfig({ NODE_ENV: 'test', ...emulator }).identityEmulator).toBe('127.0.0.1:9099');
    for (const environment of [{}, { NODE_ENV: 'production' }, { NODE_ENV: 'development' }])
      expect(() => loadConfig({ ...environment, ...emulator })).toThrow(/FIREBASE_AUTH_EMULATOR_HOST/);
    for (const host of ['9099', 'http://127.0.0.1:9099', '127.0.0.1:9099; script-src *']) {
      expect(() => loadConfig({ NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: host })).toThrow(
        /FIREBASE_AUTH_EMULATOR_HOST/,
      );
    }
  });
});
