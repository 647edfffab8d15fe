import type { ReactNode } from 'react';
import type { OfferTerms, Promotion } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Heading } from '@parlor/ui-kit';
import { PromotionDates } from '../PromotionCard/PromotionCard.tsx';
import * as S from './OfferFacts.styles.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <S.Fact>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </S.Fact>
  );
}

function useWriters(terms: OfferTerms) {
  const { t } = useTranslation('promo');
  const { tag } = useLanguage();
  const money = (amount: string) => formatMoney(amount, { currency: terms.currency, locale: tag });
  const percent = (value: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  const reward = (): string => {
    if (terms.contestReward !== null)
      return t(`facts.${terms.contestReward.unit}`, { count: terms.contestReward.count });
    if (terms.packets !== null) return t('facts.packets', { ...terms.packets, total: money(terms.packets.total) });
    if (terms.freeRounds !== null)
      return t('facts.freeRounds', { count: terms.freeRounds.count, stake: money(terms.freeRounds.stake) });
    const kind = t(terms.reward === 'cash' ? 'facts.cash' : 'facts.bonus');
    if (terms.amount !== null) return t('facts.fixed', { amount: money(terms.amount), kind });
    const given = terms.steps.filter((step) => /[1-9]/.test(step));
    const [first] = given;
    const last = given.at(-1);
    if (first !== undefined && last !== undefined)
      return first === last
        ? t('facts.fixed', { amount: money(first), kind })
        : t('facts.range', { from: money(first), to: money(last), kind });
    if (terms.percent === null)
      return terms.maxAmount === null ? kind : t('facts.upTo', { amount: money(terms.maxAmount), kind });
    const share = percent(terms.percent);
    if (terms.maxAmount === null) return t('facts.share', { percent: share, kind });
    return t('facts.shareUpTo', { percent: share, kind, max: money(terms.maxAmount) });
  };
  return { money, percent, reward };
}

function wageringKey({ freeRounds, wageringBase }: OfferTerms) {
  if (freeRounds !== null) return 'facts.wageringWins';
  return wageringBase === 'bonus' ? 'facts.wageringTimes' : 'facts.wageringBoth';
}

/** The rewards and requirements of an offer, by its rule. */
export function OfferFacts({ promotion, terms }: { promotion: Promotion; terms: OfferTerms }) {
  const { t } = useTranslation('promo');
  const { tag } = useLanguage();
  const { money, percent, reward } = useWriters(terms);
  const gameTypeName = useGameTypeName();
  const occasion = (kind: NonNullable<OfferTerms['occasion']>): string => {
    if (kind === 'referral') return t('facts.occasionReferral');
    if (terms.levels.length === 0) return t('facts.occasionLevel');
    return t('facts.occasionLevels', {
      levels: new Intl.ListFormat(tag, { type: 'disjunction' }).format(terms.levels),
    });
  };
  const shareText = ({ gameType, percent: counted, minOdds }: OfferTerms['contributions'][number]) => {
    const share = `${gameTypeName(gameType)} ${percent(counted)}`;
    return minOdds === undefined ? share : t('facts.fromOdds', { share, odds: minOdds });
  };
  return (
    <Card as="section">
      <Heading level={3} size={16}>
        {t('facts.title')}
      </Heading>
      <S.Facts>
        {terms.occasion !== null && <Fact name={t('facts.occasion')}>{occasion(terms.occasion)}</Fact>}
        <Fact name={t('facts.reward')}>{reward()}</Fact>
        {terms.contestReward !== null && (
          <Fact name={t(`facts.${terms.contestReward.unit}Of`)}>
            <Link to={paths.contest(terms.contestReward.contest)}>{t(`facts.${terms.contestReward.unit}Link`)}</Link>
          </Fact>
        )}
        {terms.minDeposit !== null && <Fact name={t('facts.minDeposit')}>{money(terms.minDeposit)}</Fact>}
        {terms.minStake !== null && <Fact name={t('facts.minStake')}>{money(terms.minStake)}</Fact>}
        {terms.minLoss !== null && <Fact name={t('facts.minLoss')}>{money(terms.minLoss)}</Fact>}
        {terms.contestReward === null && (
          <Fact name={t('facts.wagering')}>
            {terms.wageringMultiple === null
              ? t('facts.wageringNone')
              : t(wageringKey(terms), { times: terms.wageringMultiple })}
          </Fact>
        )}
        {terms.wageringMultiple !== null && terms.contributions.length > 0 && (
          <Fact name={t('facts.contributions')}>
            <S.Shares>
              {terms.contributions.map((counted) => (
                <li key={counted.gameType}>{shareText(counted)}</li>
              ))}
            </S.Shares>
          </Fact>
        )}
        {terms.maxStake !== null && (
          <Fact name={t('facts.maxStake')}>{t('facts.maxStakeText', { amount: money(terms.maxStake) })}</Fact>
        )}
        {terms.conversionCap !== null && <Fact name={t('facts.conversionCap')}>{money(terms.conversionCap)}</Fact>}
        {terms.days !== null && <Fact name={t('facts.days')}>{t('facts.daysText', { count: terms.days })}</Fact>}
        {terms.claimDays !== null && (
          <Fact name={t('facts.claimDays')}>{t('facts.daysText', { count: terms.claimDays })}</Fact>
        )}
        {(terms.perPlayer ?? terms.perDay) !== null && (
          <Fact name={t('facts.limit')}>
            {terms.perPlayer !== null && <div>{t('facts.perPlayer', { count: terms.perPlayer })}</div>}
            {terms.perDay !== null && <div>{t('facts.perDay', { count: terms.perDay })}</div>}
          </Fact>
        )}
        {terms.hours.length > 0 && (
          <Fact name={t('facts.hours')}>
            {terms.hours.map((hours) => (
              <div key={hours.from}>{t('facts.hoursText', hours)}</div>
            ))}
          </Fact>
        )}
        <Fact name={t('facts.window')}>
          <PromotionDates promotion={promotion} />
        </Fact>
      </S.Facts>
    </Card>
  );
}
