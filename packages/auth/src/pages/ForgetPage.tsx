import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Link, paths, useReturnTo, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton, Stack, Tabs } from '@parlor/ui-kit';
import { BrandHead } from '../components/BrandHead/BrandHead.tsx';
import { EmailRetrievalForm } from '../components/EmailRetrievalForm/EmailRetrievalForm.tsx';
import { LinkResetForm } from '../components/LinkResetForm/LinkResetForm.tsx';
import { PhoneResetForm } from '../components/PhoneResetForm/PhoneResetForm.tsx';
import { RegistrationSettingsGate } from '../components/RegistrationSettingsGate/RegistrationSettingsGate.tsx';
import { ServiceLinks } from '../components/ServiceLinks/ServiceLinks.tsx';
import { resetTokenOf } from '../model/resetToken.ts';

/** Returns the token of an email link and removes it from the address and the history before the first render. */
function useResetToken(): [token: string | undefined, drop: () => void] {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = resetTokenOf(hash);
  const [token, setToken] = useState(inAddress);
  // Another link was opened on the same page.
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);

  useLayoutEffect(() => {
    // Reads the browser's address: the router does not update before the first render.
    if (inAddress !== undefined && resetTokenOf(window.location.hash) !== undefined)
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [inAddress]);
  useEffect(() => {
    if (inAddress !== undefined) void navigate(pathname + search, { replace: true, state });
  }, [inAddress, navigate, pathname, search, state]);

  return [token, () => setToken(undefined)];
}

type Method = 'email' | 'phone';

/**
 * Resets a forgotten password at /m/forget: by email link, SMS code or customer service. Also the target of the
 * link.
 */
export function Page() {
  const { t } = useTranslation('auth');
  const { t: titles } = useTranslation('screens');
  const hasEmail = useSwitch('emailRetrieval');
  const hasPhone = useSwitch('phoneRetrieval');
  const { state } = useLocation();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const [resetToken, dropToken] = useResetToken();
  const [way, setWay] = useState<Method>(hasPhone && !hasEmail ? 'phone' : 'email');
  const [opened, setOpened] = useState<readonly Method[]>([way]);

  const choose = (next: Method) => {
    setWay(next);
    if (!opened.includes(next)) setOpened([...opened, next]);
  };
  const requestNewLink = () => {
    dropToken();
    choose('email');
  };

  const toLogin = (variant: 'primary' | 'ghost') => (
    <LinkButton variant={variant} isFullWidth={variant === 'ghost'} render={<Link to={paths.login} state={state} />}>
      {t('forget.toLogin')}
    </LinkButton>
  );
  if (resetToken !== undefined) {
    return (
      <Stack gap={4}>
        <BrandHead text={titles('auth.forget')} />
        <RegistrationSettingsGate>
          {(settings) => (
            <LinkResetForm
              key={resetToken}
              settings={settings}
              resetToken={resetToken}
              {...(hasEmail && { onRequestNewLink: requestNewLink })}
            />
          )}
        </RegistrationSettingsGate>
      </Stack>
    );
  }
  if (!hasEmail && !hasPhone)
    return (
      <EmptyState
        scene="closed"
        title={t('forget.off')}
        description={t('forget.offText')}
        action={
          <>
            {toLogin('primary')}
            <ServiceLinks />
          </>
        }
      />
    );

  // The hidden form stays mounted, with its input.
  const forms = (
    <>
      {opened.includes('email') && (
        <div hidden={way !== 'email'}>
          <EmailRetrievalForm />
        </div>
      )}
      {opened.includes('phone') && (
        <div hidden={way !== 'phone'}>
          <RegistrationSettingsGate>
            {(settings) => (
              <PhoneResetForm settings={settings} onDone={() => void navigate(returnTo, { replace: true })} />
            )}
          </RegistrationSettingsGate>
        </div>
      )}
    </>
  );
  return (
    <Stack gap={4}>
      <BrandHead text={t('forget.text')} />
      {hasEmail && hasPhone ? (
        <Tabs
          label={t('forget.ways')}
          isFitted
          items={[
            { id: 'email', label: t('forget.byEmail') },
            { id: 'phone', label: t('forget.byPhone') },
          ]}
          value={way}
          onChange={choose}
        >
          {forms}
        </Tabs>
      ) : (
        forms
      )}
      {toLogin('ghost')}
    </Stack>
  );
}
