import { useNavigate } from 'react-router';
import { errorMessageKey, useStartTrialMutation } from '@parlor/api-client';
import { paths, toastDuration, useIsLoggedIn, useSwitch, useToast } from '@parlor/core';

/** Returns whether free play is offered, and a function that starts a trial and replaces the page with home. */
export function useFreePlay(): { isOffered: boolean; isStarting: boolean; start: () => Promise<void> } {
  const isLoggedIn = useIsLoggedIn();
  const isSwitchedOn = useSwitch('trialLogin');
  const navigate = useNavigate();
  const toast = useToast();
  const [startTrial, { isLoading }] = useStartTrialMutation();

  const start = async () => {
    const answer = await startTrial();
    if (answer.error)
      toast({ tone: 'danger', messageKey: errorMessageKey(answer.error), durationMs: toastDuration.long });
    else await navigate(paths.home, { replace: true });
  };
  return { isOffered: !isLoggedIn && isSwitchedOn, isStarting: isLoading, start };
}
