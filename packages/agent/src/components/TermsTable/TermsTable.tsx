import type { Contract, ContractKind, ContractTerms, ContractTier } from '@parlor/contract';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, Stack, Table, Text } from '@parlor/ui-kit';

interface Props {
  kind: ContractKind;
  terms: ContractTerms;
  currency: Contract['currency'];
  /** The caption of the table. */
  caption: string;
}

/** The tiers of a contract and how they pay. */
export function TermsTable({ kind, terms, currency, caption }: Props) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const nameOf = useGameTypeName();
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const isDividend = kind === 'dividend';
  const pays = ({ percent, fixed }: ContractTier): string => {
    if (fixed !== null) return money(fixed);
    return t(isDividend ? 'terms.ofNetLoss' : 'terms.ofTurnover', { percent: percent ?? '0' });
  };
  const netLoss = {
    id: 'netLoss',
    header: t('terms.netLoss'),
    align: 'end',
    render: (tier: ContractTier) => money(tier.netLoss ?? '0'),
  } as const;
  return (
    <Stack gap={2}>
      <Table
        caption={caption}
        rows={terms.tiers.map((tier, index) => ({ ...tier, number: index + 1 }))}
        getKey={({ number }) => String(number)}
        columns={[
          { id: 'tier', header: t('terms.tier'), isRowName: true, render: ({ number }) => String(number) },
          { id: 'turnover', header: t('terms.turnover'), align: 'end', render: ({ turnover }) => money(turnover) },
          ...(isDividend ? [netLoss] : []),
          {
            id: 'active',
            header: t('terms.active'),
            align: 'end',
            render: ({ active }) => new Intl.NumberFormat(tag).format(active),
          },
          { id: 'pays', header: t('terms.pays'), align: 'end', render: pays },
        ]}
      />
      <Text size={14} tone="secondary">
        {[
          terms.gameTypes.length === 0
            ? t('terms.allGames')
            : t('terms.games', { games: terms.gameTypes.map(nameOf).join(', ') }),
          t(`terms.${terms.mode}`),
          ...(isDividend ? [t(`terms.carry.${terms.carry}`)] : []),
        ].join(' ')}
      </Text>
    </Stack>
  );
}
