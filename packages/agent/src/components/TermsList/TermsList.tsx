import type { Contract, ContractKind, ContractTerms, ContractTier } from '@parlor/contract';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, ListRow, RowList, Stack, Text } from '@parlor/ui-kit';

interface Props {
  kind: ContractKind;
  terms: ContractTerms;
  currency: Contract['currency'];
  /** The accessible name of the list. */
  label: string;
}

/** The tiers of a contract and how they pay. */
export function TermsList({ kind, terms, currency, label }: Props) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const nameOf = useGameTypeName();
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const isDividend = kind === 'dividend';
  const pays = ({ percent, fixed }: ContractTier): string => {
    if (fixed !== null) return money(fixed);
    return t(isDividend ? 'terms.ofNetLoss' : 'terms.ofTurnover', { percent: percent ?? '0' });
  };
  const needs = ({ turnover, active, netLoss }: ContractTier): string =>
    t(isDividend ? 'terms.needsLoss' : 'terms.needs', {
      turnover: money(turnover),
      netLoss: money(netLoss ?? '0'),
      active: new Intl.NumberFormat(tag).format(active),
    });
  return (
    <Stack gap={2}>
      <RowList label={label}>
        {terms.tiers.map((tier, index) => (
          <ListRow
            // oxlint-disable-next-line react/no-array-index-key -- tiers are numbered by their position
            key={index}
            isDense
            title={pays(tier)}
            detail={needs(tier)}
            end={t('bills.tierReached', { number: index + 1 })}
          />
        ))}
      </RowList>
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
