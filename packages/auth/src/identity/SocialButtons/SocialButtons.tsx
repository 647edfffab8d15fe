import { useRef, useState } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { useLoginMutation } from '@parlor/api-client';
import { paths, useReturnTo, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import { FormProblem } from '../../components/FormProblem/FormProblem.tsx';
import { useBotCheck } from '../../hooks/useBotCheck.ts';
import { identityProblem, type SocialProvider } from '../identityAdapter.ts';
import { useIdentityProvider } from '../useIdentityProvider.ts';
import { ProviderMark } from './ProviderMark.tsx';
import * as S from './SocialButtons.styles.ts';

export interface SocialButtonsProps {
  /** Called after the login. Defaults to returning to the requested page. */
  readonly onLoggedIn?: () => void | Promise<void>;
}

/**
 * The social login buttons. The first login creates an account. Renders nothing on the agent login or before the
 * provider is ready.
 */
export function SocialButtons({ onLoggedIn }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const isAgentLogin = useMatch(paths.agentLogin) !== null;
  const switches: Record<SocialProvider, boolean> = {
    google: useSwitch('googleLogin'),
    facebook: useSwitch('facebookLogin'),
  };
  const providers = (['google', 'facebook'] as const).filter((provider) => switches[provider] && !isAgentLogin);
  const { adapter } = useIdentityProvider({ isNeeded: providers.length > 0 });
  const { withBotCheck } = useBotCheck();
  const [login] = useLoginMutation();
  const [state, setState] = useState<{ busy?: SocialProvider; error?: unknown }>({});
  const round = useRef(0);
  if (adapter === null) return null;

  const signIn = async (provider: SocialProvider) => {
    round.current += 1;
    const mine = round.current;
    // A new press cancels the previous window; its result is ignored.
    const show = (next: typeof state) => {
      if (round.current === mine) setState(next);
    };
    // A player who returns to this page without a sign-in may press again: the closed window is detected much later.
    const showRest = () => show({});
    window.addEventListener('focus', showRest);
    show({ busy: provider });
    try {
      const { idToken } = await adapter
        .signInWith(provider)
        .finally(() => window.removeEventListener('focus', showRest));
      show({ busy: provider });
      const answer = await withBotCheck((botCheck) =>
        login({ type: 'firebase', firebaseChannel: provider, firebaseIdToken: idToken, scope: 'member', botCheck }),
      );
      show(answer.error === undefined ? {} : { error: answer.error });
      if (answer.data) await (onLoggedIn ? onLoggedIn() : navigate(returnTo, { replace: true }));
    } catch (error) {
      show({ error: identityProblem(error) });
    }
  };

  return (
    <S.Root aria-label={t('social.title')}>
      <S.Divider>{t('social.or')}</S.Divider>
      <FormProblem error={state.error} />
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          isFullWidth
          icon={<ProviderMark provider={provider} />}
          isLoading={state.busy === provider}
          disabled={state.busy !== undefined && state.busy !== provider}
          onClick={() => void signIn(provider)}
        >
          {provider === 'google' ? t('social.google') : t('social.facebook')}
        </Button>
      ))}
      <S.Note>
        {t('social.note')} {/* The terms open beside the form: reading them must not cost what was typed. */}
        <S.TermsLink href={paths.help('terms')} target="_blank" rel="noopener">
          {t('register.terms')}
        </S.TermsLink>
      </S.Note>
    </S.Root>
  );
}
