import { useMemo, useState } from 'react';
import { useLazyGetBotChallengeQuery } from '@parlor/api-client';
import { useGatewayNow } from '@parlor/core';
import { createBotCheck, type BotCheck } from '../model/botCheck.ts';

/**
 * The bot check of a form, invisible to the player. Call `prepare` when the form is first touched. Send calls that
 * always need the check by `withBotCheck(call, { isAlways: true })`; without `isAlways`, a call is retried once if the
 * gateway requires the check. `isSolving` while a call waits for a solution.
 */
export function useBotCheck(): {
  isSolving: boolean;
  prepare: () => void;
  withBotCheck: <Answer extends { error?: unknown }>(
    call: (botCheck: string) => Promise<Answer>,
    options?: { isAlways?: boolean },
  ) => Promise<Answer>;
} {
  const [fetchChallenge] = useLazyGetBotChallengeQuery();
  const [isSolving, setIsSolving] = useState(false);
  const gatewayNow = useGatewayNow();
  const check = useMemo<BotCheck>(
    () => createBotCheck(() => fetchChallenge(undefined, false).unwrap(), setIsSolving, gatewayNow),
    [fetchChallenge, gatewayNow],
  );
  return {
    isSolving,
    prepare: check.prepare,
    withBotCheck: (call, { isAlways = false } = {}) => check.send(call, isAlways),
  };
}
