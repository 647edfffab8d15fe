import { describe, expect, it } from 'vitest';
import { sealCustomerServicePath } from '@parlor/contract';
import { openServiceChannels } from './serviceChannels.ts';

describe('service channels', () => {
  it('SVC-01 decrypts the addresses in order and drops those that are not http(s)', async () => {
    const entries = [
      {
        csType: 'TELEGRAM' as const,
        title: 'Telegram',
        path: await sealCustomerServicePath('https://t.example/parlor'),
      },
      { csType: 'LIVECHAT' as const, title: 'Script', path: await sealCustomerServicePath('javascript:alert(1)') },
      { csType: 'LIVECHAT' as const, title: 'Unsealed', path: 'https://chat.example/' },
      { csType: 'WHATSAPP' as const, title: 'WhatsApp', path: await sealCustomerServicePath('https://wa.example/66') },
    ];
    expect(await openServiceChannels(entries)).toEqual([
      { kind: 'TELEGRAM', title: 'Telegram', url: 'https://t.example/parlor' },
      { kind: 'WHATSAPP', title: 'WhatsApp', url: 'https://wa.example/66' },
    ]);
  });
});
