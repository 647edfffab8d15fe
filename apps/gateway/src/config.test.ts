import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('configuration', () => {
  it('starts on 127.0.0.1:8080 with a database of its own when nothing is set', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      isZeroConfiguration: true,
      defaultMerchant: 'LOTUS',
      checksAnswers: false,
    });
  });

  it('reads an empty variable as one that is not set', () => {
    expect(loadConfig({ PORT: '', HTTPS: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      isHttps: false,
      isZeroConfiguration: true,
    });
  });

  it('finds the games on the arcade’s port, over TLS when the gateway is', () => {
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
    ['ARCADE_URL', 'javascript:alert(1)'],
  ])('names %s when it is %j, in one line', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it('has a captcha with a known answer in tests only', () => {
    expect(loadConfig({ NODE_ENV: 'test', TEST_CAPTCHA_ANSWER: '1234' }).testCaptchaAnswer).toBe('1234');
    expect(() => loadConfig({ TEST_CAPTCHA_ANSWER: '1234' })).toThrow(/TEST_CAPTCHA_ANSWER/);
  });

  it('delivers messages where it is told who does, and to all that this takes', () => {
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

  it('shows codes and links in the demo alone, when only this machine reaches it and nobody delivers them', () => {
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

  it('AUTH-16 believes the emulator of the identity provider in tests only', () => {
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
