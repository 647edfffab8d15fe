import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useEffect, useId, useState } from 'react';
import { useListWinnersQuery } from '@parlor/api-client';
import type { Winner, WinnerOrder } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation, useFullPack } from '@parlor/i18n';
import {
  Badge,
  Card,
  formatMoney,
  Heading,
  IconButton,
  ListRow,
  Money,
  RowList,
  ScrollNumber,
  Stack,
  Tabs,
  Text,
} from '@parlor/ui-kit';
import * as S from './WinnersTicker.styles.ts';

const ROWS = 4;
const TURN_MS = 4000;
const COUNTER_DIGITS = 10;

/** The length of a number padded to ten digits, including separators. */
function counterLength(written: string): number {
  return COUNTER_DIGITS + written.replace(/\d/g, '').length;
}

function Winning({ winner }: { winner: Winner }) {
  const { t } = useTranslation('games');
  return (
    <S.Line>
      <span>{t('home.won', { account: winner.account, game: winner.gameName })}</span>
      {winner.isDemo && <Badge>{t('home.demo')}</Badge>}
    </S.Line>
  );
}

/** Winners, the latest or today's biggest: one on a ten-digit counter, with the next ones below. Can be paused. */
export function WinnersTicker() {
  useFullPack();
  const { t } = useTranslation('games');
  const { t: lobby } = useTranslation('lobby');
  const { tag } = useLanguage();
  const { currency } = useSettings();
  const id = useId();
  const [order, setOrder] = useState<WinnerOrder>('latest');
  // While another order loads, the previous one remains.
  const { data, isLoading } = useListWinnersQuery({ order });
  const [turn, setTurn] = useState(0);
  const [isPaused, setIsPaused] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const winners = data?.list ?? [];

  useEffect(() => {
    if (isPaused || winners.length < 2) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((before) => before + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [isPaused, winners.length]);

  const shown = winners[turn % Math.max(winners.length, 1)];
  if (!shown) return isLoading ? <S.Place /> : null;
  const next = Array.from(
    { length: Math.min(ROWS, winners.length - 1) },
    (_, index) => winners[(turn + 1 + index) % winners.length],
  ).filter((winner) => winner !== undefined);
  const written = formatMoney(shown.vo.winAmount, { locale: tag });
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Stack direction="row" align="center" justify="space-between">
        <Heading level={2} id={id}>
          {t('home.winners')}
        </Heading>
        <IconButton
          size="small"
          label={lobby(isPaused ? 'winnersPlay' : 'winnersPause')}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon weight="fill" /> : <PauseIcon weight="fill" />}
        </IconButton>
      </Stack>
      <Tabs<WinnerOrder>
        variant="pill"
        label={lobby('winnersOrder')}
        items={[
          { id: 'latest', label: lobby('winnersLatest') },
          { id: 'biggest', label: lobby('winnersBiggest') },
        ]}
        value={order}
        onChange={(chosen) => {
          setOrder(chosen);
          setTurn(0);
        }}
      />
      <Card>
        <S.Spot>
          <S.Amount>
            <ScrollNumber value={written} minLength={counterLength(written)} />
          </S.Amount>
          <Text as="div" size={14} tone="secondary">
            <Winning winner={shown} />
          </Text>
        </S.Spot>
      </Card>
      <RowList label={t('home.winners')}>
        {next.map((winner) => (
          <ListRow
            key={`${winner.account} ${winner.nodeId} ${winner.wonAt}`}
            isDense
            title={
              <Text as="span" size={14}>
                {winner.account}
              </Text>
            }
            detail={
              <S.Game>
                <span>{winner.gameName}</span>
                {winner.isDemo && <Badge>{t('home.demo')}</Badge>}
              </S.Game>
            }
            end={<Money amount={winner.vo.winAmount} currency={currency} locale={tag} tone="auto" isStrong />}
          />
        ))}
      </RowList>
    </Stack>
  );
}
