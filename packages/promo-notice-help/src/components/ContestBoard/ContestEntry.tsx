import { errorMessageKey, useJoinContestMutation } from '@parlor/api-client';
import type { Contest, ContestStanding } from '@parlor/contract';
import { Link, paths, type PopupState } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Heading, LinkButton, Stack, Text } from '@parlor/ui-kit';
import { useScoreText } from '../../hooks/useScoreText.ts';

interface Props {
  contest: Contest;
  standing: ContestStanding | undefined;
  isLoggedIn: boolean;
}

/** The player's place in a contest, or the button to join it. */
export function ContestEntry({ contest, standing, isLoggedIn }: Props) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  const message = useMessage();
  const scoreText = useScoreText(contest);
  const [join, { isLoading, error }] = useJoinContestMutation();
  const { state, kind, code, currency } = contest;
  const isOpen = state === 'COMING' || state === 'RUNNING';
  if (standing === undefined && !isOpen) return null;
  const send = async () => {
    // A second tap while the first is pending has no effect.
    if (!isLoading) await join(code);
  };
  const returnTo: PopupState = { returnTo: paths.contest(code) };
  return (
    <Card as="section" isAccented={standing?.prize !== null && standing !== undefined}>
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {t('entry.title')}
        </Heading>
        {standing === undefined ? (
          <Text>{t('entry.join')}</Text>
        ) : (
          <>
            <Text isStrong>
              {standing.rank !== null && (kind === 'tournament' || standing.prize !== null)
                ? t('card.place', { rank: standing.rank, score: scoreText(standing.score) })
                : t('card.score', { score: scoreText(standing.score) })}
            </Text>
            {standing.given > 0 && <Text tone="secondary">{t('entry.given', { count: standing.given })}</Text>}
            {standing.entry !== null && <Text tone="secondary">{t('entry.number', { number: standing.entry })}</Text>}
            {standing.prize !== null && (
              <Text>
                {t(standing.isPaid ? 'entry.paid' : 'entry.won', {
                  amount: formatMoney(standing.prize, { currency, locale: tag }),
                })}
              </Text>
            )}
            {standing.prize === null && state === 'OVER' && <Text tone="secondary">{t('entry.nothing')}</Text>}
            {state === 'COUNTING' && <Text tone="secondary">{t('entry.counting')}</Text>}
          </>
        )}
        {error !== undefined && (
          <div role="alert">
            <Text tone="danger" size={14}>
              {message(errorMessageKey(error))}
            </Text>
          </div>
        )}
        {standing === undefined && isLoggedIn && (
          <Button isFullWidth isLoading={isLoading} onClick={() => void send()}>
            {t('entry.action')}
          </Button>
        )}
        {standing === undefined && !isLoggedIn && (
          <LinkButton isFullWidth render={<Link to={paths.login} state={returnTo} />}>
            {t('entry.login')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
