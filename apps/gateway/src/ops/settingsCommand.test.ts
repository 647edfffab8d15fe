import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCustomerServicePath, type Settings } from '@parlor/contract';
import { readPath, writePath } from '../modules/merchant/settingsEditor.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { parseValue } from './settingsCommand.ts';
import { runOps } from './testing/runOps.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

beforeEach(() => gateway.database.db.updateTable('merchant').set({ settings: '{}' }).execute());

/** Returns the settings of the site after the gateway has reread them. */
async function settings(merchant = 'NORTH'): Promise<Settings> {
  gateway.advance(5_000);
  return (await gateway.call('getSettings', { headers: { merchant } })).envelope.value as Settings;
}

describe('pnpm ops settings', () => {
  it('SYS-13 sets and unsets a switch for one merchant on the running gateway', async () => {
    expect((await settings()).features.share).toBe(false);
    expect(await runOps(gateway, 'set', 'NORTH', 'features.share', 'true')).toBe('NORTH: features.share is true');
    expect((await settings()).features.share).toBe(true);
    expect((await settings('SOUTH')).features.share).toBe(false);
    expect(await runOps(gateway, 'diff', 'NORTH')).toBe('{\n  "features": {\n    "share": true\n  }\n}');
    await runOps(gateway, 'unset', 'NORTH', 'features.share');
    expect((await settings()).features.share).toBe(false);
  });

  it('SYS-13 shows the effective value, set or default', async () => {
    await runOps(gateway, 'set', 'SOUTH', 'whitelabel.SECPRIV', 'true');
    expect(await runOps(gateway, 'show', 'SOUTH', 'whitelabel.SECPRIV')).toBe('true');
    expect(JSON.parse(await runOps(gateway, 'show', 'SOUTH', 'whitelabel'))).toEqual({
      SECPRIV: true,
      TRANSBETREPMEM3: false,
      TRANSREC3: false,
      PERSREP: false,
      REWCEN3: false,
      MANPLAYREB3: false,
      CBS3: false,
    });
    expect(await runOps(gateway, 'show', 'SOUTH', 'registration.minimumAge')).toBe('18');
    expect(await runOps(gateway, 'show', 'SOUTH', 'defaultMode')).toBe('not set');
    expect(JSON.parse(await runOps(gateway, 'show', 'SOUTH'))).toMatchObject({
      languages: ['TY', 'EN'],
      statusReading: 'first',
      registration: { rules: { username: { minLength: 4 } } },
    });
  });

  it('SVC-01 accepts channel addresses in plain text and serves them encrypted', async () => {
    await runOps(
      gateway,
      'set',
      'NORTH',
      'customerService',
      '[{"csType":"TELEGRAM","title":"Telegram","path":"https://t.example/north"}]',
    );
    const [channel] = (await settings()).customerService;
    expect(channel).toMatchObject({ csType: 'TELEGRAM', title: 'Telegram' });
    expect(channel?.path).not.toContain('example');
    expect(await openCustomerServicePath(channel?.path ?? '')).toBe('https://t.example/north');
  });

  it('SVC-01 DL-01 accepts every supported channel and link type and rejects an unknown type', async () => {
    for (const csType of ['TELEGRAM', 'LIVECHAT', 'WHATSAPP'])
      await runOps(
        gateway,
        'add',
        'NORTH',
        'customerService',
        JSON.stringify({ csType, title: csType, path: `https://${csType}.example` }),
      );
    for (const resourceType of [
      'IOS',
      'Android',
      'MOBILECONFIG',
      'AppDownloadIcon',
      'TELEGRAM',
      'TELEGRAM1',
      'FACEBOOK',
      'WHATSAPP',
    ]) {
      await runOps(
        gateway,
        'add',
        'NORTH',
        'resources',
        JSON.stringify({ resourceType, url: 'https://links.example', labelNameEn: resourceType }),
      );
    }
    const { customerService, resources } = await settings();
    expect([customerService.length, resources.length]).toEqual([3, 8]);
    await expect(
      runOps(gateway, 'add', 'NORTH', 'customerService', '{"csType":"PIGEON","title":"x","path":"https://t.example"}'),
    ).rejects.toThrow('customerService.3.csType');
    await expect(
      runOps(
        gateway,
        'add',
        'NORTH',
        'resources',
        '{"resourceType":"PIGEON","url":"https://t.example","labelNameEn":"x"}',
      ),
    ).rejects.toThrow('resources.8.resourceType');
  });

  it('SVC-01 DL-02 adds and removes single channels, download links and domains', async () => {
    await runOps(
      gateway,
      'add',
      'NORTH',
      'customerService',
      '{"csType":"TELEGRAM","title":"Telegram","path":"https://t.example/north"}',
    );
    await runOps(
      gateway,
      'add',
      'NORTH',
      'customerService',
      '{"csType":"LIVECHAT","title":"Chat","path":"https://chat.example"}',
    );
    await runOps(
      gateway,
      'add',
      'NORTH',
      'resources',
      '{"resourceType":"IOS","url":"https://apps.example/ios","labelNameEn":"iPhone app"}',
    );
    await runOps(
      gateway,
      'add',
      'NORTH',
      'resources',
      '{"resourceType":"Android","url":"/m/download","labelNameEn":"Android app"}',
    );
    await runOps(gateway, 'add', 'NORTH', 'domainRoute', 'https://one.north.example');
    expect(await runOps(gateway, 'add', 'NORTH', 'domainRoute', 'https://two.north.example')).toBe(
      'NORTH: domainRoute has "https://two.north.example"',
    );
    expect(await runOps(gateway, 'add', 'NORTH', 'domainRoute', 'https://two.north.example')).toBe(
      'NORTH: domainRoute has "https://two.north.example" already',
    );
    const all = await settings();
    expect(all.customerService.map(({ title }) => title)).toEqual(['Telegram', 'Chat']);
    expect(all.resources.map(({ resourceType }) => resourceType)).toEqual(['IOS', 'Android', 'MOBILECONFIG']);
    expect(all.domainRoute).toEqual(['https://one.north.example', 'https://two.north.example']);

    await runOps(gateway, 'remove', 'NORTH', 'customerService', 'https://t.example/north');
    await runOps(gateway, 'remove', 'NORTH', 'resources', 'IOS');
    await runOps(
      gateway,
      'remove',
      'NORTH',
      'resources',
      '{"labelNameEn":"Android app","url":"/m/download","resourceType":"Android"}',
    );
    expect(await runOps(gateway, 'remove', 'NORTH', 'domainRoute', 'https://one.north.example')).toBe(
      'NORTH: domainRoute no longer has "https://one.north.example"',
    );
    const left = await settings();
    expect(left.customerService.map(({ title }) => title)).toEqual(['Chat']);
    expect(left.resources.map(({ resourceType }) => resourceType)).toEqual(['MOBILECONFIG']);
    expect(left.domainRoute).toEqual(['https://two.north.example']);
  });

  it('adds to the default entries of a list, and stores nothing for an existing entry', async () => {
    expect(await runOps(gateway, 'add', 'SOUTH', 'languages', 'EN')).toBe('SOUTH: languages has "EN" already');
    expect(await runOps(gateway, 'diff', 'SOUTH')).toBe('{}');
    await runOps(gateway, 'add', 'SOUTH', 'languages', 'CN');
    expect((await settings('SOUTH')).languages).toEqual(['TY', 'EN', 'CN']);
  });

  it('SYS-12 sets one nested value and leaves the others unchanged', async () => {
    expect(await runOps(gateway, 'set', 'NORTH', 'mobileTemplate.mem_cen', '0')).toBe(
      'NORTH: mobileTemplate.mem_cen is "0"',
    );
    expect((await settings()).mobileTemplate).toEqual({ mem_cen: '0', dep_func: '1' });
    await runOps(gateway, 'set', 'NORTH', 'registration.methods.mobile', 'true');
    expect(JSON.parse(await runOps(gateway, 'show', 'NORTH', 'registration.methods'))).toEqual({
      username: true,
      mobile: true,
    });
  });

  it('lists settings with their accepted values, and accepts every listed name', async () => {
    const names = (await runOps(gateway, 'names')).split('\n').map((line) => line.split(/ {2,}/));
    for (const name of [
      ['statusReading', 'first | second'],
      ['features.share', 'true | false'],
      ['whitelabel.REWCEN3', 'true | false'],
      ['domainRoute', 'list of web address'],
      ['mainDomain', 'text'],
      ['customerService', 'list of { csType, title, path }'],
      ['registration.minimumAge', '18 to 99'],
      ['registration.rules.FIELD.enabled', 'true | false'],
      ['identityProvider', '{ apiKey, authDomain, projectId } or null'],
    ])
      expect(names).toContainEqual(name);
    for (const [path = ''] of names)
      expect(await runOps(gateway, 'unset', 'SOUTH', path.replace('FIELD', 'email'))).toContain(
        'is at its default already',
      );
    expect(await runOps(gateway, 'names', 'DOMAIN')).toBe('domainRoute  list of web address\nmainDomain   text');
    expect(await runOps(gateway, 'names', 'nothing')).toBe('No setting has "nothing" in its name');
  });

  it('SYS-13 logs who changed a setting, and skips a command without effect', async () => {
    await runOps(gateway, 'set', 'SOUTH', 'mainDomain', 'south.example');
    await runOps(gateway, 'set', 'SOUTH', 'mainDomain', '"www.south.example"');
    expect(await runOps(gateway, 'set', 'SOUTH', 'mainDomain', 'www.south.example')).toBe(
      'SOUTH: mainDomain is "www.south.example" already',
    );
    const lines = (await runOps(gateway, 'log', 'SOUTH')).split('\n');
    expect(lines[0]).toContain('operator01  mainDomain: "south.example" → "www.south.example"');
    expect(lines[1]).toContain('mainDomain: not set → "south.example"');
    expect(lines.filter((line) => line.includes('mainDomain'))).toHaveLength(2);
  });

  it('SYS-13 loses no concurrent changes', async () => {
    const flags = [
      'share',
      'referral',
      'feedback',
      'mailCentre',
      'speedTest',
      'trialLogin',
      'vipBenefit',
      'rewardCentre',
    ] as const;
    await Promise.all([
      ...flags.map((flag) => runOps(gateway, 'set', 'NORTH', `features.${flag}`, 'true')),
      ...flags.map((flag) => runOps(gateway, 'add', 'NORTH', 'domainRoute', `https://${flag}.example`)),
    ]);
    const { features, domainRoute } = await settings();
    expect(flags.map((flag) => features[flag])).toEqual(flags.map(() => true));
    expect(domainRoute.toSorted()).toEqual(flags.map((flag) => `https://${flag}.example`).toSorted());
  });

  it.each([
    [['set', 'NOBODY', 'features.share', 'true'], 'There is no merchant NOBODY'],
    [['show', 'NOBODY'], 'There is no merchant NOBODY'],
    [['log', 'NOBODY'], 'There is no merchant NOBODY'],
    [
      ['set', 'NORTH', 'features.shares', 'true'],
      'features.shares: there is no such setting; features has phoneRetrieval, ',
    ],
    [['set', 'NORTH', 'feature.share', 'true'], 'feature: there is no such setting; a merchant has languages, '],
    [['show', 'NORTH', 'features.shares'], 'features.shares: there is no such setting'],
    [['unset', 'NORTH', 'features.shares'], 'features.shares: there is no such setting'],
    [
      ['set', 'NORTH', 'registration.isOpne', 'false'],
      'registration.isOpne: there is no such setting; registration has isOpen, ',
    ],
    [['set', 'NORTH', 'registration', '{"isOpne":false}'], 'registration.isOpne: there is no such setting'],
    [
      ['set', 'NORTH', 'registration.rules.shoeSize.enabled', 'true'],
      'registration.rules.shoeSize: there is no such setting',
    ],
    [
      [
        'add',
        'NORTH',
        'customerService',
        '{"csType":"TELEGRAM","title":"x","path":"https://t.example","colour":"red"}',
      ],
      'customerService.0.colour: there is no such setting',
    ],
    [['set', 'NORTH', 'features.share', 'maybe'], 'features.share: '],
    [['set', 'NORTH', 'features.share', '1'], 'features.share: '],
    [['set', 'NORTH', 'statusReading', 'third'], 'statusReading: '],
    [
      ['set', 'NORTH', 'customerService', '[{"csType":"TELEGRAM","title":"x","path":"javascript:alert(1)"}]'],
      'customerService.0.path: ',
    ],
    [
      ['set', 'NORTH', 'customerService', '[{"csType":"TELEGRAM","title":" ","path":"https://t.example"}]'],
      'customerService.0.title: must have 1 to 60 characters',
    ],
    [
      [
        'add',
        'NORTH',
        'resources',
        '{"resourceType":"IOS","url":"itms-services://?action=download","labelNameEn":"App"}',
      ],
      'resources.0.url: must be an http(s) address or a path of the site',
    ],
    [
      ['add', 'NORTH', 'resources', '{"resourceType":"IOS","url":"//evil.example","labelNameEn":"App"}'],
      'resources.0.url: ',
    ],
    [
      ['add', 'NORTH', 'resources', '{"resourceType":"IOS","url":"https://a.example","labelNameEn":""}'],
      'resources.0.labelNameEn: must have 1 to 60 characters',
    ],
    [['add', 'NORTH', 'domainRoute', 'two.north.example'], 'domainRoute.0: '],
    [['add', 'NORTH', 'mainDomain', 'two.north.example'], 'mainDomain: is not a list; set it instead'],
    [['remove', 'NORTH', 'domainRoute', 'https://nowhere.example'], 'domainRoute: has no "https://nowhere.example"'],
    [['set', 'NORTH', 'mainDomain.deeper', '1'], 'mainDomain.deeper: there is nothing below mainDomain'],
    [['set', 'NORTH', 'mainDomain', 'north.example/m/home'], 'mainDomain: must be a host'],
    [['set', 'NORTH', 'mainDomain', 'javascript://north.example'], 'mainDomain: must be a host'],
    [['set', 'NORTH', 'mainDomain', 'no domain'], 'mainDomain: must be a host'],
    [['set', 'NORTH', 'languages', '["EN"]'], 'defaultLanguage: TY is not one of languages (EN)'],
    [['set', 'NORTH', 'defaultLanguage', 'VN'], 'defaultLanguage: VN is not one of languages (TY, EN)'],
    [
      ['add', 'NORTH', 'blockedAddresses', '203.0.113.0/24'],
      'blockedAddresses: "203.0.113.0/24" is not an address, and no beginning of one',
    ],
    [['set', 'NORTH', 'jurisdiction', 'XX'], 'jurisdiction: XX is not one of open, unpaced, GB'],
    [['set', 'NORTH', 'smsCodes', 'provider'], 'smsCodes: provider needs identityProvider'],
    [['set', 'NORTH', 'registration.methods.username', 'false'], 'registration.methods: one must stay'],
    [
      ['set', 'NORTH', 'registration.rules.username.minLength', '17'],
      'registration.rules.username: minLength is above maxLength',
    ],
    [['set', 'NORTH', '__proto__.x', '1'], '__proto__: there is no such setting'],
    [['set', 'NORTH', 'features.constructor', 'true'], 'features.constructor: there is no such setting'],
    [['set', 'NORTH'], 'pnpm ops settings set MERCHANT SETTING VALUE'],
    [['add', 'NORTH', 'domainRoute'], 'pnpm ops settings add MERCHANT LIST ENTRY'],
    [['toString'], 'There is no "settings toString"'],
    [[], 'pnpm ops settings: '],
  ])('rejects %j with a specific message and changes nothing', async (args, words) => {
    await runOps(gateway, 'set', 'NORTH', 'mainDomain', 'north.example');
    await expect(runOps(gateway, ...args)).rejects.toThrow(words);
    expect(await runOps(gateway, 'diff', 'NORTH')).toBe('{\n  "mainDomain": "north.example"\n}');
  });

  it.each(['www.north.example', 'https://north.example', 'http://north.localhost:8080', ''])(
    'accepts %j as the main domain',
    async (domain) => {
      await runOps(gateway, 'set', 'NORTH', 'mainDomain', domain === '' ? '""' : domain);
      expect((await settings()).mainDomain).toBe(domain);
    },
  );

  it.each(['203.0.113.7', '2001:db8::7', '203.0.113.', '2001:db8:'])(
    'accepts %j as a blocked address',
    async (address) => {
      await runOps(gateway, 'set', 'NORTH', 'blockedAddresses', JSON.stringify([address]));
      expect(JSON.parse(await runOps(gateway, 'show', 'NORTH', 'blockedAddresses'))).toEqual([address]);
    },
  );

  it('requires the whole entry when several entries match', async () => {
    await runOps(
      gateway,
      'set',
      'SOUTH',
      'customerService',
      '[{"csType":"TELEGRAM","title":"One","path":"https://t.example/1"},{"csType":"TELEGRAM","title":"Two","path":"https://t.example/2"}]',
    );
    await expect(runOps(gateway, 'remove', 'SOUTH', 'customerService', 'TELEGRAM')).rejects.toThrow(
      'customerService: has 2 entries with "TELEGRAM"; name the whole entry',
    );
  });

  it('parses a value as JSON or text, and reads and writes nested paths', () => {
    expect([parseValue('true'), parseValue('[1]'), parseValue('north.example'), parseValue('"1"')]).toEqual([
      true,
      [1],
      'north.example',
      '1',
    ]);
    expect(readPath(writePath({ a: { b: 1 } }, 'a.c', 2), 'a')).toEqual({ b: 1, c: 2 });
    expect(writePath({ a: { b: 1 } }, 'a.b', undefined)).toEqual({});
    expect(writePath({ a: { b: 1, c: 2 } }, 'a.b', undefined)).toEqual({ a: { c: 2 } });
  });
});
