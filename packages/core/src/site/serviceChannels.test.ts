import { describe, expect, it } from 'vitest';
import { sealCustomerServicePath } from '@parlor/contract';
import { openServiceChannels } from './serviceChannels.ts';

describe('service channels', () => {
  it('SVC-01 opens the sealed addresses in order and leaves out what is not on the web', async () => {
    const entries = [
      { csType: 'TELEGRAM' as const, title: 'Telegram', path: await sealCustomerServicePath('https://t.example/parlor') },
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
