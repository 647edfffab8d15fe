import type { SessionView } from '../arcadeApi.ts';
import { ArcadeFailure } from './arcadeClient.ts';
import type { Text } from './gameText.ts';
import { openNotice } from './panel.ts';
import type { SiteFrame } from './siteFrame.ts';

interface RefusalParts {
  text: Text;
  isFreePlay: boolean;
  onDeposit: () => void;
  onExit: () => void;
}

/** Titles and texts by the reason of a void round or the code of a refusal. */
const refusals: Readonly<Record<string, readonly [title: string, words: string]>> = {
  LIMIT_REACHED: ['limitTitle', 'limitText'],
  PLAYER_BLOCKED: ['blockedTitle', 'blockedText'],
  GAME_DISABLED: ['gameDisabledTitle', 'gameDisabledText'],
  SESSION_EXPIRED: ['expiredTitle', 'expiredText'],
  PARALLEL_GAMES: ['replacedTitle', 'replacedText'],
  MAX_STAKE: ['maxStakeTitle', 'maxStakeText'],
  MIN_CYCLE: ['tooSoonTitle', 'tooSoonText'],
};

/** Creates the function that shows refusals to the player of a session. */
export function refuserOf({
  text,
  session,
  siteFrame,
  onExit,
}: {
  text: Text;
  session: Pick<SessionView, 'isFreePlay'>;
  siteFrame: Pick<SiteFrame, 'post'>;
  onExit: () => void;
}): (reason: string) => void {
  const { isFreePlay } = session;
  return (reason) => showRefusal(reason, { text, isFreePlay, onDeposit: () => siteFrame.post('deposit'), onExit });
}

/** Shows why a bet was not accepted. */
function showRefusal(reason: string, { text, isFreePlay, onDeposit, onExit }: RefusalParts): void {
  const close = { label: text('close'), onPress: () => undefined };
  if (reason === 'INSUFFICIENT_FUNDS') {
    openNotice(
      text('insufficientTitle'),
      text(isFreePlay ? 'insufficientFree' : 'insufficientText'),
      isFreePlay
        ? [{ ...close, isPrimary: true }]
        : [close, { label: text('deposit'), isPrimary: true, onPress: onDeposit }],
    );
    return;
  }
  const [title, words] = refusals[reason] ?? ['troubleTitle', 'troubleText'];
  const isFinal = reason === 'SESSION_EXPIRED' || reason === 'PARALLEL_GAMES';
  openNotice(
    text(title),
    text(words),
    [isFinal ? { label: text('exit'), isPrimary: true, onPress: onExit } : { ...close, isPrimary: true }],
    isFinal,
  );
}

/** Returns why a session is over, by the code of a refusal; undefined while it continues. */
export function endOfSession(code: string): 'SESSION_EXPIRED' | 'PARALLEL_GAMES' | undefined {
  if (code === 'session.replaced') return 'PARALLEL_GAMES';
  return code === 'session.expired' ? 'SESSION_EXPIRED' : undefined;
}

/** Returns the message for the code of a refusal; undefined if the game continues without a notice. */
export function refusalOf(code: string): string | undefined {
  return code === 'round.insufficient_funds' ? 'INSUFFICIENT_FUNDS' : endOfSession(code);
}

/** Returns the code of a failed call. */
export function codeOf(error: unknown): string {
  return error instanceof ArcadeFailure ? error.code : 'unexpected';
}

/** Codes that show that the page's state is outdated. */
const outdatedCodes: ReadonlySet<string> = new Set([
  'round.unfinished',
  'seed.client_seed_set',
  'seed.rotated',
  'seed.client_seed_needed',
  'free_rounds.over',
]);

/** Whether the page's state is outdated, so that it must request the session again. */
export function isOutdated(code: string): boolean {
  return outdatedCodes.has(code);
}
