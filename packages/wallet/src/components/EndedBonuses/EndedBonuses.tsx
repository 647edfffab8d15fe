import type { WithdrawalTerms } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, Heading, Stack, Text } from '@parlor/ui-kit';

/**
 * The bonuses that a withdrawal ends, with the loss of each. Shown before the form and again in the confirmation.
 */
export function EndedBonuses({ terms: { bonuses, currency } }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  if (bonuses.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={16}>
        {t('withdraw.bonus.title', { count: bonuses.length })}
      </Heading>
      <Stack as="ul" gap={1}>
        {bonuses.map(({ bonusId, title, balance }) => (
          <li key={bonusId}>
            <Text as="span" size={14} isStrong>
              {t('withdraw.bonus.lost', { title, amount: formatMoney(balance, { currency, locale: tag }) })}
            </Text>
          </li>
        ))}
      </Stack>
      <Text size={14} tone="secondary">
        {t('withdraw.bonus.text')}
      </Text>
    </Stack>
  );
}
