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
 * The bar over a page: back, title, a game without an account for visitors, menu. Back leads home where the page says
 * so, or where there is no step to go back to.
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
