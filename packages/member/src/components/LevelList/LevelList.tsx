import { useState } from 'react';
import type { Level, Rank } from '@parlor/contract';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, Card, formatMoney, Heading, ListRow, RowList, Stack, Table, Tabs, Text } from '@parlor/ui-kit';
import { writePercent } from '../../model/rankProgress.ts';

/** All levels with their requirements and benefits. The next level, or the player's own, is open at first. */
export function LevelList({ rank }: { rank: Rank }) {
  const { t } = useTranslation('loyalty');
  const { levels, current, playerRankProgress } = rank;
  const [chosen, setChosen] = useState(playerRankProgress.labelId ?? current.labelId);
  const level = levels.find(({ labelId }) => labelId === chosen) ?? levels[0];
  if (level === undefined) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={20}>
        {t('levels.title')}
      </Heading>
      <Tabs
        label={t('levels.choose')}
        variant="pill"
        items={levels.map(({ labelId, name }) => ({ id: labelId, label: name }))}
        value={level.labelId}
        onChange={setChosen}
      >
        <LevelDetails level={level} currency={rank.currency} isCurrent={level.labelId === current.labelId} />
      </Tabs>
    </Stack>
  );
}

function LevelDetails({
  level,
  currency,
  isCurrent,
}: {
  level: Level;
  currency: Rank['currency'];
  isCurrent: boolean;
}) {
  const { t } = useTranslation('loyalty');
  const nameOf = useGameTypeName();
  const { tag } = useLanguage();
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={3}>
          <Stack direction="row" gap={2} justify="space-between" align="center" isWrapping>
            <Heading level={3} size={20}>
              {level.name}
            </Heading>
            {isCurrent && <Badge tone="success">{t('levels.yours')}</Badge>}
          </Stack>
          <Heading level={4} size={16}>
            {t('levels.asks')}
          </Heading>
          {level.conditions.length === 0 ? (
            <Text size={14}>{t('levels.start')}</Text>
          ) : (
            <RowList label={t('levels.asks')}>
              {level.conditions.map(({ kind, target }) => (
                <ListRow
                  key={kind}
                  isDense
                  title={kind === 'turnover' ? t('rank.turnover') : t('rank.deposits')}
                  end={money(target)}
                />
              ))}
            </RowList>
          )}
          {level.keepTurnover !== null && (
            <Text size={14} tone="secondary">
              {t('levels.keep', { amount: money(level.keepTurnover) })}
            </Text>
          )}
          <Heading level={4} size={16}>
            {t('levels.gives')}
          </Heading>
          <RowList label={t('levels.gives')}>
            <ListRow
              isDense
              title={t('levels.gift')}
              detail={level.gift === null ? undefined : t('levels.giftText')}
              end={level.gift === null ? t('levels.none') : money(level.gift)}
            />
            <ListRow
              isDense
              title={t('levels.birthday')}
              detail={level.birthdayGift === null ? undefined : t('levels.birthdayText')}
              end={level.birthdayGift === null ? t('levels.none') : money(level.birthdayGift)}
            />
            <ListRow
              isDense
              title={t('levels.withdrawal')}
              end={t('levels.withdrawalText', { count: level.withdrawalHours })}
            />
            <ListRow
              isDense
              title={t('levels.service')}
              end={level.hasPersonalService ? t('levels.servicePersonal') : t('levels.serviceUsual')}
            />
          </RowList>
        </Stack>
      </Card>
      {level.rebates.length > 0 && (
        <Table
          caption={t('levels.rebates')}
          rows={level.rebates}
          getKey={({ gameType }) => gameType}
          columns={[
            {
              id: 'type',
              header: t('levels.rebates'),
              render: ({ gameType }) => nameOf(gameType),
              isRowName: true,
            },
            { id: 'rate', header: '%', align: 'end', render: ({ percent }) => writePercent(percent, tag) },
          ]}
        />
      )}
    </Stack>
  );
}
