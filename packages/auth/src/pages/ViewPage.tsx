import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorMessageKey, isApiError, useLogoutMutation, useRedeemViewMutation } from '@parlor/api-client';
import { isAgentType, Link, paths, toastDuration, useSession, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState, LinkButton, Page as PageFrame } from '@parlor/ui-kit';

const PREFIX = '#view=';

/** Returns the token of a link. It is in the fragment, which is never sent to a server. */
function tokenOf(hash: string): string | undefined {
  return hash.startsWith(PREFIX) && hash.length > PREFIX.length ? hash.slice(PREFIX.length) : undefined;
}

/** Returns the token of the link and removes it from address and history before the first paint. */
function useToken(): string | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState(() => tokenOf(hash));
  const inAddress = tokenOf(hash);
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  useLayoutEffect(() => {
    if (inAddress !== undefined && tokenOf(window.location.hash) !== undefined)
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [inAddress]);
  return token;
}

/**
 * The page at /m/view on which an operator starts the view of an account by a link (AGT-09). The link is used when the
 * button is pressed.
 */
export function Page() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { t: titles } = useTranslation('screens');
  const token = useToken();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [redeem, { isLoading, error }] = useRedeemViewMutation();
  const [logOut, { isLoading: isLeaving }] = useLogoutMutation();

  const begin = async () => {
    if (token === undefined) return;
    const answer = await redeem({ viewToken: token });
    if (answer.data) await navigate(isAgentType(answer.data.type) ? paths.agentHome : paths.home, { replace: true });
    else if (!isUsed(answer.error))
      toast({ tone: 'danger', messageKey: errorMessageKey(answer.error), durationMs: toastDuration.long });
  };

  const home = <LinkButton render={<Link to={paths.home} />}>{common('shell.home')}</LinkButton>;
  if (token === undefined)
    return (
      <PageFrame>
        <EmptyState scene="closed" title={t('view.noLink')} description={t('view.noLinkText')} action={home} />
      </PageFrame>
    );
  if (isUsed(error))
    return (
      <PageFrame>
        <EmptyState scene="closed" title={t('view.invalid')} description={t('view.invalidText')} action={home} />
      </PageFrame>
    );
  if (session !== null && !isLoading)
    return (
      <PageFrame>
        <EmptyState
          scene="closed"
          title={t('view.loggedIn')}
          description={t('view.loggedInText')}
          action={
            <Button isLoading={isLeaving} onClick={() => void logOut()}>
              {common('shell.logout')}
            </Button>
          }
        />
      </PageFrame>
    );
  return (
    <PageFrame>
      <EmptyState
        scene="search"
        title={titles('auth.view')}
        description={t('view.text')}
        action={
          <Button isLoading={isLoading} onClick={() => void begin()}>
            {t('view.begin')}
          </Button>
        }
      />
    </PageFrame>
  );
}

function isUsed(error: unknown): boolean {
  return isApiError(error) && error.code === 'view.link_invalid';
}
