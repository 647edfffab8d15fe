import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { Component, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLogoutMutation } from '@parlor/api-client';
import { paths, reportProblem } from '@parlor/core';
import { useTranslation, useFullPack } from '@parlor/i18n';
import { Button, StatusBanner } from '@parlor/ui-kit';

function Words() {
  useFullPack();
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [logOut, { isLoading }] = useLogoutMutation();
  const end = async () => {
    await logOut();
    await navigate(paths.home, { replace: true });
  };
  return (
    <StatusBanner
      tone="warning"
      icon={<EyeIcon aria-hidden />}
      message={t('view.bar')}
      action={
        <Button size="small" variant="secondary" isLoading={isLoading} onClick={() => void end()}>
          {t('view.end')}
        </Button>
      }
    />
  );
}

/** Names the view even if the texts fail to load: nobody may mistake it for their own login. */
class PlainWithoutTexts extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    reportProblem('The texts of the view bar did not load', cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <StatusBanner tone="warning" message="View only" /> : this.props.children;
  }
}

/** Shows on every page that an operator views the account, with a button that ends the view (AGT-09). */
export function ViewBar() {
  return (
    <PlainWithoutTexts>
      <Words />
    </PlainWithoutTexts>
  );
}
