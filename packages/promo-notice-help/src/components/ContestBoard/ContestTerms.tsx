import type { Contest } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Heading, Stack, Table, Text, writeDate } from '@parlor/ui-kit';
import * as S from './ContestTerms.styles.ts';

/** The counting rules of a contest, in sentences. */
export function ContestRules({ contest }: { contest: Contest }) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const gameTypeName = useGameTypeName();
  const { currency, startsAt, endsAt, measure, gameTypes, games, minStake, points, ticket, reward, wageringMultiple } =
    contest;
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const moment = (at: number) => writeDate(at, 'moment', { locale: tag, timeZone, length: 'medium' });
  const rules = [
    t('rules.window', { from: moment(startsAt), to: moment(endsAt) }),
    t('rules.join'),
    ...(ticket === null
      ? [t(`rules.${measure}`)]
      : [
          t(measure === 'deposits' ? 'rules.ticketDeposit' : 'rules.ticketStake', { amount: money(ticket.per) }),
          ...(ticket.most === null ? [] : [t('rules.ticketMost', { count: ticket.most })]),
        ]),
    ...(points === null ? [] : [t('rules.point', { amount: money(points.per) })]),
    ...(points?.wins ?? []).map((win) => t('rules.pointWin', { multiple: win.multiple, count: win.points })),
    ...(gameTypes === null ? [] : [t('rules.gameTypes', { names: gameTypes.map(gameTypeName).join(', ') })]),
    ...(minStake === null ? [] : [t('rules.minStake', { amount: money(minStake) })]),
    ...(ticket === null ? [t('rules.ties')] : []),
    reward === 'cash' || wageringMultiple === null ? t('rules.cash') : t('rules.bonus', { times: wageringMultiple }),
  ];
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {t('rules.title')}
        </Heading>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {games !== null && (
          <Stack gap={2}>
            <Text size={14} tone="secondary">
              {t('rules.games')}
            </Text>
            <Stack direction="row" gap={3} isWrapping>
              {games.map(({ nodeId, name }) => (
                <Link key={nodeId} to={paths.play(nodeId)}>
                  {name}
                </Link>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** The prizes of a contest by place. */
export function ContestPrizes({ contest: { prizes, currency } }: { contest: Contest }) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {t('prizes.title')}
        </Heading>
        <Table
          caption={t('prizes.title')}
          getKey={({ from }) => String(from)}
          rows={prizes}
          columns={[
            {
              id: 'place',
              header: t('board.rank'),
              isRowName: true,
              render: ({ from, to }) => (from === to ? String(from) : `${from} – ${to}`),
            },
            {
              id: 'amount',
              header: t('board.prize'),
              align: 'end',
              render: ({ amount }) => formatMoney(amount, { currency, locale: tag }),
            },
          ]}
        />
        <Text size={14} tone="secondary">
          {t('prizes.text')}
        </Text>
      </Stack>
    </Card>
  );
}

/** The inputs of a raffle's draw, so that anyone can verify it. */
export function DrawFacts({ draw }: { draw: NonNullable<Contest['draw']> }) {
  const { t } = useTranslation('contests');
  const facts = [
    [t('draw.commitment'), draw.commitment],
    [t('draw.seed'), draw.seed ?? t('draw.later')],
    ...(draw.listHash === null ? [] : [[t('draw.list'), draw.listHash] as const]),
  ] as const;
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {t('draw.title')}
        </Heading>
        <Text>{t('draw.text')}</Text>
        {facts.map(([name, value]) => (
          <Stack key={name} gap={1}>
            <Text size={14} tone="secondary">
              {name}
            </Text>
            <S.Digits>{value}</S.Digits>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
