import { useId } from 'react';
import { useListFixturesQuery } from '@parlor/api-client';
import type { ShownFixture } from '@parlor/contract';
import { Link, paths, useIsLoggedIn, type PopupState } from '@parlor/core';
import { useLanguage, useTranslation, useFullPack } from '@parlor/i18n';
import { Badge, Heading, LinkButton, Skeleton, Stack } from '@parlor/ui-kit';
import { listPath } from '../../model/gameScreens.ts';
import * as S from './FixtureOdds.styles.ts';
import { FIXTURES } from './oddsHeight.ts';

/** The polling interval of the odds while the page is visible, in ms. */
const POLL_MS = 10_000;
const signs = { home: '1', draw: 'X', away: '2' } as const;

/** The address of the sportsbook at a fixture. */
function addressOf({ nodeId, id }: ShownFixture): string {
  return `${paths.play(nodeId)}?${new URLSearchParams({ fixture: id }).toString()}`;
}

/** A fixture as a link. Its text is its accessible name, so spaces separate the columns for screen readers. */
function FixtureLine({ fixture }: { fixture: ShownFixture }) {
  const { t } = useTranslation('lobby');
  const { tag } = useLanguage();
  const isLoggedIn = useIsLoggedIn();
  const { home, away, score, isLive, clock, startsAt, prices, league } = fixture;
  const address = addressOf(fixture);
  const loginState: PopupState = { returnTo: address };
  const moment = isLive
    ? clock === null
      ? t('fixtureLive')
      : t('fixtureMinute', { minute: clock })
    : new Date(startsAt).toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <S.Line {...(isLoggedIn ? { to: address } : { to: paths.login, state: loginState })}>
      <S.Teams>
        {[home, away].map((name, side) => (
          <S.Team key={side}>
            <span>{name}</span> <span>{isLive ? score[side] : ''}</span>{' '}
          </S.Team>
        ))}
        <S.Moment data-is-live={isLive}>{`${moment} · ${league}`}</S.Moment>{' '}
      </S.Teams>
      {prices.length > 0 && (
        <S.Odds>
          {prices.map(({ pick, price }) => (
            <S.Price key={pick}>
              <S.Pick>{signs[pick]}</S.Pick> {price}{' '}
            </S.Price>
          ))}
        </S.Odds>
      )}
    </S.Line>
  );
}

/** Live and upcoming fixtures with their odds. Each opens the sportsbook at the fixture. */
export function FixtureOdds() {
  useFullPack();
  const { t } = useTranslation('lobby');
  const { t: common } = useTranslation();
  const id = useId();
  const { data, isLoading } = useListFixturesQuery(
    { sport: 'football' },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const fixtures = data?.list.slice(0, FIXTURES) ?? [];
  if (fixtures.length === 0 && !isLoading) return null;
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Stack direction="row" gap={3} align="center" justify="space-between">
        <Stack direction="row" gap={2} align="center">
          <Heading level={2} id={id}>
            {t('fixtures')}
          </Heading>
          <Badge>{t('simulated')}</Badge>
        </Stack>
        <LinkButton
          variant="ghost"
          size="small"
          aria-label={`${common('action.all')}: ${t('fixtures')}`}
          render={<Link to={listPath('SPORTS')} />}
        >
          {common('action.all')}
        </LinkButton>
      </Stack>
      <S.List aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: FIXTURES }, (_, index) => (
              <li key={index}>
                <S.Bones>
                  <Skeleton shape="block" />
                </S.Bones>
              </li>
            ))
          : fixtures.map((fixture) => (
              <li key={fixture.id}>
                <FixtureLine fixture={fixture} />
              </li>
            ))}
      </S.List>
    </Stack>
  );
}
