import type { WithdrawalTerms } from '@parlor/contract';
import { paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Heading, Stack, Text, VisuallyHidden, writeDate } from '@parlor/ui-kit';
import { mustStake, stakedPercent } from '../../model/withdrawRules.ts';
import { QuietLink } from '../QuietLink/QuietLink.tsx';
import * as S from './WageringCard.styles.ts';

/** The required turnover before a withdrawal: the progress, the rest and the bets that count. */
export function WageringCard({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { required, done, left, since } = terms.wagering;
  const money = (amount: string) => formatMoney(amount, { currency: terms.currency, locale: tag });
  const percent = stakedPercent(terms);
  const progress = t('withdraw.wagering.progress', { done: money(done), required: money(required) });
  const isMissing = mustStake(terms);

  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size={16}>
          {isMissing ? t('withdraw.wagering.left', { left: money(left) }) : t('withdraw.wagering.done')}
        </Heading>
        <VisuallyHidden>
          <meter
            aria-label={t('withdraw.wagering.meter')}
            min={0}
            max={100}
            value={percent}
            aria-valuetext={progress}
          />
        </VisuallyHidden>
        <S.Meter aria-hidden>
          <S.Staked $percent={percent} />
        </S.Meter>
        <Stack direction="row" gap={2} justify="space-between" align="center" isWrapping>
          <Text size={14} tone="secondary">
            {progress}
          </Text>
          <Text size={14} tone="secondary">
            {t('withdraw.wagering.percent', { percent })}
          </Text>
        </Stack>
        {isMissing && (
          <Text size={14} tone="secondary">
            {t('withdraw.wagering.why')}
          </Text>
        )}
        <QuietLink to={since === null ? paths.gameRecord : `${paths.gameRecord}?since=${since}`}>
          {since === null
            ? t('withdraw.wagering.record')
            : t('withdraw.wagering.recordSince', {
                date: writeDate(since, 'date', { locale: tag, timeZone, length: 'medium' }),
              })}
        </QuietLink>
      </Stack>
    </Card>
  );
}
