import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { paths, useDialogs, useIsLoggedIn, useStepBack, type FeatureRoute } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { IconButton, TopBar } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { lazyPart } from '../lazyPart.ts';

const FreePlayButton = lazyPart(async () => (await import('./FreePlayButton.tsx')).FreePlayButton);

/**
 * The header of a page: back, title, free play for visitors, menu. Back goes home if the route says so or if there is
 * no previous entry.
 */
export function ShellHeader({ route }: { route: Pick<FeatureRoute, 'titleKey' | 'back'> }) {
  const { t } = useTranslation();
  const message = useMessage();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const { openDialog } = useDialogs();
  const { layout } = useBrand();
  const isLoggedIn = useIsLoggedIn();

  const goHome = () => void navigate(paths.home);
  const goBack = () => (route.back === 'home' ? goHome() : stepBack(goHome));

  return (
    <TopBar
      shape={layout.header}
      title={message(route.titleKey)}
      backLabel={t('action.back')}
      onBack={goBack}
      actions={
        <>
          {!isLoggedIn && (
            <Suspense fallback={null}>
              <FreePlayButton />
            </Suspense>
          )}
          <IconButton
            label={t('shell.menu')}
            aria-haspopup="dialog"
            data-dialog="drawer"
            onClick={() => openDialog('drawer')}
          >
            <ListIcon />
          </IconButton>
        </>
      }
    />
  );
}
