import { toMinor, type Currency, type DepositOffer, type DepositOfferPreview } from '@parlor/contract';
import { paths } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Heading, RadioGroup, Stack, Text } from '@parlor/ui-kit';
import { isOfUse, type DepositPromotions } from '../../hooks/useDepositOffers.ts';
import { bonusOf, fittingOffers } from '../../model/depositRules.ts';
import { QuietLink } from '../QuietLink/QuietLink.tsx';

interface Props {
  amount: string | undefined;
  currency: Currency;
  /** Offers of the deposit method. */
  offers: readonly DepositOffer[];
  promotions: DepositPromotions;
  /** Code of an offer or id of a promotion; empty for none. */
  chosen: string;
  onChoose: (choice: { offerCode?: string; promotionId?: string }) => void;
}

/**
 * Offers of which a player may select one for a deposit, and those that apply automatically. None is preselected.
 */
export function DepositOfferChoice({ amount, currency, offers, promotions, chosen, onChoose }: Props) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag: locale } = useLanguage();
  const money = (sum: string) => formatMoney(sum, { currency, locale });
  const from = (min: string | null) => (min === null ? undefined : t('deposit.offerFrom', { min: money(min) }));

  const isBelow = (sum: string, min: string | null) =>
    min !== null && (toMinor(sum, currency) ?? 0n) < (toMinor(min, currency) ?? 0n);

  /** Describes the rewards of a promotion for this deposit, and its requirements. */
  const describe = ({ gives, progress, minAmount }: DepositOfferPreview): string | undefined => {
    if (amount === undefined || promotions.isStale) return from(minAmount);
    if (progress !== null) {
      const { unit, done, target } = progress;
      return unit === 'money'
        ? t('deposit.offerSum', { done: money(done), target: money(target) })
        : t('deposit.offerCount', { done, count: Number(target) });
    }
    if (gives === null) return isBelow(amount, minAmount) ? from(minAmount) : t('deposit.offerNothing');
    const days = gives.days ?? 0;
    if (gives.contestReward !== null)
      return t(`deposit.${gives.contestReward.unit}`, { count: gives.contestReward.count });
    return [
      gives.freeRounds === null
        ? t('deposit.offerText', { bonus: money(gives.amount) })
        : t('deposit.offerRounds', { count: gives.freeRounds.count, stake: money(gives.freeRounds.stake) }),
      ...(gives.mustStake === null ? [] : [t('deposit.offerStake', { amount: money(gives.mustStake), count: days })]),
      ...(gives.winMultiple === null ? [] : [t('deposit.offerWins', { times: gives.winMultiple, count: days })]),
      ...(gives.maxStake === null ? [] : [t('deposit.offerMaxStake', { amount: money(gives.maxStake) })]),
    ].join(' · ');
  };

  const fitting = amount === undefined ? [] : fittingOffers(amount, offers, currency);
  const choices = promotions.list.filter(({ way }) => way === 'choose');
  const applying = promotions.list.filter(({ way }) => way === 'applies');
  const isPromotion = choices.some(({ promotionId }) => promotionId === chosen);
  return (
    <>
      {offers.length + choices.length > 0 && (
        <RadioGroup
          label={t('deposit.offers')}
          name="offer"
          value={chosen}
          onChange={({ target: { value } }) =>
            onChoose(
              choices.some(({ promotionId }) => promotionId === value) ? { promotionId: value } : { offerCode: value },
            )
          }
          options={[
            { value: '', label: t('deposit.noOffer') },
            ...offers.map((each) => ({
              value: each.code,
              label: each.title,
              isDisabled: !fitting.includes(each),
              help:
                amount !== undefined && fitting.includes(each)
                  ? t('deposit.offerText', { bonus: money(bonusOf(amount, each, currency)) })
                  : from(each.minAmount),
            })),
            ...choices.map((each) => ({
              value: each.promotionId,
              label: each.title,
              isDisabled: amount === undefined || (!promotions.isStale && !isOfUse(each)),
              help: describe(each),
            })),
          ]}
        />
      )}
      {isPromotion && <QuietLink to={paths.activityDetail(chosen)}>{t('deposit.offerTerms')}</QuietLink>}
      {applying.length > 0 && (
        <Card as="section">
          <Stack gap={2}>
            <Heading level={2} size={16}>
              {t('deposit.applies')}
            </Heading>
            {applying.map((each) => (
              <div key={each.promotionId}>
                <Text isStrong>{each.title}</Text>
                <Text size={14} tone="secondary">
                  {describe(each)}
                </Text>
              </div>
            ))}
          </Stack>
        </Card>
      )}
      {promotions.hasFailed && (
        <Stack direction="row" gap={2} align="center" justify="space-between">
          <Text size={14} tone="secondary">
            {t('deposit.offersFailed')}
          </Text>
          <Button size="small" variant="secondary" onClick={promotions.retry}>
            {common('action.retry')}
          </Button>
        </Stack>
      )}
    </>
  );
}
