import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { Rank } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, Card, formatMoney, Heading, Stack, Text, writeDate } from '@parlor/ui-kit';
import { nextLevel, shareOf } from '../../model/rankProgress.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as S from './LevelConditions.styles.ts';

interface Progress {
  id: string;
  label: string;
  done: string;
  target: string;
  left: string;
  isMet: boolean;
}

function Bars({ items, currency }: { items: readonly Progress[]; currency: Rank['currency'] }) {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  return (
    <S.List>
      {items.map(({ id, label, done, target, left, isMet }) => (
        <S.Item key={id}>
          <S.Line>
            <Text as="span" isStrong>
              {label}
            </Text>
            {isMet ? (
              <Badge tone="success" icon={<CheckIcon aria-hidden />}>
                {t('rank.met')}
              </Badge>
            ) : (
              <Text as="span" size={14}>
                {t('rank.left', { amount: money(left) })}
              </Text>
            )}
          </S.Line>
          <ProgressBar share={shareOf(done, target)} />
          <Text as="div" size={14} tone="secondary">
            {t('rank.ofTarget', { done: money(done), target: money(target) })}
          </Text>
        </S.Item>
      ))}
    </S.List>
  );
}

/** The requirements of the next level, and the progress of each (MEM-02). */
export function LevelConditions({ rank }: { rank: Rank }) {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const next = nextLevel(rank);
  if (next === undefined) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={20}>
        {t('rank.conditions', { level: next.name })}
      </Heading>
      <Card>
        <Stack gap={4}>
          <Bars
            currency={rank.currency}
            items={rank.conditions.map((condition) => ({
              ...condition,
              id: condition.kind,
              label: condition.kind === 'turnover' ? t('rank.turnover') : t('rank.deposits'),
            }))}
          />
          <Text size={14} tone="secondary">
            {rank.countedFrom !== null &&
              `${t('rank.countedFrom', {
                day: writeDate(Date.parse(rank.countedFrom), 'date', {
                  locale: tag,
                  timeZone: 'UTC',
                  length: 'medium',
                }),
              })}. `}
            {t('rank.turnoverText')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

/** The requirement to keep the level this month. */
export function KeepCondition({ rank }: { rank: Rank }) {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const { keep, current, currency } = rank;
  if (keep === null) return null;
  const day = writeDate(Date.parse(keep.until), 'date', { locale: tag, timeZone: 'UTC', length: 'medium' });
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={20}>
        {t('keep.title', { level: current.name })}
      </Heading>
      <Card>
        <Stack gap={3}>
          {keep.isJudged && <Bars currency={currency} items={[{ ...keep, id: 'keep', label: t('rank.turnover') }]} />}
          <Text size={14} tone="secondary">
            {keep.isJudged ? (keep.isMet ? t('keep.kept') : t('keep.text', { day })) : t('keep.firstMonth', { day })}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
