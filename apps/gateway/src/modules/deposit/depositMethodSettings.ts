import { z } from 'zod';
import { languageCodes } from '@parlor/contract';
import { wallet } from '@parlor/contract/schemas';

const { shape } = wallet.depositMethod;

/** A way to deposit as a merchant configures it. Amounts are decimal strings of the merchant's currency. */
export const depositMethodSetting = z.object({
  id: shape.id.regex(/^[a-z0-9-]{1,40}$/),
  kind: shape.kind,
  /** By language; a language without one shows the name in the merchant's default language. */
  names: z
    .partialRecord(z.enum(languageCodes), z.string().min(1))
    .refine((names) => Object.keys(names).length > 0, 'a name in at least one language'),
  minAmount: shape.minAmount,
  maxAmount: shape.maxAmount,
  quickAmounts: shape.quickAmounts,
  /** The payment provider that collects; a method whose provider is not connected is not offered. */
  provider: z.string().regex(/^[a-z0-9-]{1,20}$/),
});

export type DepositMethodSetting = z.output<typeof depositMethodSetting>;

const figures = {
  minAmount: '20.00',
  maxAmount: '50000.00',
  quickAmounts: ['100.00', '300.00', '500.00', '1000.00', '5000.00', '10000.00'],
  provider: 'sandbox',
};

/** What a merchant offers that configured nothing: the two methods of the sandbox. */
export const defaultDepositMethods: DepositMethodSetting[] = [
  {
    id: 'sandbox-qr',
    kind: 'gateway',
    names: { EN: 'PromptPay (sandbox)', TY: 'พร้อมเพย์ (ทดลอง)', CN: 'PromptPay（演示）' },
    ...figures,
  },
  {
    id: 'sandbox-card',
    kind: 'gateway',
    names: { EN: 'Card (sandbox)', TY: 'บัตรเครดิต/เดบิต (ทดลอง)', CN: '银行卡（演示）' },
    ...figures,
  },
];
